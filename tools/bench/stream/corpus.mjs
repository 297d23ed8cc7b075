// Text as models write it: prose, lists, code, HTML, SQL, shell; 0.36 % `<`, 1 % hidden.

const prose = [
  'The short answer is that it depends on how large the list gets. ',
  'Once it no longer fits in memory, sorting it in place stops being an option. ',
  'I checked the notes from last week and found nothing that contradicts this. ',
  'A merge sort reads each run once, and that is what makes it a good fit here. ',
  'If the order of equal items matters, use a stable sort. ',
];
const other = [
  '\n- first, read the file line by line\n- then keep a running count\n- at last, print it\n',
  '```ts\nfor (let i = 0; i < rows.length; i++) {\n  total += rows[i].amount;\n}\n```\n',
  '```ts\nconst byId = new Map<string, Row>();\nif (a <= b && c > d) return byId.get(key);\n```\n',
  '<ul>\n  <li class="item">one</li>\n  <li class="item">two</li>\n</ul>\n',
  "SELECT name, total FROM orders WHERE total < 100 AND region <> 'north';\n",
  'grep -c error < app.log | sort -n > counts.txt\n',
];
const hidden =
  '<memory-context>\n[note: background facts]\nlives in Lyon, drinks oat milk\n</memory-context>\n';

/** A generator of numbers in [0, 1) that always gives the same ones. */
export function createRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Text of about `length` characters; two-byte text has a non-Latin-1 letter in every second sentence. */
export function createText(length, isTwoByte, random) {
  const parts = [];
  let size = 0;
  while (size < length) {
    const dice = random();
    const list = dice < 0.91 ? prose : other;
    let part = dice > 0.9915 ? hidden : list[Math.floor(random() * list.length)];
    if (isTwoByte && random() < 0.5) part = part.replaceAll('e', 'е');
    parts.push(part);
    size += part.length;
  }
  return parts.join('');
}

/** The text in chunks of `min` to `max` characters, each a string of its own. */
export function cut(text, min, max, random) {
  const chunks = [];
  for (let at = 0; at < text.length; ) {
    const size = min + Math.floor(random() * (max - min + 1));
    chunks.push(flatten(text.slice(at, at + size)));
    at += size;
  }
  return chunks;
}

// A slice would keep pointing into the whole text; chunks from a network do not.
function flatten(text) {
  return JSON.parse(JSON.stringify(text));
}

/** Input that is meant to hurt. */
export const hostile = {
  'prose without `<`': (length) => 'plain words and nothing else '.repeat(length / 29),
  'only `<`': (length) => '<'.repeat(length),
  'only `</`': (length) => '</'.repeat(length / 2),
  '`<` and spaces': (length) => '<       '.repeat(length / 8),
  'near misses in a row': (length) => '<memory-contex '.repeat(length / 15),
  'a block of near misses': (length) => `<memory-context>${'</memory-context x'.repeat(length / 17)}`,
  'one quoted attribute': (length) => `<memory-context a="${'v'.repeat(length)}`,
  'one bare attribute': (length) => `<memory-context a=${'v'.repeat(length)}`,
  'attributes in a row': (length) => `<memory-context ${'a="b" '.repeat(length / 6)}`,
  'nested blocks': (length) => '<memory-context>'.repeat(length / 16),
  'nested and closed blocks': (length) =>
    '<memory-context>'.repeat(length / 33) + '</memory-context>'.repeat(length / 33),
  'opening tags without `>`': (length) => '<memory-context '.repeat(length / 16),
  'empty blocks': (length) => '<memory-context/>'.repeat(length / 17),
  'orphan closing tags': (length) => '</memory-context>'.repeat(length / 17),
};
