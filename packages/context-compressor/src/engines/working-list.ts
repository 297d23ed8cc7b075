import { handleOf } from '../handles.js';
import type { MessageView } from '../model.js';
import type { Placed } from '../phases/assemble.js';
import type { RedactionPass } from '../redaction.js';
import type { MessageFate, RecallArchive } from '../types.js';

/** The list as a pass has changed it so far, with the fate of each message and the originals to archive. */
export class WorkingList {
  readonly fates: MessageFate[];
  readonly #views: MessageView[];
  readonly #originals = new Set<string>();

  constructor(views: readonly MessageView[]) {
    this.#views = [...views];
    this.fates = views.map(() => 'kept');
  }

  get views(): readonly MessageView[] {
    return this.#views;
  }

  /** Takes over changed views, whose originals go to the archive when the pass is committed. */
  change(
    views: ReadonlyMap<number, MessageView>,
    originals: readonly string[],
    fate: MessageFate = 'pruned',
  ): void {
    for (const [index, view] of views) {
      this.#views[index] = view;
      this.fates[index] = fate;
    }
    for (const original of originals) this.#originals.add(original);
  }

  /** The messages at some indices as they stand now. */
  placed(indices: readonly number[]): Placed[] {
    return indices.flatMap((origin) => {
      const view = this.#views[origin];
      return view === undefined ? [] : [{ view, origin }];
    });
  }

  /** Archives the originals, redacted, each by the handle of its raw content. */
  async archive(archive: RecallArchive, redaction: RedactionPass): Promise<void> {
    await Promise.all(
      [...this.#originals].map(async (text) => archive.set(handleOf(text), redaction.redact(text))),
    );
  }
}
