import type { EventEdit } from '../event-edit.js';
import { aiSdkUi } from './ai-sdk-ui.js';
import { anthropic } from './anthropic.js';
import type { EventFormat } from './event-format.js';
import { gemini } from './gemini.js';
import { ollama } from './ollama.js';
import { openAiChat } from './openai-chat.js';
import { openAiResponses } from './openai-responses.js';

/** The formats that are known, in the order in which an event is tried. */
export const formats: readonly EventFormat[] = [
  openAiChat,
  openAiResponses,
  anthropic,
  gemini,
  aiSdkUi,
  ollama,
];

/** The format of an event; undefined when it is not known. */
export function detectFormat(event: EventEdit): EventFormat | undefined {
  return formats.find((format) => format.matches(event));
}
