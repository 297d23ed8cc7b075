// All lists of words in one room: a language is added here.
export { KEYWORDS, KEYWORDS_AT_START, NAMED_KEYS } from './keywords.js';
export { BACKWARD, CONNECTORS, FILLERS, lowerCase, NEAR_CONNECTORS, RESUMING } from './prose.js';
export { EXTENSIONS, NAMING_WORDS, PLACES, VOCABULARY } from './values.js';
export { WordSet } from './word-set.js';
