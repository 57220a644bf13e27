import { spokenWords } from '../words.js';

const ENDS = 'over gone done finished ended stopped quit cancelled canceled complete completed off out away past';
const NO_MORE = 'no not never any more anymore longer again nothing else all everything that is enough now already';
const FAREWELLS =
  'bye goodbye bye-bye cheerio farewell ciao cheers thanks thank you see later soon take care good night';
const BETWEEN = "it it's its that's thats this was has been the a so well right ok okay and then there there's for of";
const NAMELESS = new Set([ENDS, NO_MORE, FAREWELLS, BETWEEN].flatMap((words) => words.split(' ')));

/**
 * @returns whether words tell at most that something is over, and neither of what nor of whom: "Gone.", "Not any more.",
 * "Thanks, bye". A model takes them for the end of whatever is known.
 */
export function namesNothing(statement: string): boolean {
  return spokenWords(statement).every((word) => NAMELESS.has(word));
}
