/**
 * Laws on every row of both sets: `node laws.mjs`. The stream's output equals `scrubText` of the whole for every cut into
 * two, and for pieces of one and of seven characters; text that parses as JSON still does; what is found lies in order.
 */
import { pathToFileURL } from 'node:url';
import { readCorpus, SETS } from './lib/corpus.mjs';
import { loadModule } from './peers/ours.mjs';

const MOST_CUTS = 400;

function parses(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Ids of the rows that break each law. */
export async function brokenLaws() {
  const { CredentialScrubber, createScrubStream } = await loadModule();
  const forward = new CredentialScrubber({ learn: 'forward' });
  const scrubber = new CredentialScrubber();
  const feed = (chunks) => {
    const stream = createScrubStream();
    return chunks.map((chunk) => stream.feed(chunk)).join('') + stream.flush();
  };
  const broken = { stream: [], json: [], order: [] };
  for (const { id, text } of SETS.flatMap((set) => readCorpus(set.corpus))) {
    const whole = forward.scrubText(text).text;
    const step = Math.max(1, Math.floor(text.length / MOST_CUTS));
    let cut = 0;
    while (cut <= text.length && feed([text.slice(0, cut), text.slice(cut)]) === whole) cut += step;
    const pieces = (size) => text.match(new RegExp(`[\\s\\S]{1,${size}}`, 'g')) ?? [];
    if (cut <= text.length || feed(pieces(1)) !== whole || feed(pieces(7)) !== whole) broken.stream.push(id);
    if (parses(text) && !parses(scrubber.scrubText(text).text)) broken.json.push(id);
    const found = scrubber.find(text);
    if (
      found.some(
        ({ start, end }, index) => start >= end || end > text.length || start < (found[index - 1]?.end ?? 0),
      )
    ) {
      broken.order.push(id);
    }
  }
  return broken;
}

/** The same as text. */
export function lawReport(broken) {
  const tell = (ids) =>
    ids.length === 0 ? 'holds on every row' : `${ids.length} rows: ${ids.slice(0, 20).join(' ')}`;
  return [
    `Stream equals whole text at every cut: ${tell(broken.stream)}`,
    `JSON stays JSON: ${tell(broken.json)}`,
    `Findings in order, inside the text: ${tell(broken.order)}`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(lawReport(await brokenLaws()));
