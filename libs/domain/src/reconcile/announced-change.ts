import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { findTime, holdsFromThenOn } from '#domain/speech/time-words.js';
import { awaitsDay, isRescheduled } from './announcement-words.js';
import type { Placement } from './placement.js';

/** @returns whether a statement states an end that is still to come. */
export function hasFutureEnd({ validTo, saidAt }: Pick<Statement, 'validTo' | 'saidAt'>): boolean {
  return validTo !== null && validTo > saidAt;
}

/**
 * @returns whether a statement only pauses something, which then comes back: "No coffee until Easter" does; "I only
 * have it until Easter" and "until Easter, no longer" do not.
 */
export function isPause(statement: Statement): boolean {
  return hasFutureEnd(statement) && tellsOfPause(statement.text);
}

/** @returns whether a text with an end says that something is not so until then. */
export function tellsOfPause(text: string): boolean {
  return pauses(text) && !leaves(text);
}

/**
 * @returns whether what the statement replaces does not come back after the statement's end: "I've given notice, and
 * I'm there until June".
 */
function isFinal(statement: Statement, isEnd: boolean): boolean {
  return (
    hasFutureEnd(statement) &&
    (leaves(statement.text) || (isEnd && !pauses(statement.text) && !RETURNS.test(statement.text)))
  );
}

/** "Until Friday it is number 14, and then back to the front door" is not about leaving. */
function leaves(text: string): boolean {
  return LEAVES.test(text) && !RETURNS.test(text);
}

function pauses(text: string): boolean {
  return PAUSE.test(text) || STOPS_UNTIL.test(text.slice(0, LONGEST));
}

const PAUSE =
  /(?<!\p{L})(?:no|not|never|without|off|on hold|unable|cannot|clos\p{L}+|stop\p{L}*|paus\p{L}+|suspend\p{L}*|\p{L}+n['’]t)(?!\p{L})/iu;
/** Matches "I quit coffee until Easter", but not "I've quit, and I'm there until June". */
const STOPS_UNTIL =
  /(?<!\p{L})(?:quit|gave up|giv\p{L}+ up|cancel\p{L}*|took \p{L}+ off|taken \p{L}+ off)(?!\p{L})(?:(?! and |[,;.]).)*? (?:until|till) /iu;
const LONGEST = 500;
/** Words of leaving for good, or of something that follows: what was so before does not come back. */
const LEAVES =
  /(?<!\p{L})(?:no longer|not any ?more|(?:my|his|her|their|our) notice|redundan\p{L}+|resign\p{L}*|retir\p{L}+|leaving|leaves|last day|moving out|hand\p{L}* back|giv\p{L}+ (?:it )?back|goes back|not renewing|after (?:that|which)|and then|(?<=, )then)(?!\p{L})/iu;
const RETURNS =
  /(?<!\p{L})(?:back (?:to|at|in|on|with)|as (?:usual|before|normal)|again|return\p{L}*|resum\p{L}*)(?!\p{L})/iu;

/** @returns the announced day: of a fact when its change begins or ends, of a plan when it takes place. */
export function announcedDay({
  begins,
  status,
  startsAt,
}: Pick<Statement, 'begins' | 'status' | 'startsAt'>): Date | null {
  return begins ?? (status === 'planned' ? startsAt : null);
}

/**
 * @returns the day on which something known takes the place of something else: the announced day, or the start of what
 * was stated to begin later than it was said.
 */
export function dayToCome(
  known: Pick<Statement, 'begins' | 'status' | 'startsAt' | 'kind' | 'saidAt'> & { readonly validFrom: Date | null },
): Date | null {
  const { kind, validFrom, saidAt } = known;
  const isStated = kind !== 'episodic' && validFrom !== null && validFrom > saidAt;
  return announcedDay(known) ?? (isStated ? validFrom : null);
}

/**
 * @param before what an announced version replaces.
 * @returns when an announced change takes place. A statement that states a time of its own, such as a plan, replaces at
 * once, because the stated day may be its new one, and so does a plan of which the day was awaited. But what was
 * announced to hold from a day on holds until another announcement with a later day.
 */
export function takesPlaceAt(statement: Statement, known: Version, before: readonly Version[] = []): Date | null {
  if (known.kind === 'episodic' || (statement.begins === null && awaitsDay(known.text))) return null;
  const day = announcedDay(statement);
  const tellsATime = known.expression !== null && !known.startsKnown && statement.polarity === 'holds';
  return tellsATime && !isFollowed(day, statement, known, before) ? null : day;
}

function isFollowed(day: Date | null, statement: Statement, known: Version, before: readonly Version[]): boolean {
  const place = findTime(known.text, known.expression);
  if (day === null || !known.begins || day <= known.begins || !place) return false;
  return holdsFromThenOn(known.text, place.index) && !isRescheduled(statement, known, before);
}

/**
 * @param isEnd the statement says that the version ends, and more.
 * @returns the placement of a statement about a version: an announced change takes effect on its day, and what is left
 * for good does not come back. A statement that only announces an end is itself over with that end.
 */
export function placeAnnounced(
  placement: Placement,
  statement: Statement,
  known: Version,
  { isEnd = false, before = [] }: { readonly isEnd?: boolean; readonly before?: readonly Version[] } = {},
): Placement {
  const day = takesPlaceAt(statement, known, before);
  const { from, to } = placement.period;
  const isInside = (at: Date | null): at is Date => at !== null && at > from && (to === null || at < to);
  const over = statement.isEnd ? announcedDay(statement) : null;
  const isOver = isInside(over);
  return {
    ...placement,
    ...(isOver ? { period: { from, to: over } } : {}),
    ...(isInside(day) ? { takesPlaceFrom: day } : {}),
    ...(isOver || isFinal(statement, isEnd) ? { isFinal: true } : {}),
  };
}
