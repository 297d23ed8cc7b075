/** The yardstick: a prefiltered list of regular expressions, applied the plain way. Speeds are told as multiples of it. */
import { yardstickRules } from './yardstick-rules.mjs';

const PLACEHOLDER = /^(?:x+|\*+|<.*>|\$\{?\w+\}?|\{\{.*\}\}|your.*|true|false|null|none)$/i;

function scrub(text) {
  const lower = text.toLowerCase();
  const spans = [];
  for (const { id, keywords, regex, accept } of yardstickRules) {
    if (!keywords.some((keyword) => lower.includes(keyword))) continue;
    regex.lastIndex = 0;
    for (let match = regex.exec(text); match !== null; match = regex.exec(text)) {
      const value = match[1] ?? match[0];
      if (PLACEHOLDER.test(value) || (accept !== undefined && !accept(value))) continue;
      const start = match.index + match[0].indexOf(value);
      spans.push({ id, start, end: start + value.length });
    }
  }
  if (spans.length === 0) return text;
  spans.sort((a, b) => a.start - b.start || b.end - a.end);
  let out = '';
  let at = 0;
  for (const { id, start, end } of spans) {
    if (start < at) continue;
    out += `${text.slice(at, start)}[REDACTED:${id.toUpperCase().replace(/-/g, '_')}]`;
    at = end;
  }
  return out + text.slice(at);
}

export const name = 'prefiltered regex list';
export const note = `${yardstickRules.length} rules, keyword prefilter; the yardstick (1×)`;
export const load = async () => scrub;
