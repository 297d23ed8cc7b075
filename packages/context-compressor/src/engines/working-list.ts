import { handleOf } from '../handles.js';
import type { MessageView } from '../model.js';
import type { Placed } from '../phases/assemble.js';
import type { RedactionPass } from '../redaction.js';
import type { MessageFate, RecallArchive } from '../types.js';

/** The list as a pass has changed it so far, with the fate of each message and the originals to archive. */
export class WorkingList {
  readonly fates: MessageFate[];
  readonly #views: MessageView[];
  readonly #originals = new Map<number, readonly string[]>();

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
    originals: ReadonlyMap<number, readonly string[]>,
    fate: MessageFate = 'pruned',
  ): void {
    for (const [index, view] of views) {
      this.#views[index] = view;
      this.fates[index] = fate;
    }
    for (const [index, texts] of originals) {
      // An excerpt of what was pruned before is of the same original.
      this.#originals.set(index, [...(this.#originals.get(index) ?? []), ...texts]);
    }
  }

  /** The messages at some indices as they stand now. */
  placed(indices: readonly number[]): Placed[] {
    return indices.flatMap((origin) => {
      const view = this.#views[origin];
      return view === undefined ? [] : [{ view, origin }];
    });
  }

  /** Archives the originals of kept messages, redacted, each by the handle of its raw content. */
  async archive(archive: RecallArchive, redaction: RedactionPass): Promise<void> {
    const texts = [...this.#originals].flatMap(([index, list]) =>
      this.fates[index] === 'summarized' ? [] : list,
    );
    await Promise.all(
      [...new Set(texts)].map(async (text) => archive.set(handleOf(text), redaction.redact(text))),
    );
  }
}
