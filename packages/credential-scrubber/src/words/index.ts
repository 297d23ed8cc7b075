// All lists of words in one room: a language is added here. In the bundle they follow the rules and stand before all that uses
// them, since what is near is compressed together; loaded later, they cost a kilobyte more. So do the words of names.
export * from '../keys/words.js';
export { KEYWORDS, KEYWORDS_AT_START, NAMED_KEYS } from './keywords.js';
export { BACKWARD, CHANGED_TO, CONNECTORS, FILLERS, lowerCase, NEAR_CONNECTORS, RESUMING } from './prose.js';
export { EXTENSIONS, NAMING_WORDS, PLACES, VOCABULARY } from './values.js';
export { WordSet } from './word-set.js';
