import { CredentialScrubber, propertiesScrubber } from '@context-hygiene/credential-scrubber';
import type { PropertiesScrubber } from '@context-hygiene/memory-render';
import { dropCredentialKeys } from '@context-hygiene/memory-render/credential-keys';
import { expectTypeOf } from 'vitest';

// Both scrubbers of properties are the ones that the renderer takes.
expectTypeOf(propertiesScrubber(new CredentialScrubber())).toExtend<PropertiesScrubber>();
expectTypeOf(dropCredentialKeys).toExtend<PropertiesScrubber>();
