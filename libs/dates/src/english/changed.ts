import { endsHere } from './ends.js';
import type { Phrase, Recogniser } from './phrase.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';

const CHANGES = new Set(
  (
    'move moved moves moving change changed changes changing switch switched switching swap swapped swapping shift shifted shifting ' +
    'reschedule rescheduled rescheduling rearrange rearranged rearranging rebook rebooked push pushed pushing bump bumped ' +
    'postpone postponed bring brought put'
  ).split(' '),
);
const STOPS = new Set(['.', '!', '?', ';', ',', '\n', 'and', 'but']);
const BACK = 8; // tokens searched: more would reach another clause, and cost time
const TO = 'to';
const OWNED = new Set(['my', 'our', 'your', 'his', 'her', 'their', 'the', 'this', 'that']);
const PLACES = new Set(['on', 'at']);
const ARTICLES = new Set(['a', 'the']);
const THINGS = new Set(['shift', 'shifts', 'change', 'changes', 'move', 'switch', 'swap', 'push']);
const OF_THINGS = new Set([
  'an',
  'each',
  'every',
  'no',
  'next',
  'last',
  'late',
  'early',
  'night',
  'day',
  'first',
  'second',
]);
const THING = 4; // tokens that may name what is moved

/**
 * "Moved from Monday to Tuesday" is on Tuesday, not a range. Only for days and times: "it changed from May to June" is
 * a period.
 * @returns the meaning of the last time of such a range.
 */
export function changedTo(
  tokens: readonly Token[],
  at: number,
  range: Phrase,
  grammar: readonly Recogniser[],
): Phrase | undefined {
  const isSaid = word(tokens, at) === 'from' || isOld(tokens, at, range.next);
  if (!range.isRange || !isSaid || !isChanged(tokens, at)) return undefined;
  for (let to = at + 1; to < range.next - 1; to += 1) {
    if (word(tokens, to) !== TO) continue;
    const start = word(tokens, to + 1) === 'the' && !grammar.some((one) => one(tokens, to + 1)) ? to + 2 : to + 1;
    const last = grammar.map((one) => one(tokens, start)).find((one) => one?.next === range.next && !one.isRange);
    if (last && (last.day || last.timed))
      // A changed time is in the future, whatever the tense of the change.
      return { ...last, read: (context) => last.read({ ...context, tense: 'future' }) };
  }
  return undefined;
}

/**
 * "My two o'clock to three o'clock": without "from", only a time that belongs to somebody or to a meeting is the old
 * one.
 */
function isOld(tokens: readonly Token[], at: number, next: number): boolean {
  return isOfThing(tokens, at) && word(tokens, at - 1) !== 'put' && endsHere(tokens, next);
}

/** "My two o'clock", "move Monday", "the lesson on Monday". */
function isOfThing(tokens: readonly Token[], at: number): boolean {
  const place = PLACES.has(word(tokens, at)) ? at : at - 1;
  const before = word(tokens, at - 1);
  return (
    OWNED.has(before) ||
    CHANGES.has(before) ||
    (PLACES.has(word(tokens, place)) && !CHANGES.has(word(tokens, place - 1)))
  );
}

/**
 * "Push the Monday meeting to Wednesday": the words between the old time and "to" are what is moved.
 * @returns whether the time at `at` is the old one.
 */
export function isMovedAway(
  tokens: readonly Token[],
  at: number,
  next: number,
  grammar: readonly Recogniser[],
): boolean {
  if (!isOfThing(tokens, at) || !isChanged(tokens, at)) return false;
  for (let to = next; to <= next + THING && !STOPS.has(word(tokens, to)) && to < tokens.length; to += 1) {
    if (word(tokens, to) !== TO && word(tokens, to) !== 'for') continue;
    const start = ARTICLES.has(word(tokens, to + 1)) ? [to + 2, to + 1] : [to + 1];
    return start.some((from) => grammar.some((one) => isDayOrTime(one(tokens, from))));
  }
  return false;
}

function isDayOrTime(found: Phrase | undefined): boolean {
  return found !== undefined && (found.day === true || found.timed === true);
}

function isChanged(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && at >= from - BACK && !STOPS.has(word(tokens, at)); at -= 1)
    if (CHANGES.has(word(tokens, at)) && !isThing(tokens, at)) return true;
  return false;
}

/**
 * "A shift from two to ten", "the change on Monday": after these words it is a noun; "shift" also if nothing is
 * shifted.
 */
function isThing(tokens: readonly Token[], at: number): boolean {
  const [said, before] = [word(tokens, at), word(tokens, at - 1)];
  if (said.startsWith('shift') && !said.endsWith('ed') && word(tokens, at + 1) === 'from') return true;
  return THINGS.has(said) && (ARTICLES.has(before) || OWNED.has(before) || OF_THINGS.has(before));
}
