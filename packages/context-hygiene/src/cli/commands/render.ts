import { CredentialScrubber, propertiesScrubber } from '@context-hygiene/credential-scrubber';
import {
  type MemoryEntry,
  type OmittedEntry,
  type RenderedContext,
  renderMemoryContext,
} from '@context-hygiene/memory-render';
import { type Command, Option } from 'commander';
import { entryOf } from '../../entry-of.js';
import { readJsonValues } from '../input/json.js';
import type { CommandIo } from '../io.js';
import { collect, parsePositive } from '../option-values.js';
import { Output } from '../output.js';
import { UsageError } from '../usage-error.js';

interface RenderOptions {
  readonly budget?: number;
  readonly dedupe?: boolean;
  readonly order?: 'given' | 'stable';
  readonly reserve?: readonly string[];
  readonly json?: boolean;
}

/** `render`: memory entries become the block that goes into a prompt. */
export function addRenderCommand(program: Command, io: CommandIo): void {
  program
    .command('render')
    .description('render memory entries (a JSON array, or JSON lines) into a block for a prompt')
    .argument(
      '[file]',
      'entries with content, layer, id, metadata or properties; - or nothing: standard input',
    )
    .option('--budget <size>', 'the most the block may measure, in characters / 4', parsePositive)
    .option('--dedupe', 'leave out entries whose text was there already')
    .addOption(
      new Option('--order <order>', 'as given, or the same for every order of the input').choices([
        'given',
        'stable',
      ]),
    )
    .option(
      '--reserve <tag>',
      'another tag to escape, system for example; more than once for several',
      collect,
    )
    .option('--json', 'print { text, used, omitted, truncated }')
    .addHelpText('after', '\nExample:\n  $ context-hygiene render --budget 1000 memories.jsonl')
    .action(async (file: string | undefined, options: RenderOptions) => {
      const entries = (await readJsonValues(file, io)).map(checkEntry).map(entryOf);
      const context = renderMemoryContext(entries, {
        scrubber: propertiesScrubber(new CredentialScrubber()),
        budget: options.budget,
        dedupe: options.dedupe,
        order: options.order,
        reservedTags: options.reserve,
      });
      const output = new Output(io.stdout, io.signal);
      if (options.json === true) return output.write(`${JSON.stringify(context)}\n`);
      io.stderr.write(leftOut(context, entries.length));
      await output.write(context.text === '' ? '' : `${context.text}\n`);
    });
}

function checkEntry(value: unknown, index: number): MemoryEntry {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  const what = Array.isArray(value) ? 'a list' : 'no object';
  throw new UsageError(
    `Entry ${index + 1} is ${what}; an entry looks like {"layer": "semantic", "content": "…"}`,
  );
}

/** Why entries are not in the block, in one line; '' when all are. */
function leftOut({ omitted }: RenderedContext, entries: number): string {
  if (omitted.length === 0) return '';
  const counts = Object.entries(reasons).flatMap(([reason, said]) => {
    const count = omitted.filter((entry) => entry.reason === reason).length;
    return count === 0 ? [] : [`${count} ${said}`];
  });
  return `${omitted.length} of ${entries} entries left out: ${counts.join(', ')}\n`;
}

const reasons: Readonly<Record<OmittedEntry['reason'], string>> = {
  budget: 'over the budget',
  duplicate: 'said already',
  empty: 'without text (an entry keeps it in "content")',
};
