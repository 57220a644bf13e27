import type { Context } from '../context.js';
import type { Token } from './tokens.js';
import { word } from './tokens.js';
import { weekdayName } from './weekday.js';

/** Where an expression is, and whether it already stands in for an older time. */
export interface Place {
  readonly from: number;
  readonly next: number;
  /** "From Monday to Tuesday", after a word of change. */
  readonly isChanged: boolean;
}

const MOST_BETWEEN = 12; // tokens between two times of one chain
const STOPS = new Set(['.', '!', '?', ';', '\n']);
const PLACES = new Set(['the', 'on', 'at', 'for', 'in', 'by']);
const FRONT = new Set(['', '.', '!', '?', ';', '\n', ',', 'and', 'but', 'so']);
const MOVED =
  /(?:^| )(?:moved|changed|switched|pushed|shifted|rescheduled|bumped|postponed|rearranged|rebooked|brought|put)(?: (?:it|that|this|them|us|me))?(?: (?:back|forward|up|out|off))?(?: again)? (?:to|until|till)$/;
const NOT_THIS = new Set(['instead of', 'rather than', 'no longer', 'better than', 'easier than', 'worse than']);
/** "It's Friday, not Thursday". */
const NO_MORE = /^(?:,|and|-|–) not$/;
const OPENED = /^(?:,|and|but|so|then)(?: |$)/;
// The possessive 's of "it's" is no part of its token.
const NOW =
  /(?:^| )now (?:(?:they|he|she|i) (?:say|says|said|tell|tells|told|hear)(?: me| us| that)? )?(?:it|it is|that|it'll be|it will be)$/;
const NOW_ALONE = /^(?:,|and|but|, and|, but) now$/;
const THEN = /^(?:(?:,|and|but|, and|, but) )?then(?: to| it| it was| until| till)?$/;

/**
 * "It was on Tuesday, moved to Thursday, and now it's Friday": what the time at `at` does to the one before it. With
 * "moved" it is to come, also where the other says when it was moved.
 */
export function afterOther(
  tokens: readonly Token[],
  before: Place,
  at: number,
  { today }: Context,
): 'instead' | 'moved' | undefined {
  const said = between(tokens, before.next, at);
  if (said === undefined) return undefined;
  const isOld = !isFront(tokens, before.from);
  if (MOVED.test(said)) return isOld || (!OPENED.test(said) && said.startsWith('moved')) ? 'instead' : 'moved';
  if (before.isChanged && THEN.test(said)) return 'instead';
  // "And now it's Friday", said on a Friday, is today.
  const isToday = weekdayName(tokens, at)?.value === today.dayOfWeek;
  return !isToday && isOld && (NOW.test(said) || NOW_ALONE.test(said)) ? 'instead' : undefined;
}

/** "On Monday, then Tuesday": whether two times are steps of one story, if a later one takes their place. */
export function isStep(tokens: readonly Token[], before: Place, at: number): boolean {
  const said = between(tokens, before.next, at);
  return said !== undefined && !isFront(tokens, before.from) && THEN.test(said);
}

/** "It isn't on Wednesday any more", "instead of Monday": a time that does not hold. */
export function isDenied(tokens: readonly Token[], from: number, next: number): boolean {
  const start = PLACES.has(word(tokens, from - 1)) ? from - 1 : from;
  const before = `${word(tokens, start - 2)} ${word(tokens, start - 1)}`;
  if (NOT_THIS.has(before) || (NO_MORE.test(before) && isStop(tokens, next))) return true;
  const after = word(tokens, next);
  const isOver = after === 'anymore' || (after === 'any' && ['more', 'longer'].includes(word(tokens, next + 1)));
  return isOver && /(?:^not|n't)$/.test(word(tokens, start - 1));
}

/** "Thursday instead", and not "instead of": the time before it, if it is in the same sentence, does not hold. */
export function isInstead(tokens: readonly Token[], before: Place, { from, next }: Place): boolean {
  const isSaid = word(tokens, next) === 'instead' && word(tokens, next + 1) !== 'of';
  return isSaid && between(tokens, before.next, from) !== undefined && !isFront(tokens, before.from);
}

function isStop(tokens: readonly Token[], at: number): boolean {
  return at >= tokens.length || STOPS.has(word(tokens, at)) || word(tokens, at) === ',';
}

function between(tokens: readonly Token[], from: number, to: number): string | undefined {
  if (to - from > MOST_BETWEEN) return undefined;
  const end = to > from && PLACES.has(word(tokens, to - 1)) ? to - 1 : to;
  const said = tokens.slice(from, end).map(({ text }) => text);
  return said.some((text) => STOPS.has(text)) ? undefined : said.join(' ');
}

/** "On Monday they moved it": the day on which something was done, not the one that it was moved from. */
function isFront(tokens: readonly Token[], from: number): boolean {
  const start = PLACES.has(word(tokens, from - 1)) ? from - 1 : from;
  return FRONT.has(word(tokens, start - 1));
}
