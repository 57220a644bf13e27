import type { Token } from './tokens.js';
import { skipSome, word, words } from './tokens.js';
import { MONTHS } from './vocabulary.js';

const set = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/**
 * The clause of a time expression: where the clause begins, where the expression does, and where what follows begins.
 */
export interface Place {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  /** It names both ends, so its own "from" is its start, not an origin. */
  readonly isRange?: boolean;
}

/** Present forms of "be". */
const BEING = set("am is are isn't aren't i'm we're you're they're");
const PEOPLE = set('i we you he she they');
const WITH_BEING = set("i'm we're you're they're");
/** States at a time: "we're closed Monday". What is signed, dated or late mostly was so before. */
const STATES = set(
  'closed shut open off away free busy available due back in out up over here there home abroad around',
);
const ADVERBS = set('not also still now only all both just usually normally');
const PREPOSITIONS = set('on in at for by the');
const WHERE = set('in at on');
/** What begins, ends or happens by itself; its present tense is about the future. */
const COMING = set(
  'starts begins ends finishes finish stops opens closes expires expire lapses renews arrives leaves lands departs comes falls resumes',
);
const RUNS_OUT = ['runs out', 'run out', 'goes out', 'kicks in'];
const HAVE = set("have has had i've we've you've they've");
/** Words after a suitable time: "Monday works for me", "Monday please". */
const FITS = set("works suits is isn't are please");
/** Before the imperative of a request. */
const OPENINGS = set(
  'please so and ok okay yes no hi hello hey alexa siri google then just um uh well also sorry right , but',
);
/** Something arranged is in the future, also as a noun: "cancel my visit on Monday". */
const ARRANGING = set(
  "ring call phone text email book make let's bring send pick drop put cancel move change meet take remind " +
    'schedule reserve reschedule deliver collect arrange come see wake add create invite pencil block fit squeeze order ' +
    'confirm pay buy hire rent hold save fetch prepare submit renew start stop turn switch swap push shift postpone delay extend ' +
    'ask alert notify ping message organise organize clear go get leave',
);
/** Imperatives after which the time belongs to the noun: "check the parcel on Monday". */
const OTHER_IMPERATIVES = set('let lets give tell keep try check wait expect say do join');
/** Something still to be found is in the future: "find me a flight on Monday", but not "find the photo on Monday". */
const SEEKING = set('find give show look search');
const UNNAMED = set('a an some any another');
/** Objects of "set". Without one it may be about something settled: "set for Monday". */
const SETTABLE = set('a an some any another the my our your his her it one');
const FOR_WHOM = set('me us up for');
const OBJECTS = set('me us him her it them that one back again in up out over round please so');
const PROPOSED = ['any', 'anything', 'is there', 'are there', 'do you have', "what's", 'what about', 'how about'];
/** After these, the time is an origin or a topic. */
const ORIGINS = set('from of since about after');
const TOPICS = set('about regarding concerning of from with');
/** "Add lunch with Sam on Monday": "with" leads to a person, not a topic. */
const ASKED_TOPICS = set('about regarding concerning of from');
const OVER = set('last previous latest');
const FILLERS = 4;
/** Words between a verb and its time: "starts school in September". */
const NEAR = 3;

/**
 * Whether a present tense or a request belongs to the time: "we're closed on Monday", "ring me on Monday", "what about
 * Monday". In "the parcel on Monday is damaged" it belongs to the parcel.
 */
export function isToCome(tokens: readonly Token[], place: Place): boolean {
  if (isProposed(tokens, place)) return true;
  const isAsked = isImperative(tokens, place.start, place.from);
  if (isOrigin(tokens, place, isAsked ? ASKED_TOPICS : TOPICS)) return false;
  return isAsked || isComplement(tokens, place) || isComing(tokens, place) || isFirst(tokens, place);
}

/** "What about Monday", "any slots on Monday"; not "any news about Monday's parcel". */
function isProposed(tokens: readonly Token[], { start, from }: Place): boolean {
  const at = skipSome(tokens, start, OPENINGS, FILLERS);
  const after = PROPOSED.map((phrase) => words(tokens, at, phrase)).find((next) => next !== undefined);
  return after !== undefined && after <= from && !has(tokens, after, from, TOPICS);
}

