// All lists of words in one room: a language is added here. In the bundle they follow the rules and stand before the words of
// names, since what is near is compressed together; loaded later, they cost a kilobyte more.
export { KEYWORDS, KEYWORDS_AT_START, NAMED_KEYS } from './keywords.js';
export { BACKWARD, CONNECTORS, FILLERS, lowerCase, NEAR_CONNECTORS, RESUMING } from './prose.js';
export { EXTENSIONS, NAMING_WORDS, PLACES, VOCABULARY } from './values.js';
export { WordSet } from './word-set.js';
