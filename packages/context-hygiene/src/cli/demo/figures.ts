import { countMessageTokens } from '@context-hygiene/context-compressor';
import type { ContextHygiene } from '../../context-hygiene.js';
import { cutIntoChunks, demoAnswer, naiveFilter } from './answer.js';
import { type DemoRecord, demoRecords } from './records.js';

/** A conversation to compress, with where it comes from. */
export interface DemoTranscript {
  readonly name: string;
  readonly source: string;
  readonly licence: string;
  readonly messages: readonly object[];
}

/** One memory before and after. `dropped` are the property names that were left out. */
export interface RecordFigures {
  readonly record: DemoRecord;
  readonly content: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly redactions: readonly string[];
  readonly dropped: readonly string[];
}

/** One conversation before and after, in tokens and messages. */
export interface ConversationFigures {
  readonly transcript: Omit<DemoTranscript, 'messages'>;
  readonly contextLimit: number;
  readonly reason: string;
  readonly tokens: { readonly before: number; readonly after: number };
  readonly messages: { readonly before: number; readonly after: number };
  readonly fates: Readonly<Record<string, number>>;
  readonly summary: string;
}

/** One answer, cut into chunks, through a filter per chunk and through the scrubber. */
export interface StreamFigures {
  readonly chunks: readonly string[];
  readonly naive: readonly string[];
  readonly visible: readonly string[];
  /** Characters of the block that each of the two let through. */
  readonly leaked: { readonly naive: number; readonly ours: number };
}

/** All that the demo shows. */
export interface DemoFigures {
  readonly records: readonly RecordFigures[];
  readonly prompt: { readonly text: string; readonly used: number };
  readonly conversations: readonly ConversationFigures[];
  readonly stream: StreamFigures;
}

/** Runs the whole way of a memory once: stored, recalled, compressed, streamed. */
export async function demoFigures(
  hygiene: ContextHygiene,
  transcripts: readonly DemoTranscript[],
): Promise<DemoFigures> {
  const records = demoRecords().map((record) => scrubRecord(hygiene, record));
  const { text, used } = hygiene.renderMemory(
    records.map(({ record, content, properties }) => ({
      id: record.id,
      layer: record.layer,
      content,
      metadata: { properties },
    })),
  );
  const conversations: ConversationFigures[] = [];
  for (const transcript of transcripts) conversations.push(await compress(hygiene, transcript));
  return { records, prompt: { text, used }, conversations, stream: await stream(hygiene, text) };
}

function scrubRecord(hygiene: ContextHygiene, record: DemoRecord): RecordFigures {
  const { content, properties, redactions, dropped } = hygiene.scrubMemory(record);
  return { record, content, properties, redactions, dropped };
}

async function compress(hygiene: ContextHygiene, transcript: DemoTranscript): Promise<ConversationFigures> {
  const { messages, ...about } = transcript;
  // Half of what it would need, so that a short conversation and a long one are both in trouble.
  const contextLimit = Math.round((await countMessageTokens(messages)) / 2);
  const result = await hygiene.compress(messages, {
    conversation: `demo:${transcript.name}`,
    contextLimit,
  });
  const fates: Record<string, number> = {};
  for (const fate of result.coverage.fates) fates[fate] = (fates[fate] ?? 0) + 1;
  return {
    transcript: about,
    contextLimit,
    reason: result.reason,
    tokens: { before: result.tokensBefore, after: result.tokensAfter },
    messages: { before: messages.length, after: result.messages.length },
    fates,
    summary: result.summary ?? '',
  };
}

async function stream(hygiene: ContextHygiene, block: string): Promise<StreamFigures> {
  const answer = demoAnswer(block);
  const chunks = cutIntoChunks(answer);
  const naive = chunks.map(naiveFilter);
  const visible: string[] = [];
  for await (const text of hygiene.scrubAnswerStream(chunks)) visible.push(text);
  const wanted = answer.length - block.length;
  return {
    chunks,
    naive,
    visible,
    leaked: { naive: naive.join('').length - wanted, ours: visible.join('').length - wanted },
  };
}
