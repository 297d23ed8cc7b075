import { readAttribute } from '../entry.js';
import { isDict, lookUp } from '../properties.js';
import { type LayerInput, safeText } from './line.js';

const ISO =
  /^\s*(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:[.,]\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?\s*$/i;

/** The first of the named attributes that holds a day, `YYYY-MM-DD`; metadata goes before the entry. */
export function safeDay(input: LayerInput, names: readonly string[]): string | undefined {
  const { metadata, source } = input.view;
  for (const name of names) {
    const stored = isDict(metadata) ? lookUp(metadata, name) : undefined;
    const day = toDay(stored ?? readAttribute(source, name));
    if (day !== undefined) return safeText(name, day, input);
  }
  return undefined;
}

/**
 * The day in UTC of a `Date`, of epoch milliseconds (or seconds, below 1e11) or of an ISO 8601 string. One
 * without an offset keeps its day: no time zone of the machine may reach the text.
 */
export function toDay(value: unknown): string | undefined {
  if (value instanceof Date) return dayOf(value.getTime());
  if (typeof value === 'number') return dayOf(Math.abs(value) < 1e11 ? value * 1000 : value);
  const match = typeof value === 'string' ? ISO.exec(value) : null;
  if (match === null) return undefined;
  const [, year, month, date, hour = '0', minute = '0', zone = 'Z'] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(date));
  if (dayOf(midnight) !== `${year}-${month}-${date}`) return undefined;
  return dayOf(midnight + (Number(hour) * 60 + Number(minute) - offsetMinutes(zone)) * 60_000);
}

function offsetMinutes(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

function dayOf(milliseconds: number): string | undefined {
  const date = new Date(milliseconds);
  const day = Number.isNaN(date.getTime()) ? '' : date.toISOString();
  return /^\d{4}-/.test(day) ? day.slice(0, 10) : undefined;
}
