import type { Token } from './tokens.js';
import { skipSome, word, words } from './tokens.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What is so at a time that is named. */
const BEING = set("am is are isn't aren't i'm we're you're they're");
/** Of what begins, ends or comes about by itself, and is said in the present of what is to come. */
const COMING = set(
  'starts begins ends finishes opens closes expires renews arrives leaves lands departs comes goes works suits kicks falls resumes',
);
const RUNS_OUT = ['runs out', 'run out', 'is due', 'are due', 'would be', 'works for', 'goes out', 'kicks in'];
/** Before the imperative of a request. */
const OPENINGS = set('please so and ok okay yes no hi hello then just um uh well also sorry right , but');
const IMPERATIVES = set(
  "ring call phone text email book make let let's lets come bring send pick drop put give tell cancel move change see meet keep take remind " +
    'schedule reserve try check wait reschedule deliver collect expect say do join arrange',
);
/** "It's closed", "there's a match": what was done is told by its verb, which is asked for first. */
const SHORT = set('it he she there that');
const AT_ONCE = set('on at in off closed open free due busy away');
const PROPOSED = ['what about', 'how about', 'any', 'anything', 'is there', 'are there', 'do you have', "what's"];
/** Of these the time is where something comes from, or what is spoken of. */
const ORIGINS = set('from of since about after');
const FILLERS = 4;

/** "The bill is from March", "I'm calling about Friday". */
export function isOrigin(tokens: readonly Token[], from: number): boolean {
  return ORIGINS.has(word(tokens, from - 1)) || ORIGINS.has(word(tokens, from)) || word(tokens, from - 2) === 'about';
}

/** "What about Monday", "any slots on Monday": the clause that begins at `at` proposes a time. */
export function isProposed(tokens: readonly Token[], at: number): boolean {
  const start = skipSome(tokens, at, OPENINGS, FILLERS);
  return PROPOSED.some((phrase) => words(tokens, start, phrase) !== undefined);
}

/** "Ring me on Monday": it asks somebody to do something. */
export function isImperative(tokens: readonly Token[], at: number): boolean {
  return IMPERATIVES.has(word(tokens, skipSome(tokens, at, OPENINGS, FILLERS)));
}

/** "We're", "is", "ends", "runs out"; "the party's on" is written without its blank. */
export function isPresent(tokens: readonly Token[], at: number): boolean {
  const text = word(tokens, at);
  if (BEING.has(text) || COMING.has(text) || text === 'please') return true;
  if (tokens[at]?.possessive && (SHORT.has(text) || AT_ONCE.has(word(tokens, at + 1)))) return true;
  return RUNS_OUT.some((phrase) => words(tokens, at, phrase) !== undefined);
}
