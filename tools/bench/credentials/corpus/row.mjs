/**
 * How a row is written: a tagged template whose secret parts are wrapped with `S(…)`.
 */

class Secret {
  constructor(value) {
    this.value = value;
  }
}

/** Marks one part of a row as a secret. */
export function S(value) {
  return new Secret(value);
}

/** Puts the text together and collects the secrets in order. */
export function t(strings, ...parts) {
  let text = strings[0];
  const secrets = [];
  for (const [index, part] of parts.entries()) {
    const value = part instanceof Secret ? part.value : String(part);
    if (part instanceof Secret && !secrets.includes(value)) secrets.push(value);
    text += value + strings[index + 1];
  }
  return { text, secrets };
}

/** A positive row; `times` draws it with that many different values. */
export function pos(family, label, context, make, { times = 1, debatable = false } = {}) {
  return { kind: 'positive', family, label, context, make, times, debatable };
}

/** A row that has to come out unchanged. */
export function neg(family, context, make, { times = 1, debatable = false } = {}) {
  const wrapped = (v) => ({ text: typeof make === 'string' ? make : make(v), secrets: [] });
  return { kind: 'negative', family, label: '', context, make: wrapped, times, debatable };
}
