import { expectTypeOf } from 'vitest';
import { testContract as nodeTest } from '../src/adapters/node-test.js';
import { testContract as vitest } from '../src/adapters/vitest.js';
import {
  type Compress,
  type ContractCheck,
  CREDENTIAL_KEYS,
  credentialKeyContract,
  messageValidityContract,
  type StreamScrubberSubject,
  streamScrubberContract,
} from '../src/index.js';

interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

// A compressor of one provider's messages is a subject, without a cast.
const compress = async (messages: ChatMessage[]): Promise<ChatMessage[]> => messages;
expectTypeOf(compress).toExtend<Compress>();
expectTypeOf(messageValidityContract(compress)).toEqualTypeOf<readonly ContractCheck[]>();

expectTypeOf<{ feed(chunk: string): Promise<string>; flush(): string }>().toExtend<StreamScrubberSubject>();
expectTypeOf<{ feed(chunk: number): string; flush(): string }>().not.toExtend<StreamScrubberSubject>();
expectTypeOf(streamScrubberContract).returns.toEqualTypeOf<readonly ContractCheck[]>();

credentialKeyContract({ parts: new Set(['token']), drops: (key) => key.length > 1 });
// @ts-expect-error a subject without a decision
credentialKeyContract({ parts: [] });
// @ts-expect-error the pinned list cannot be changed
CREDENTIAL_KEYS.parts.push('x');
// @ts-expect-error a format that the contract does not speak
messageValidityContract(compress, { formats: ['xml'] });

expectTypeOf(vitest).toEqualTypeOf(nodeTest);
