export type { ContractCheck } from './contract.js';
export { ContractViolationError } from './contract-violation-error.js';
export type { ContractFormat } from './contracts/conversations.js';
export type {
  CredentialKeyContractOptions,
  CredentialKeySubject,
} from './contracts/credential-key-contract.js';
export { credentialKeyContract } from './contracts/credential-key-contract.js';
export type { Compress, MessageValidityContractOptions } from './contracts/message-validity-contract.js';
export { messageValidityContract } from './contracts/message-validity-contract.js';
export type { StreamSample } from './contracts/stream-samples.js';
export type {
  StreamScrubberContractOptions,
  StreamScrubberSubject,
} from './contracts/stream-scrubber-contract.js';
export { streamScrubberContract } from './contracts/stream-scrubber-contract.js';
export type { CredentialKeyList } from './credential-keys.js';
export { CREDENTIAL_KEYS } from './credential-keys.js';
