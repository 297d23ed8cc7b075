// Checks that the middleware fits the types of the AI SDK 5, 6 and 7: `npm test`.
import { scrubMiddleware } from '@context-hygiene/stream-scrubber/ai-sdk';
import type { LanguageModelMiddleware as V2 } from 'ai-5';
import type { LanguageModelMiddleware as V3 } from 'ai-6';
import type { LanguageModelMiddleware as V4 } from 'ai-7';

export const five: V2 = scrubMiddleware();
export const six: V3 = scrubMiddleware();
export const seven: V4 = scrubMiddleware();
