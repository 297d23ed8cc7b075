import { WordSet } from './word-set.js';

/** Words between a key and its value that say "the next word is it", in the languages of the prose rules. */
export const CONNECTORS: WordSet = new WordSet(
  'from von = := : - – — -> → => / is was are be being equals became becomes remains still now reads to as with ' +
    "c'est je este bude це it's its that's i.e. ie namely called " +
    'ist war lautet lautete heißt heisst bleibt sind auf jetzt nun noch als mit ' +
    'est était etait reste devient sera vaut ser quedó ficou fica à maintenant toujours ' +
    'es era sigue siendo será sera vale ahora a como ' +
    'é foi era continua agora ainda como ' +
    "è e' era rimane resta sarà ora adesso ancora come " +
    'is was blijft luidt nu nog als ' +
    'это — теперь сейчас был будет такой остался равен на ' +
    'jest to był nadal är var er on olan adalah ialah là είναι е היא הוא هي هو olarak muotoon',
);

/** Words that may stand between a connector and the value without weakening it. */
export const FILLERS: WordSet = new WordSet(
  'now still currently just again actually only simply probably exactly always set been changed updated reset switched ' +
    'rotated the this following that as follows to called something like also new here ' +
    'erstmal vorerst jetzt noch immer weiterhin aktuell nun derzeit wieder neu folgende auf gesetzt geändert ' +
    'maintenant toujours encore désormais actuellement le la ' +
    'ahora todavía aún actualmente siempre el la agora ainda atualmente o a ' +
    'adesso ora ancora sempre attualmente il la nu nog steeds momenteel het de ' +
    'сейчас теперь всё все ещё еще пока',
);

/** Words behind which a key stands when the value came first: `X is the password`, `X as password`, `X for the login`. */
export const BACKWARD: WordSet = new WordSet(
  'is was as for = → -> are became remains ist war als für fuer est comme pour es era como para é foi è come per is was als voor ' +
    "это как для jest jako – — - that's this's het's c'est into",
);

/** Connectors that mean something else anywhere but right behind the key (`salasana on X`, but `changed on X`). */
export const NEAR_CONNECTORS: WordSet = new WordSet('on er e o a as with mit als como come');

/** Words behind which a new value stands, where a verb of change comes before. */
export const CHANGED_TO: WordSet = new WordSet('in a naar en par por para till til na');

/** Words that a sentence begins with when it goes on about the key of the one before. */
export const RESUMING: WordSet = new WordSet(
  "it it's its the new now currently use try keep copy save store make please es er sie c'est il elle es ella è é",
);

/** In lower case, with a plain apostrophe. */
export function lowerCase(word: string): string {
  const lower = word.toLowerCase();
  return lower.includes('\u2019') ? lower.replace('\u2019', "'") : lower;
}