/** "The bill is from March", "I'm calling about the visit on Friday", "my rent for May". */
function isOrigin(tokens: readonly Token[], { start, from, isRange }: Place, topics: ReadonlySet<string>): boolean {
  const before = word(tokens, from - 1);
  if (ORIGINS.has(before) || (!isRange && ORIGINS.has(word(tokens, from)))) return true;
  return (before === 'for' && MONTHS.has(word(tokens, from))) || has(tokens, start, from, topics);
}

/** "Ring me on Monday": a request. */
function isImperative(tokens: readonly Token[], start: number, from = tokens.length): boolean {
  const at = skipSome(tokens, start, OPENINGS, FILLERS);
  // "Order is due": "order" is a noun.
  if (at >= from || isBe(tokens, at + 1)) return false;
  if (ARRANGING.has(word(tokens, at))) return true;
  const object = word(tokens, skipSome(tokens, at + 1, FOR_WHOM, FILLERS));
  if (word(tokens, at) === 'set' ? SETTABLE.has(object) : SEEKING.has(word(tokens, at)) && UNNAMED.has(object))
    return true;
  return (
    OTHER_IMPERATIVES.has(word(tokens, at)) && skipSome(tokens, at + 1, OBJECTS, FILLERS) >= beforeTime(tokens, from)
  );
}

/** "Is on Monday", "are you free on Monday", "he's in court on Monday"; not "the last one is in May". */
function isComplement(tokens: readonly Token[], { start, from }: Place): boolean {
  const end = beforeTime(tokens, from);
  for (let at = start; at < end; at += 1) {
    if (!isBe(tokens, at) || has(tokens, start, at, OVER)) continue;
    const next = skipSome(tokens, at + 1, ADVERBS, FILLERS);
    // "In" is a state in "is the doctor in on Monday".
    const isState = STATES.has(word(tokens, end - 1)) || (end < from - 1 && STATES.has(word(tokens, end)));
    if (next >= end || isState) return true;
    if (isOfPeople(tokens, at) && WHERE.has(word(tokens, next)) && end - next <= NEAR + 1) return true;
  }
  return false;
}

/** "The offer ends on Monday", "my licence runs out in May". */
function isComing(tokens: readonly Token[], { start, from, to }: Place): boolean {
  for (let at = Math.max(start, from - NEAR - 2); at < from; at += 1) {
    if (COMING.has(word(tokens, at))) return true;
    if (RUNS_OUT.some((phrase) => words(tokens, at, phrase) !== undefined) && !HAVE.has(word(tokens, at - 1)))
      return true;
  }
  return [0, 1, 2, NEAR].some((away) => words(tokens, to + away, 'would be') !== undefined);
}

/** "Monday is fine", "Monday works for me", "on Monday we're in court". */
function isFirst(tokens: readonly Token[], { start, from, to }: Place): boolean {
  if (skipSome(tokens, start, OPENINGS, FILLERS) < beforeTime(tokens, from) || tokens[to - 1]?.possessive) return false;
  if (FITS.has(word(tokens, to)) || (beforeTime(tokens, from) < from && isImperative(tokens, to))) return true;
  const [subject, next] = [word(tokens, to), word(tokens, to + 1)];
  if (WITH_BEING.has(subject) || (PEOPLE.has(subject) && BEING.has(next))) return true;
  return [1, 2, NEAR].some((away) => isBe(tokens, to + away) && STATES.has(word(tokens, to + away + 1)));
}

/** "The party's on": a contracted "is". */
function isBe(tokens: readonly Token[], at: number): boolean {
  if (BEING.has(word(tokens, at))) return true;
  const after = word(tokens, at + 1);
  return tokens[at]?.possessive === true && (PEOPLE.has(word(tokens, at)) || STATES.has(after) || WHERE.has(after));
}

function isOfPeople(tokens: readonly Token[], at: number): boolean {
  return [at, at - 1].some((one) => WITH_BEING.has(word(tokens, one)) || PEOPLE.has(word(tokens, one)));
}

/** The end of the words before a time, without "on the". */
function beforeTime(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > from - 2 && PREPOSITIONS.has(word(tokens, at - 1))) at -= 1;
  return at;
}

function has(tokens: readonly Token[], start: number, end: number, some: ReadonlySet<string>): boolean {
  for (let at = start; at < end; at += 1) if (some.has(word(tokens, at))) return true;
  return false;
}
