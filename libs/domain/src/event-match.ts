import type { EventParts, Version } from './memory.js';
import { folded, ofScope } from './sameness.js';
import type { Statement } from './statement.js';

/** What is done to the version that is meant. */
export type DoneTo =
  | { readonly does: 'restate' | 'withdraw'; readonly version: Version; readonly reason: string }
  | { readonly does: 'replace'; readonly version: Version; readonly statement: Statement; readonly reason: string }
  /** The statement tells of one time of a series, which from now on comes again without it. */
  | {
      readonly does: 'except';
      readonly version: Version;
      readonly recurrence: string;
      readonly statement: Statement;
      readonly reason: string;
    };

/** What an event that was stated in parts does to one that is known. */
export type EventMove =
  | DoneTo
  /** It arrives late: it was so for the period of this statement; it is not believed because of a version; it ended one. */
  | { readonly does: 'add'; readonly statement: Statement; readonly reason: string }
  | { readonly does: 'deny' | 'end'; readonly version: Version; readonly reason: string }
  /** These are planned for another time, and nobody said that they moved: the statement may be about another event. */
  | { readonly does: 'stand beside'; readonly versions: readonly Version[] };

/** @returns the key that events of the same subject and object share; `null` for one that was not stated in parts. */
export function eventKey({
  subject,
  object,
  status,
  agentId,
}: Pick<EventParts, 'subject' | 'object'> & {
  readonly status: string | null;
  readonly agentId?: string | null | undefined;
}): string | null {
  return subject === null || status === null
    ? null
    : ofScope({ agentId }, `${folded(subject)}\n${folded(object ?? '')}`);
}

/**
 * Decides by structure alone what an event means for the current events of the same subject and object.
 *
 * @param known the current events with the same key, in any order.
 * @returns `null` when none of them is meant.
 */
export function eventMove(statement: Statement, known: readonly Version[]): EventMove | null {
  if (statement.subject === null || statement.status === null) return null;
  const alike = known.filter((version) => sameDoing(version, statement));
  const plans = alike.filter(
    ({ status, validTo }) => status === 'planned' && !(validTo && validTo <= statement.saidAt),
  );
  if (statement.status === 'cancelled') return cancelled(statement, plans, alike);
  if (statement.status === 'done') return done(statement, plans, alike);
  return planned(statement, plans, alike);
}

/** @returns whether both are the same event by what is done: the same verb, or other words that both share. */
function sameDoing(a: EventParts, b: EventParts): boolean {
  if (folded(a.verb ?? '') === folded(b.verb ?? '')) return true;
  const words = new Set(a.aliases.map(folded));
  return b.aliases.some((alias) => words.has(folded(alias)));
}

