import type { FormatCodec, MessageView, Part } from '../model.js';
import { rewriteView } from '../rewrite.js';
import type { MessageFate } from '../types.js';

/** One message of a list under repair. */
export interface Row {
  readonly view: MessageView;
  /** Index in the input; −1 for a placeholder of ours. */
  readonly origin: number;
}

/** A list under repair, with the fate of each input message. */
export interface Draft {
  readonly codec: FormatCodec;
  rows: Row[];
  readonly fates: MessageFate[];
}

/** Changes the parts of every row; a row that is left without any part is dropped. */
export function mapRows(draft: Draft, change: (part: Part, row: Row) => Part | undefined): void {
  draft.rows = draft.rows.flatMap((row) => {
    const parts = row.view.parts.map((part) => change(part, row)).filter((part) => part !== undefined);
    const view = rewriteView(draft.codec, row.view, parts);
    if (view === row.view) return [row];
    return parts.length === 0 ? drop(draft, row) : [replaceRow(draft, row, view)];
  });
}

/** The row with another view, noted as repaired. */
export function replaceRow(draft: Draft, row: Row, view: MessageView): Row {
  note(draft, row, 'repaired');
  return { ...row, view };
}

/** Notes a row as dropped. */
export function drop(draft: Draft, row: Row): Row[] {
  note(draft, row, 'dropped');
  return [];
}

/** Notes the fate of a row's input message. */
export function note(draft: Draft, row: Row, fate: MessageFate): void {
  if (row.origin >= 0) draft.fates[row.origin] = fate;
}
