import { handleOf } from '../handles.js';
import type { ImagePart, ResultPart } from '../model.js';
import { clipEnd, clipStart } from '../well-formed.js';
import { otherReading } from './other-reading.js';

const EXIT_CODE =
  /(?:exit(?:ed)?(?: with)?(?: code| status)?|exit_code|returncode)["']?\s*[:=]?\s*(-?\d{1,5})\b/i;
/** Exit codes stand at the beginning or the end of an output. */
const EXIT_WINDOW = 2_000;

/** All that a result says, with a note for each of its images. */
export function resultReading(result: ResultPart): string {
  const only = result.content[0];
  if (result.content.length === 1 && only?.kind === 'text') return only.text;
  const texts = result.content.flatMap((inner) =>
    inner.kind === 'image' ? [] : [inner.kind === 'text' ? inner.text : otherReading(inner)],
  );
  const notes = result.content.flatMap((inner) => (inner.kind === 'image' ? [imageNote(inner)] : []));
  return [...texts, ...notes].join('\n');
}

/** The exit code that a tool's output names, or `undefined`. */
export function exitCodeOf(text: string): string | undefined {
  const window =
    text.length <= EXIT_WINDOW * 2 ? text : clipStart(text, EXIT_WINDOW) + clipEnd(text, EXIT_WINDOW);
  return EXIT_CODE.exec(window)?.[1];
}

/** One line for a pruned tool result: `[tool] ran → exit 0, 128 lines (pruned, recall 3f9a1c…)`. */
export function resultDigest(result: ResultPart, tool: string, raw: string): string {
  const exit = exitCodeOf(raw);
  const outcome = exit === undefined ? (result.isError ? 'error, ' : '') : `exit ${exit}, `;
  return `[${tool}] ran → ${outcome}${sizeOf(raw)} (pruned, recall ${handleOf(raw)})`;
}

/** One line for an older copy of a result that comes again further down. */
export function duplicateDigest(tool: string, raw: string): string {
  return `[${tool}] ran → same as the newer result below (pruned, recall ${handleOf(raw)})`;
}

/** Beginning and end of a result, with its handle between them. */
export function resultExcerpt(text: string, raw: string, head: number, tail: number): string {
  const start = clipStart(text, head);
  const end = clipEnd(text, tail);
  const left = text.length - start.length - end.length;
  return `${start}\n[… ${left} characters pruned, recall ${handleOf(raw)} …]\n${end}`;
}

/** The short text that stands for an image. */
export function imageNote(image: ImagePart): string {
  if (image.url !== undefined) return `[image removed: ${image.url}]`;
  const size = image.bytes >= 1_024 ? `${Math.round(image.bytes / 1_024)} KB` : `${image.bytes} bytes`;
  return `[image removed: ${image.mediaType ?? 'image'}, ${size}]`;
}

function sizeOf(text: string): string {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines === 1 ? `${text.length} characters` : `${lines} lines`;
}
