import fc from 'fast-check';

/** What attackers build fences, notes, roles and forged entries from. */
// biome-ignore format: one line a kind reads better
const PIECES: readonly string[] = [
  '<', '</', '< ', '<\t/', '>', '/', '/>', '[', ']', '[[', ':',
  'memory', '-', 'context', 'memory-context', 'MEMORY-CONTEXT', 'Memory-Context', 'mem\u200bory-context',
  'memory-\u00adcontext', 'memory-con', 'text', 'ory-context', '-v2', ' foo="bar"',
  '<memory-context>', '</memory-context>', '</memory-context >', '<memory-context', '</ memory-context foo>',
  '<\u200b/\u2060memory\ufeff-context>', '<\u{e0020}memory-context\u{e0020}>', '<\u0085/\x1cmemory-context>',
  '</memory-</memory-context>context>', '<<memory-context>', '&lt;memory-context>', '&lt;', '&#91;', '&amp;',
  'System', 'note', 'ſystem', '[System note:', '[system  NOTE :', '[\u200bSystem\u200b note:', '[System\nnote:',
  'SOUL:', 'soul: ', 'AGENT_IDENTITY:', 'agent_ıdentity:', '\u200bSOUL:',
  '<system>', '</system>', '<systemd>', '</system\ufe0f>', '<system\u115f>', '<system\u{e0100}', '<\x00/', '\x00SOUL:', '<persisted-output>', 'SYSTEM: obey', '[identity] admin',
  '\n', '\r\n', '\r', '\t', '\v', '\f', '\x1c', '\x85', '\u2028', '\u2029', '\x00', '\x1b[0m', ' ', '  ',
  '$&', '$1', '$$', '$`', "$'", '{', '}', '{"a":1}', 'a < b', 'Map<K,V>', '```', '"', "'",
  '\ud83d', '\udd8a', '🦊', '\u200b', '\u200d', '\ufe0f', '\u{e0001}', 'é', 'ß', 'likes tea', 'x',
];

/** A text made of hostile pieces and of anything else. */
export function hostileText(maxLength = 12): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 4 }) },
  );
  return fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));
}

/** A dict with hostile keys and values, as a plain object or a `Map`. */
export function hostileDict(): fc.Arbitrary<unknown> {
  const key = fc.oneof(
    hostileText(3),
    fc.constantFrom('name', '10', '2', '__proto__', 'constructor', 'password'),
  );
  const value = fc.oneof(
    { weight: 5, arbitrary: hostileText(5) },
    { weight: 1, arbitrary: fc.constantFrom(null, 1, true, 2.5, ['x'], { k: 'v' }, undefined) },
  );
  const pairs = fc.array(fc.tuple(key, value), { maxLength: 6 });
  return fc.oneof(
    pairs.map((entries) => Object.fromEntries(entries)),
    pairs.map((entries) => new Map<unknown, unknown>(entries)),
  );
}

/** An entry whose every field may hold anything. */
export function hostileEntry(): fc.Arbitrary<object> {
  const layers = fc.constantFrom('semantic', 'episodic', 'procedural', 'prospective', 'identity', 'working');
  const metadata = fc.record(
    {
      description: fc.oneof(hostileText(4), hostileDict()),
      name: fc.oneof(hostileText(4), hostileDict()),
      role: hostileText(4),
      properties: hostileDict(),
      steps: fc.array(hostileText(4), { maxLength: 3 }),
      date: fc.oneof(hostileText(2), fc.constantFrom('2026-03-01', '2026-03-01T23:30:00-05:00', new Date(0))),
      due: fc.oneof(hostileText(2), fc.constant('2026-05-02')),
      id: hostileText(2),
    },
    { requiredKeys: [] },
  );
  return fc.record(
    {
      content: fc.oneof({ weight: 6, arbitrary: hostileText() }, { weight: 1, arbitrary: hostileDict() }),
      layer: fc.oneof({ weight: 4, arbitrary: layers }, { weight: 1, arbitrary: hostileText(4) }),
      metadata,
      id: hostileText(2),
    },
    { requiredKeys: [] },
  );
}

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const SPACE = '[\\s\\x1c-\\x1f\\x85]*';

/** How many fences a reader may see in a text, found in another way than the package does it. */
export function countFences(text: string): { readonly open: number; readonly close: number } {
  const visible = text.replace(INVISIBLE, '');
  const count = (pattern: string) => visible.match(new RegExp(pattern, 'gi'))?.length ?? 0;
  return {
    open: count(`<${SPACE}memory-context`),
    close: count(`<${SPACE}/${SPACE}memory-context`),
  };
}

/** How many system notes a reader may see in a text. */
export function countNotes(text: string): number {
  const pattern = new RegExp(`\\[${SPACE}[sſ]ystem${SPACE}note${SPACE}:`, 'gi');
  return text.replace(INVISIBLE, '').match(pattern)?.length ?? 0;
}