function planned(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMove | null {
  const series = plans.find((plan) => sameSeries(plan, statement));
  if (series) return restate(series, 'The same is already planned.');
  const known =
    statement.startsAt === null ? only(toCome(plans, statement)) : closest(timed(plans, statement), statement);
  const restated = known && (statement.startsAt !== null || !statement.moved || known.startsAt === null);
  if (restated) {
    return moreExact(statement, known)
      ? replace(statement, known, 'The same plan, stated more exactly.')
      : restate(known, 'The same is already planned.');
  }
  const late = arrivedLate(statement, alike);
  if (late) return late;
  const moved = statement.moved ? closest(saidBefore(plans, statement), statement) : null;
  if (moved) return replace(statement, moved, 'The plan was moved.');
  const open = only(plans);
  if (open?.startsAt === null && statement.startsAt) return replace(statement, open, 'The plan now has its time.');
  return plans.length > 0 ? { does: 'stand beside', versions: plans } : null;
}

/**
 * What arrives after what was said later of the same event comes to what it would have come to in time: a plan that is known to be
 * cancelled is not believed, and one that is known to have happened, or to have been moved, was planned until then.
 */
function arrivedLate(statement: Statement, alike: readonly Version[]): EventMove | null {
  const after = alike.filter(({ saidAt }) => saidAt > statement.saidAt);
  const cancelled = after.find((version) => version.status === 'cancelled' && calledOff(version, statement));
  if (cancelled) return { does: 'deny', version: cancelled, reason: 'It was cancelled after it was planned.' };
  const happened = alike.find((version) => version.status === 'done' && sameTime(version, statement));
  if (happened && !statement.moved) return restate(happened, 'It is already known to have happened.');
  const next = happened ?? only(after.filter((version) => isFirstKnown(version, alike)));
  if (!next || next.validFrom <= (statement.validFrom ?? statement.saidAt)) return null;
  const before = happened ? closest(saidBefore(alike.filter(isPlanned), statement), statement) : null;
  if (before) return { does: 'end', version: before, reason: 'The plan was moved, and is known to have happened.' };
  const reason = happened ? 'It is already known to have happened.' : 'It is already known to have been moved.';
  return { does: 'add', statement: { ...statement, validTo: next.validFrom }, reason };
}

/** Without a time, or with that at which it was called off, every plan of it is meant. */
function calledOff(cancelled: Version, statement: Statement): boolean {
  const isOfPlan = cancelled.startsAt !== null && cancelled.startsAt > cancelled.saidAt;
  return !isOfPlan || sameTime(cancelled, statement);
}

/** @returns whether a plan is known to have been moved, and not from when. */
function isFirstKnown({ factId, moved, validFrom }: Version, alike: readonly Version[]): boolean {
  const isBefore = (one: Version): boolean =>
    one.validTo?.getTime() === validFrom.getTime() || (one.factId === factId && one.validFrom < validFrom);
  return moved === true && !alike.some(isBefore);
}

function isPlanned({ status }: Version): boolean {
  return status === 'planned';
}

function done(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMove | null {
  // That one of a series has happened does not end the series.
  const before = saidBefore(plans, statement).filter(({ recurrence }) => !recurrence);
  const due = before.filter(({ startsAt }) => startsAt === null || startsAt <= statement.saidAt);
  const met = statement.startsAt
    ? closest(
        before.filter((plan) => plan.startsAt !== null && gap(plan, statement) === 0),
        statement,
      )
    : only(due);
  if (met) return replace(atItsTime(statement, met), met, 'What was planned has happened.');
  const known = alike.find((version) => version.status === 'done' && sameTime(version, statement));
  return known ? restate(known, 'It is already known to have happened.') : null;
}

/** A future time is the time of the plan; a past one is when the plan was called off. */
function cancelled(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMove | null {
  const before = saidBefore(plans, statement);
  const ofPlan = statement.startsAt !== null && statement.startsAt > statement.saidAt;
  const met = before.filter((plan) => !plan.recurrence && plan.startsAt !== null && gap(plan, statement) === 0);
  const meant = met.length > 0 ? closest(met, statement) : ofPlan ? null : only(before);
  if (meant) return { does: 'withdraw', version: meant, reason: `Cancelled: ${statement.text}` };
  const known = alike.find(
    (version) => version.status === 'cancelled' && (statement.startsAt === null || sameTime(version, statement)),
  );
  return known ? restate(known, 'It is already known to be cancelled.') : null;
}

export function restate(version: Version, reason: string): DoneTo {
  return { does: 'restate', version, reason };
}

/** What replaces a plan that was moved later ends where that one begins. */
export function replace(statement: Statement, version: Version, reason: string): DoneTo {
  const from = statement.validFrom ?? statement.saidAt;
  const ends = statement.validTo === null && version.validTo !== null && from < version.validTo;
  return {
    does: 'replace',
    version,
    statement: ends && statement.status === 'planned' ? { ...statement, validTo: version.validTo } : statement,
    reason,
  };
}

/** Without another time it happened when it was planned for. */
function atItsTime(statement: Statement, plan: Version): Statement {
  if (statement.startsAt) return statement;
  const { startsAt, endsAt, precision, expression } = plan;
  return { ...statement, startsAt, endsAt, precision, expression, validFrom: statement.validFrom ?? startsAt };
}

const DAY_MS = 86_400_000;

/** The same rule at the same time of day; whoever says it again may count from a later day. */
function sameSeries({ startsAt, recurrence }: Version, statement: Statement): boolean {
  // What one time of it was cancelled or moved for is kept on a line of its own.
  if (!recurrence || recurrence.split('\n', 1)[0] !== statement.recurrence || !startsAt || !statement.startsAt)
    return false;
  return (startsAt.getTime() - statement.startsAt.getTime()) % DAY_MS === 0;
}

/** A plan that was stated only later is not the one that was moved, cancelled or done. */
function saidBefore(plans: readonly Version[], { saidAt }: Statement): Version[] {
  return plans.filter(({ validFrom }) => validFrom <= saidAt);
}

/** What was planned for a time that is over is not planned again. */
function toCome(plans: readonly Version[], { saidAt }: Statement): Version[] {
  return plans.filter((plan) => plan.startsAt === null || end(plan) > saidAt.getTime());
}

function only(versions: readonly Version[]): Version | null {
  return versions.length === 1 ? (versions[0] ?? null) : null;
}

type Occasion = Pick<Statement, 'startsAt' | 'endsAt'>;

function timed(plans: readonly Version[], statement: Statement): Version[] {
  return plans.filter((plan) => sameTime(plan, statement));
}

/** @returns the event whose period is nearest; `null` when two are equally near and neither starts at the same time as the statement. */
function closest(plans: readonly Version[], statement: Occasion): Version | null {
  if (statement.startsAt === null || plans.length < 2) return only(plans);
  const least = Math.min(...plans.map((plan) => gap(plan, statement)));
  const nearest = plans.filter((plan) => gap(plan, statement) === least);
  const together = nearest.filter(({ startsAt }) => startsAt?.getTime() === statement.startsAt?.getTime());
  return only(nearest) ?? only(together);
}

const start = ({ startsAt }: Occasion): number => startsAt?.getTime() ?? NaN;
const end = ({ startsAt, endsAt }: Occasion): number => (endsAt ?? startsAt)?.getTime() ?? NaN;

/** Milliseconds between the two; 0 when they share a moment, Infinity when one has no time. */
function gap(a: Occasion, b: Occasion): number {
  if (a.startsAt === null || b.startsAt === null) return Infinity;
  if (start(a) === start(b)) return 0;
  const [first, second] = start(a) < start(b) ? [a, b] : [b, a];
  // Ends are exclusive: what begins as the other ends does not meet it.
  return end(first) > start(second) ? 0 : Math.max(1, start(second) - end(first));
}

/** The day on which the clocks go back has 25 hours. */
const LONGEST_DAY_MS = 25 * 3_600_000;

/** "On Tuesday" and "on Tuesday at five" are the same time; "in March" and "on 3 March" need not be. */
export function sameTime(a: Occasion, b: Occasion): boolean {
  if (a.startsAt === null || b.startsAt === null) return false;
  if (start(a) === start(b) && (end(a) === end(b) || a.endsAt === null || b.endsAt === null)) return true;
  const longer = Math.max(end(a) - start(a), end(b) - start(b));
  return longer <= LONGEST_DAY_MS && (within(a, b) || within(b, a));
}

function within(inner: Occasion, outer: Occasion): boolean {
  return start(outer) <= start(inner) && start(inner) < end(outer) && end(inner) <= end(outer);
}

/** @returns whether one tells the time of the other more finely. */
export function moreExact(one: Occasion, other: Occasion): boolean {
  if (one.startsAt === null || other.startsAt === null || (start(one) === start(other) && end(one) === end(other)))
    return false;
  return (
    within(one, other) &&
    end(one) - start(one) < end(other) - start(other) &&
    (one.endsAt !== null || start(one) !== start(other))
  );
}
