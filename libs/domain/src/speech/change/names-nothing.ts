import { spokenWords } from '../words.js';

const BETWEEN =
  "it it's its that that's thats this is was has been the a so well right ok okay and then there for of now no not";
const FAREWELLS =
  'bye goodbye bye-bye cheerio farewell ciao cheers thanks thank you see later soon take care good night';
const ENDS =
  'over gone done finished ended stopped quit cancelled canceled complete completed off out away past never any more anymore longer again nothing else all everything enough already';
/** What is said about the talk itself: "I have to go now", "You're breaking up", "No, that's wrong", "Forget it". */
const TALK =
  "i i'm i've i'll we we're you're can can't could hear me have to got must need gotta just about let please sorry go going leave leaving off done finished out over back hang hold on up breaking wait one moment second minute sec forget cancel wrong true";

const sets = [ENDS, TALK].map((words) => new Set([BETWEEN, FAREWELLS, words].flatMap((all) => all.split(' '))));

/**
 * @returns whether words tell at most that something is over, and neither of what nor of whom ("Gone.", "Not any more."), or
 * are about the talk itself ("Thanks, bye", "I have to go now"). A model takes them for the end of whatever is known.
 */
export function namesNothing(statement: string): boolean {
  const words = spokenWords(statement);
  return sets.some((nameless) => words.every((word) => nameless.has(word)));
}
