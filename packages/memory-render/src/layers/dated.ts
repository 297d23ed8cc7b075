import { type EntryView, readAttribute } from '../entry.js';
import type { Config, EntryRenderer } from '../options.js';
import { lookUp } from '../properties.js';
import { pyStr } from '../python-text.js';
import { defineLayer } from './define-layer.js';
import { safeLine, safeText } from './line.js';

/** An ISO 8601 day, or an instant with its offset from UTC: the form that every engine reads alike. */
const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?(Z|[+-]\d\d:\d\d)$)?/;

/**
 * A layer of safe lines with a day in front: that of the first of the named attributes that holds one, in
 * the metadata or on the entry.
 */
export function datedLayer(before: string, names: readonly string[]): EntryRenderer {
  return defineLayer((view, config) => {
    const day = findDay(view, config, names);
    return safeLine(view, config, day && `${before}${day}:`);
  });
}

function findDay({ metadata, source }: EntryView, config: Config, names: readonly string[]): string {
  for (const name of names) {
    const day = toDay(lookUp(metadata, name) ?? readAttribute(source, name));
    if (day !== undefined) return safeText(day, config, name);
  }
  return '';
}

/**
 * The day, `YYYY-MM-DD`, in UTC of a `Date` or an ISO 8601 string. A string without an offset keeps its day:
 * no time zone of the machine may reach the text. A number is no day: it may be seconds or milliseconds.
 */
function toDay(value: unknown): string | undefined {
  const [, day, time, offset] = ISO.exec(pyStr(value)) ?? [];
  // An impossible instant has no JSON form.
  return time === undefined ? day : new Date(`${day}T${time}${offset}`).toJSON()?.slice(0, 10);
}
