import { validTime, type Version } from '#domain/memory/memory.js';
import { covers, holdsAt, overlaps, type Period, samePeriod, touches, union } from '#domain/memory/period.js';
import { factKey, sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { invalid } from '#domain/service/errors.js';
import { leftBySaidSince, tellsTheEnd } from './said-since.js';

/** How a closed version relates to the one that replaces it. `extension`: the same fact over a longer period. */
export type ClosedAs = 'change' | 'correction' | 'extension';

/** The place of a statement among the versions that it competes with. */
export interface Placement {
  /** The valid time of the new version. */
  readonly period: Period;
  /** When the replacement takes effect, if that is later: an announced change. */
  readonly takesPlaceFrom?: Date;
  /** What it closes is over with it: nothing comes back after its end. */
  readonly isFinal?: true;
  /** Whether its start was stated, now or before. */
  readonly startsKnown: boolean;
  readonly closes: readonly { version: Version; as: ClosedAs }[];
  /** The fact whose history it continues; `null`: a new fact. */
  readonly factId: string | null;
  /** The version that already says all of it, if there is one. Nothing is closed then. */
  readonly restates: Version | null;
  /** What was said later for all of its time, if that is so: it is not believed. */
  readonly overtakenBy?: Version | undefined;
}

/**
 * Places a statement on the valid-time line.
 *
 * - No stated start: it holds from when it was said; a correction takes over the period of what it corrects.
 * - No stated end, single-valued: it holds until the next value that is known to begin later, else it is open. A
 *   value that was said earlier, without a stated start, is not known to begin later: the one said later replaces it.
 * - The same fact over a period that overlaps or adjoins becomes one longer version.
 *
 * @param slot the current versions that compete: the whole slot of a single-valued attribute, else the same fact only.
 * @param named the current version that the statement replaces whatever it says, if any.
 * @throws DomainError INVALID if the period ends before it starts.
 */
export function place(statement: Statement, slot: readonly Version[], named: Version | null): Placement {
  const own = slot.filter((version) => sameSubject(version, statement) && version.polarity === statement.polarity);
  const corrected = correctedBy(statement, own, named);
  const rivals = own.filter(({ id }) => id !== corrected?.id && id !== named?.id);
  const denials = slot.filter((version) => version.id !== named?.id && denies(version, statement));
  const start = startOf(statement, rivals, corrected);
  const whole = { from: start.at, to: endFrom(start.at, statement, [...rivals, ...denials], corrected) };
  const { period: stated, overtakenBy } = leftBySaidSince(whole, statement, named ? [] : rivals);
  const alike = rivals.filter((version) => isSame(version, statement) && meets(version, stated, statement));
  const restates = restated(statement, stated, alike, corrected, named);
  if (restates) {
    const { startsKnown, factId } = restates;
    return { period: stated, startsKnown, closes: [], factId, restates };
  }

  // Two events in the same words stay two.
  const same = statement.kind === 'episodic' ? [] : alike;
  const period = extended(stated, same, statement);
  const others = rivals.filter(
    (version) => statement.cardinality === 'one' && !same.includes(version) && overlaps(validTime(version), period),
  );
  const closes = [
    ...(corrected ? [{ version: corrected, as: 'correction' as const }] : []),
    ...(named && !corrected ? [{ version: named, as: 'change' as const }] : []),
    ...[...others, ...lifted(denials, period, statement)].map((version) => ({ version, as: 'change' as const })),
    ...same.map((version) => ({ version, as: 'extension' as const })),
  ];
  const carriedOn = closes[0]?.version ?? (statement.cardinality === 'one' ? own[0] : undefined);
  const startsKnown = isStartKnown(period.from, start, same);
  return { period, startsKnown, closes, factId: carriedOn?.factId ?? null, restates: null, overtakenBy };
}

function isSame(version: Version, statement: Statement): boolean {
  return factKey(version) === factKey(statement);
}

/** @returns whether a version denies what the statement says. */
export function denies(version: Version, statement: Statement): boolean {
  if (version.polarity === 'holds' || statement.polarity !== 'holds' || !sameSubject(version, statement)) return false;
  if (isSame(version, statement)) return true;
  const isOfSlot = version.value === null && statement.cardinality === 'one';
  return isOfSlot && version.attribute !== null && version.attribute === statement.attribute;
}

/** The denials that end because what they deny is now said to hold. */
function lifted(denials: readonly Version[], period: Period, { saidAt }: Statement): Version[] {
  return denials.filter((denial) => denial.saidAt <= saidAt && overlaps(validTime(denial), period));
}

/**
 * @returns the version that a correction corrects: the one that it names, else the value of its slot that is believed
 * for its time. If an attribute can have many values, only if exactly one is believed.
 */
function correctedBy(statement: Statement, slot: readonly Version[], named: Version | null): Version | null {
  if (statement.mode !== 'correction') return null;
  const spokenOf = statement.validFrom ?? statement.saidAt;
  const holding = slot.filter((version) => holdsAt(validTime(version), spokenOf));
  const meant = statement.cardinality === 'one' || holding.length === 1 ? holding[0] : undefined;
  return named ?? meant ?? null;
}

/** When something begins, and whether that was stated. */
interface Start {
  readonly at: Date;
  readonly isKnown: boolean;
}

function startOf(statement: Statement, rivals: readonly Version[], corrected: Version | null): Start {
  const { validFrom, validTo, saidAt, kind, expression, holdsTo } = statement;
  // What happened, or was planned, is known from then on.
  if (validFrom) return { at: validFrom, isKnown: true };
  const known = corrected ?? lastEnded(statement, rivals);
  if (known) return { at: known.validFrom, isKnown: known.startsKnown };
  // Words that state only an end in the past: it held at least until just before that. Whoever states the end can also
  // state the start.
  if (expression !== null && validTo && validTo <= saidAt)
    return { at: new Date(validTo.getTime() - 1), isKnown: false };
  if (holdsTo && holdsTo <= saidAt) return { at: new Date(holdsTo.getTime() - 1), isKnown: false };
  return { at: saidAt, isKnown: kind === 'episodic' };
}

/** If a fact turns out to be longer than was known, the earliest start decides whether the start is known. */
function isStartKnown(from: Date, start: Start, same: readonly Version[]): boolean {
  const starts = [start, ...same.map(({ validFrom, startsKnown }) => ({ at: validFrom, isKnown: startsKnown }))];
  return starts.some(({ at, isKnown }) => isKnown && at.getTime() === from.getTime());
}

function endFrom(from: Date, statement: Statement, rivals: readonly Version[], corrected: Version | null): Date | null {
  const to = statement.validTo ?? impliedEnd(statement, from, rivals, corrected);
  if (to && to <= from) throw invalid('validTo', 'must lie after the start; state the start as validFrom');
  return to;
}

/**
 * "She worked there until June" states the end of a period whose start we know: the last one, if she was there twice.
 */
function lastEnded(statement: Statement, rivals: readonly Version[]): Version | undefined {
  const { validTo, saidAt, begins } = statement;
  if (!validTo || begins) return undefined;
  // What is to end in the future is not a period that is already over: "closed until 5 April", said every year.
  const isOver = ({ validTo: to }: Version): boolean => validTo > saidAt && to !== null && to <= saidAt;
  return rivals
    .filter((version) => isSame(version, statement) && version.validFrom < validTo && !isOver(version))
    .reduce<Version | undefined>((last, one) => (last && last.validFrom > one.validFrom ? last : one), undefined);
}

function impliedEnd(
  statement: Statement,
  from: Date,
  rivals: readonly Version[],
  corrected: Version | null,
): Date | null {
  const keepsItsEnd = corrected !== null && holdsAt(validTime(corrected), from) ? corrected.validTo : null;
  const later = rivals.filter((rival) => bounds(rival, statement) && beginsLater(rival, from, statement));
  const ended = rivals.filter((rival) => endedSince(rival, from, statement)).flatMap(({ validTo }) => validTo ?? []);
  return [
    ...later.map(({ validFrom }) => validFrom),
    ...rivals.filter((rival) => holdsAgain(rival, from, statement)).map(lastSaidAt),
    ...ended,
    ...(keepsItsEnd ? [keepsItsEnd] : []),
  ].reduce<Date | null>((earliest, end) => (earliest && earliest <= end ? earliest : end), null);
}

/** @returns whether the statement can no longer hold once the other does. */
function bounds(rival: Version, statement: Statement): boolean {
  return statement.cardinality === 'one' || denies(rival, statement);
}

/**
 * What was said after the statement to hold replaces it by then. With a stated start only a restatement shows that:
 * what was said once may have held only before that start.
 */
function holdsAgain(rival: Version, from: Date, statement: Statement): boolean {
  if (statement.cardinality !== 'one' || rival.polarity !== statement.polarity || isSame(rival, statement))
    return false;
  const said = lastSaidAt(rival);
  const isLater = said > statement.saidAt && said > from && holdsAt(validTime(rival), said);
  return isLater && (statement.validFrom === null || said > rival.saidAt);
}

/**
 * The same was said later, with its end, so an earlier statement does not bring it back. "I work at Acme", said again
 * when it is known to end in June, does not change that either.
 */
function endedSince(rival: Version, from: Date, statement: Statement): boolean {
  if (!isSame(rival, statement) || rival.polarity !== 'holds' || rival.validTo === null) return false;
  const isLater = rival.saidAt > statement.saidAt && holdsAt(validTime(rival), from);
  return isLater || (holdsAt(validTime(rival), statement.saidAt) && from < rival.validTo);
}

function beginsLater({ validFrom, startsKnown, saidAt }: Version, from: Date, statement: Statement): boolean {
  return validFrom > from && (startsKnown || saidAt > statement.saidAt);
}

function restated(
  statement: Statement,
  stated: Period,
  alike: readonly Version[],
  corrected: Version | null,
  named: Version | null,
): Version | undefined {
  if (corrected)
    return saysAsMuch(statement, corrected) && samePeriod(validTime(corrected), stated) ? corrected : undefined;
  return named ? undefined : alike.find((version) => saysItAll(version, stated, statement));
}

/** The same words can mean something else: that a denied thing holds, or, with a stated attribute, another value. */
function saysAsMuch(statement: Statement, version: Version): boolean {
  if (version.text !== statement.text || version.polarity !== statement.polarity) return false;
  return statement.attribute === null || isSame(version, statement);
}

/**
 * A version that ended when an open one began stays beside it: joined, it would seem to say when the open one ended.
 */
function meets(version: Version, stated: Period, { validTo }: Statement): boolean {
  const apart = validTo !== null && version.validTo === null;
  return (apart ? overlaps : touches)(validTime(version), stated);
}

function saysItAll(version: Version, period: Period, statement: Statement): boolean {
  // The same words about an event restate it only if they mean the same time.
  if (statement.kind === 'episodic') return sameOccasion(version, period, statement);
  return !tellsTheEnd(statement, version) && covers(validTime(version), period);
}

/**
 * If both state when it takes place, that decides: a plan holds from when it was said, and can be said more than once.
 */
function sameOccasion(version: Version, period: Period, { status, startsAt }: Statement): boolean {
  if (version.status !== status) return false;
  const [known, stated] =
    version.startsAt && startsAt ? [version.startsAt, startsAt] : [version.validFrom, period.from];
  return known.getTime() === stated.getTime();
}

function extended(stated: Period, same: readonly Version[], statement: Statement): Period {
  const whole = same.map(validTime).reduce(union, stated);
  const ends = same.some((version) => tellsTheEnd(statement, version) && overlaps(validTime(version), stated));
  return statement.validTo && ends ? { from: whole.from, to: statement.validTo } : whole;
}
