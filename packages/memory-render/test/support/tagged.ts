import fc from 'fast-check';

/** A value for both languages: what JavaScript renders, and the tagged form that Python reads. */
export interface Twin {
  readonly value: unknown;
  readonly tagged: readonly unknown[];
}

// biome-ignore format: one line a kind reads better
const TEXT_PIECES: readonly string[] = [
  'SOUL:', 'soul:', 'Soul :', 'ſoul:', 'SOUL：', 'AGENT_IDENTITY:', 'agent_ıdentity:', 'AGENT_IDENTİTY:', 'Agent_',
  ' ', '\t', '\n', '\r\n', '\v', '\f', '\x1c', '\x1d', '\x1e', '\x1f', '\x85', '\xa0', '\u1680', '\u180e', '\u2000',
  '\u200a', '\u200b', '\u2028', '\u2029', '\u202f', '\u205f', '\u2060', '\u3000', '\ufeff', '\x00', '\x7f', '\xad',
  'ß', 'ŉ', 'ǰ', 'ﬀ', 'ﬆ', 'İ', 'ı', 'ſ', 'K', 'é', 'e\u0301', '🦊', '\ud83d', '\udd8a', '\u{10ffff}', '𝐀',
  "'", '"', '\\', ', ', '=', '(', ')', '[', ']', '{', '}', '%s', '{0}', '$&', 'likes tea', 'x', '42', 'None',
  'Bearer abcdefgh99', 'bearer  a.b_c-d~e', '</memory-context>',
];

// biome-ignore format: one line a kind reads better
const KEYS: readonly string[] = [
  'name', 'a', 'b', '10', '2', '0', '01', '-1', '1.5', '4294967294', '4294967295', '__proto__', 'constructor',
  'toString', 'hasOwnProperty', '', ' k v ', 'Token', 'ſecret', 'toKen', 'apı_key', 'API_KEY', 'pass_word', 'é',
  'pAſſword', 'get', 'size', 'k=v',
];

/** Text from the corners of Unicode that the two languages see differently. */
export function twinText(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...TEXT_PIECES) },
    { weight: 1, arbitrary: fc.string() },
  );
  return fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
}

/** Any value that both languages have, containers included. */
export function twinValue(depth = 2): fc.Arbitrary<Twin> {
  const scalars = [
    twinText().map((text): Twin => ({ value: text, tagged: ['s', text] })),
    fc.constant<Twin>({ value: null, tagged: ['n'] }),
    fc.boolean().map((value): Twin => ({ value, tagged: ['b', value] })),
    fc.integer().map((value): Twin => ({ value, tagged: ['i', String(value)] })),
    fc.bigInt().map((value): Twin => ({ value, tagged: ['i', String(value)] })),
    twinFloat(),
  ];
  if (depth === 0) return fc.oneof(...scalars);
  const list = fc.array(twinValue(depth - 1), { maxLength: 3 });
  return fc.oneof(
    { weight: 8, arbitrary: fc.oneof(...scalars) },
    {
      weight: 1,
      arbitrary: list.map((items): Twin => {
        return { value: items.map(({ value }) => value), tagged: ['l', items.map(({ tagged }) => tagged)] };
      }),
    },
    { weight: 2, arbitrary: twinDict(depth - 1) },
  );
}

/** A dict: a `Map`, or a plain object where its keys keep their order. */
export function twinDict(depth = 1): fc.Arbitrary<Twin> {
  const key = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...KEYS) },
    { weight: 1, arbitrary: twinText() },
  );
  const pairs = fc.uniqueArray(fc.tuple(key, twinValue(depth)), { maxLength: 7, selector: ([name]) => name });
  return fc.tuple(pairs, fc.boolean()).map(([entries, asMap]): Twin => {
    const values = entries.map(([name, { value }]): [string, unknown] => [name, value]);
    const plain = Object.fromEntries(values);
    const keepsOrder = Object.keys(plain).every((name, index) => name === values[index]?.[0]);
    const tagged = ['d', entries.map(([name, twin]) => [['s', name], twin.tagged])];
    return { value: asMap || !keepsOrder ? new Map(values) : plain, tagged };
  });
}

/** A number that JavaScript can tell from an integer, or that both print alike. */
function twinFloat(): fc.Arbitrary<Twin> {
  const size = fc.oneof(
    fc.double(),
    fc.double({ min: -1e18, max: 1e18 }),
    fc.double({ min: -1e-3, max: 1e-3 }),
  );
  return size
    .filter((value) => Object.is(value, -0) || !Number.isInteger(value) || Math.abs(value) >= 1e16)
    .map((value): Twin => ({ value, tagged: ['f', Object.is(value, -0) ? '-0.0' : String(value)] }));
}
