import type { Snapshot } from '../record/read-object.js';
import { WordSet } from '../words/index.js';

/**
 * Where the strings of a message stand. `message`: the provider's own fields, whose text is prose. `result`: the
 * provider's fields around a tool's result, whose text may be JSON. `data`: what a tool was given or gave back,
 * whose keys are the tool's own.
 */
export type Zone = 'message' | 'result' | 'data';

/** Fields of the providers that identify or encode something; a changed byte would break the conversation. */
const OPAQUE_FIELDS: WordSet = new WordSet(
  'type role name model object status phase format detail author_name tool_name toolName server_label server_name ' +
    'signature thoughtSignature thought_signature encrypted_content encryptedContent encrypted_index encrypted_stdout ' +
    'inlineData inline_data fileData file_data input_audio audio image image_url imageUrl video b64_json partial_image_b64 ' +
    'mimeType mime_type mediaType media_type cache_control logprobs usage usage_metadata usageMetadata response_metadata ' +
    'finish_reason finishReason stop_reason stopReason stop_sequence embedding',
);

/** Fields that hold what a tool was given or gave back. */
const DATA_FIELDS: WordSet = new WordSet(
  'arguments args input rawInput output rawOutput response result results outputs action operation parameters params ' +
    'structuredContent structured_content toolInvocation env stdout stderr error errorText logs code artifact',
);

/** Fields that are opaque wherever they stand, since their text is a cipher. */
const CIPHER_FIELDS: WordSet = new WordSet(
  'encrypted_content encryptedContent encrypted_index encrypted_stdout thoughtSignature thought_signature',
);

const MEDIA_FIELDS: WordSet = new WordSet('data image blob bytes url file_data fileData b64_json');
const MEDIA_TYPES =
  /^(?:image|media|audio|video|file|file-data|image-data|document|base64|input_image|input_file|input_audio|redacted_thinking|reasoning\.encrypted|image_generation_call)$/;
const TOOL_RESULT_TYPES = /tool_result$|^tool-result$|_call_output$|^tool$|^function$/;
const ID_FIELD = /(?:^|_)(?:uu)?ids?$|[a-z](?:Id|ID|Uuid|UUID|Ids)$/;
const DATA_URL = /^data:[\w.+-]+\/[\w.+-]+(?:;[\w=.+-]+)*;base64,/;
const PROVIDER_FIELDS: ReadonlySet<string> = new Set(['providerOptions', 'providerMetadata']);
const SIGNATURE_FIELDS: readonly string[] = ['signature', 'thoughtSignature', 'redactedData'];
const REASONING_TYPES = /^(?:thinking|reasoning|reasoning\.text)$/;

/** Whether a value is an id, a signature, a cipher or an image, and must keep every byte. */
export function isOpaque(name: string | undefined, value: unknown, holder: Snapshot, zone: Zone): boolean {
  if (typeof value === 'string' && DATA_URL.test(value)) return true;
  if (name === undefined) return false;
  if (CIPHER_FIELDS.has(name) || isMedia(name, value, holder)) return true;
  if (zone === 'data') return false;
  if (ID_FIELD.test(name) || isSigned(name, holder)) return true;
  // A tool's `result` may be an image, and a document's `source` its text.
  return OPAQUE_FIELDS.has(name) && !(name === 'name' && value !== null && typeof value === 'object');
}

/** The zone of what stands below a name. */
export function zoneBelow(name: string | undefined, holder: Snapshot, zone: Zone): Zone {
  if (zone === 'data' || name === undefined) return zone;
  if (DATA_FIELDS.has(name) || (name === 'data' && (field(holder, 'type') ?? '').startsWith('data-')))
    return 'data';
  if (name !== 'content') return zone;
  const isResult = TOOL_RESULT_TYPES.test(field(holder, 'type') ?? '') || isToolRole(field(holder, 'role'));
  return isResult ? 'result' : zone;
}

function isToolRole(role: string | undefined): boolean {
  return role === 'tool' || role === 'function' || role === 'toolResult';
}

function isMedia(name: string, value: unknown, holder: Snapshot): boolean {
  if (typeof value !== 'string') return false;
  if (name === 'result') return field(holder, 'type') === 'image_generation_call';
  if (!MEDIA_FIELDS.has(name)) return false;
  const type = field(holder, 'type') ?? '';
  const media = ['mimeType', 'mime_type', 'mediaType', 'media_type'].some(
    (key) => field(holder, key) !== undefined,
  );
  return type === 'text' ? false : MEDIA_TYPES.test(type) || (media && name !== 'url');
}

/** The provider checks signed reasoning against its signature, so that its text cannot be changed. */
function isSigned(name: string, holder: Snapshot): boolean {
  if (name !== 'thinking' && name !== 'text') return false;
  if (!REASONING_TYPES.test(field(holder, 'type') ?? '')) return false;
  if ((field(holder, 'signature') ?? '') !== '') return true;
  return holder.properties.some(
    ({ key, value }) => PROVIDER_FIELDS.has(String(key)) && carriesSignature(value),
  );
}

/** Whether a provider's own data, such as `{ anthropic: { signature } }`, signs the part it stands beside. */
function carriesSignature(providers: unknown): boolean {
  if (typeof providers !== 'object' || providers === null) return false;
  return Object.values(providers).some(
    (own) =>
      typeof own === 'object' && own !== null && SIGNATURE_FIELDS.some((name) => Object.hasOwn(own, name)),
  );
}

function field(holder: Snapshot, name: string): string | undefined {
  const value = holder.properties.find(({ key }) => key === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
