import type { EventParts, Version } from '#domain/memory/memory.js';
import { scopedKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { folded } from '#domain/text/folded.js';
import { closest, gapBetween, isMoreExact, onlyOne, sameTime } from './occasion.js';

/** What happens to the version that is meant. */
export type EventEffect =
  | { readonly does: 'restate' | 'withdraw'; readonly version: Version; readonly reason: string }
  | { readonly does: 'replace'; readonly version: Version; readonly statement: Statement; readonly reason: string }
  /** The statement is about one time of a series, which continues without it. */
  | {
      readonly does: 'except';
      readonly version: Version;
      readonly recurrence: string;
      readonly statement: Statement;
      readonly reason: string;
    };

/** What an event stated in parts does to a known one. */
export type EventMatch =
  | EventEffect
  /**
   * It arrives late: it held for the period of this statement; it is not believed because of a version; it ended one.
   */
  | { readonly does: 'add'; readonly statement: Statement; readonly reason: string }
  | { readonly does: 'deny' | 'end'; readonly version: Version; readonly reason: string }
  /** These are planned for another time, and nobody said that they moved. The statement may be about another event. */
  | { readonly does: 'stand beside'; readonly versions: readonly Version[] };

/**
 * @returns whether the statement is not about what is planned now, because something said later about the same event
 * already tells what became of it.
 */
export function isLateArrival(match: EventMatch): match is Extract<EventMatch, { does: 'add' | 'deny' | 'end' }> {
  return match.does === 'add' || match.does === 'deny' || match.does === 'end';
}

/**
 * @returns the key shared by events of the same subject and object; `null` for an event that was not stated in parts.
 */
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
    : scopedKey({ agentId }, `${folded(subject)}\n${folded(object ?? '')}`);
}

/**
 * Decides by structure alone what an event means for the current events of the same subject and object.
 *
 * @param known the current events with the same key, in any order.
 * @returns `null` if none of them is meant.
 */
export function matchEvent(statement: Statement, known: readonly Version[]): EventMatch | null {
  if (statement.subject === null || statement.status === null) return null;
  const alike = known.filter((version) => sameDoing(version, statement));
  const plans = alike.filter(
    ({ status, validTo }) => status === 'planned' && !(validTo && validTo <= statement.saidAt),
  );
  if (statement.status === 'cancelled') return cancelled(statement, plans, alike);
  if (statement.status === 'done') return done(statement, plans, alike);
  return planned(statement, plans, alike);
}

/** @returns whether both tell of the same action: the same verb, or other words that both share. */
function sameDoing(a: EventParts, b: EventParts): boolean {
  if (folded(a.verb ?? '') === folded(b.verb ?? '')) return true;
  const words = new Set(a.aliases.map(folded));
  return b.aliases.some((alias) => words.has(folded(alias)));
}

function planned(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMatch | null {
  const again = plannedAgain(statement, plans);
  if (again) return again;
  const late = arrivedLate(statement, alike);
  if (late) return late;
  const moved = statement.moved ? movedPlan(statement, saidBefore(plans, statement)) : null;
  if (moved) return moved;
  const open = onlyOne(plans);
  if (open?.startsAt === null && statement.startsAt) return replaceEvent(statement, open, 'The plan now has its time.');
  return plans.length > 0 ? { does: 'stand beside', versions: plans } : null;
}

/** For series, another rule means another plan. Between one event and a series, the series wins. */
function plannedAgain(statement: Statement, plans: readonly Version[]): EventMatch | null {
  const series = plans.find((plan) => statement.isOf?.(plan));
  if (series) return restateEvent(series, SAME);
  const timed = plans.filter((plan) => sameTime(plan, statement));
  const ofItsKind = timed.filter((plan) => ruleOf(plan) === ruleOf(statement));
  const known = statement.startsAt === null ? onlyOne(toCome(plans, statement)) : closest(ofItsKind, statement);
  if (known && (statement.startsAt !== null || !statement.moved || known.startsAt === null))
    return isMoreExact(statement, known)
      ? replaceEvent(statement, known, 'The same plan, stated more exactly.')
      : restateEvent(known, SAME);
  if (statement.moved) return null;
  const others = timed.filter((plan) => (ruleOf(plan) === null) !== (ruleOf(statement) === null));
  const other = closest(others, statement);
  if (!other) return null;
  if (ruleOf(statement) === null) return isMoreExact(statement, other) ? null : restateEvent(other, SAME);
  return isMoreExact(other, statement) ? null : replaceEvent(statement, other, 'The same plan, which comes again.');
}

const SAME = 'The same is already planned.';

/**
 * A single event is never what a whole series was moved to. A time relative to the plan does not tell which plan is
 * meant.
 */
function movedPlan(statement: Statement, plans: readonly Version[]): EventMatch | null {
  const { change, recurrence } = statement;
  const movable = recurrence ? plans : singles(plans);
  const plan = change?.timeFor(null).startsAt === null ? onlyOne(movable) : closest(movable, statement);
  return plan && replaceEvent({ ...statement, ...change?.timeFor(plan) }, plan, 'The plan was moved.');
}

/**
 * A late arrival gets the outcome that it would have had in time: a plan known to be cancelled is not believed, and one
 * known to have happened or been moved was planned until then.
 */
function arrivedLate(statement: Statement, alike: readonly Version[]): EventMatch | null {
  const after = alike.filter(({ saidAt }) => saidAt > statement.saidAt);
  const cancelled = after.find((version) => version.status === 'cancelled' && calledOff(version, statement));
  if (cancelled) return { does: 'deny', version: cancelled, reason: 'It was cancelled after it was planned.' };
  const happened = alike.find((version) => version.status === 'done' && sameTime(version, statement));
  if (happened && !statement.moved) return restateEvent(happened, 'It is already known to have happened.');
  const next = happened ?? onlyOne(after.filter((version) => isFirstKnown(version, alike)));
  if (!next || next.validFrom <= (statement.validFrom ?? statement.saidAt)) return null;
  const before = happened ? closest(saidBefore(alike.filter(isPlanned), statement), statement) : null;
  if (before) return { does: 'end', version: before, reason: 'The plan was moved, and is known to have happened.' };
  const reason = happened ? 'It is already known to have happened.' : 'It is already known to have been moved.';
  return { does: 'add', statement: { ...statement, validTo: next.validFrom }, reason };
}

/** Without a time, or with the time of calling off, every plan of it is meant. */
function calledOff(cancelled: Version, statement: Statement): boolean {
  const isOfPlan = cancelled.startsAt !== null && cancelled.startsAt > cancelled.saidAt;
  return !isOfPlan || sameTime(cancelled, statement);
}

/** @returns whether a plan is known to have been moved, but not from when. */
function isFirstKnown({ factId, moved, validFrom }: Version, alike: readonly Version[]): boolean {
  const isBefore = (one: Version): boolean =>
    one.validTo?.getTime() === validFrom.getTime() || (one.factId === factId && one.validFrom < validFrom);
  return moved === true && !alike.some(isBefore);
}

function isPlanned({ status }: Version): boolean {
  return status === 'planned';
}

function done(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMatch | null {
  // One time of a series that has happened does not end the series.
  const before = singles(saidBefore(plans, statement));
  const due = before.filter(({ startsAt }) => startsAt === null || startsAt <= statement.saidAt);
  const met = statement.startsAt
    ? closest(
        before.filter((plan) => plan.startsAt !== null && gapBetween(plan, statement) === 0),
        statement,
      )
    : onlyOne(due);
  if (met) return replaceEvent(atItsTime(statement, met), met, 'What was planned has happened.');
  const known = alike.find((version) => version.status === 'done' && sameTime(version, statement));
  return known ? restateEvent(known, 'It is already known to have happened.') : null;
}

/** A future time is the time of the plan; a past one is when it was called off, or which time of a series it was. */
function cancelled(statement: Statement, plans: readonly Version[], alike: readonly Version[]): EventMatch | null {
  const meant = cancelledPlan(statement, saidBefore(plans, statement));
  if (meant) return { does: 'withdraw', version: meant, reason: `Cancelled: ${statement.text}` };
  const known = alike.find(
    (version) => version.status === 'cancelled' && (statement.startsAt === null || sameTime(version, statement)),
  );
  return known ? restateEvent(known, 'It is already known to be cancelled.') : null;
}

function cancelledPlan(statement: Statement, plans: readonly Version[]): Version | null {
  const { startsAt, saidAt, change, recurrence } = statement;
  if (recurrence) return onlyOne(plans.filter((plan) => plan.recurrence));
  const met = singles(plans).filter((plan) => gapBetween(plan, statement) === 0);
  if (met.length > 0) return closest(met, statement);
  const saysWhen = change ? !change.ofSeries || change.wasAt !== null : startsAt !== null;
  if (!saysWhen) return onlyOne(plans);
  return startsAt !== null && startsAt > saidAt ? null : onlyOne(singles(plans));
}

/** @returns that a statement says of a version what is known already. */
export function restateEvent(version: Version, reason: string): EventEffect {
  return { does: 'restate', version, reason };
}

/**
 * @returns that a statement replaces a version. If that is a plan which was moved later, it ends where the moved
 * plan begins.
 */
export function replaceEvent(statement: Statement, version: Version, reason: string): EventEffect {
  const from = statement.validFrom ?? statement.saidAt;
  const ends = statement.validTo === null && version.validTo !== null && from < version.validTo;
  return {
    does: 'replace',
    version,
    statement: ends && statement.status === 'planned' ? { ...statement, validTo: version.validTo } : statement,
    reason,
  };
}

/** Without another time, it happened when it was planned for. */
function atItsTime(statement: Statement, plan: Version): Statement {
  if (statement.startsAt) return statement;
  const { startsAt, endsAt, precision, expression } = plan;
  return { ...statement, startsAt, endsAt, precision, expression, validFrom: statement.validFrom ?? startsAt };
}

/** The times for which one occurrence was cancelled or moved are on a separate line. */
function ruleOf({ recurrence }: Pick<Statement, 'recurrence'>): string | null {
  return recurrence?.split('\n', 1)[0] ?? null;
}

function singles(plans: readonly Version[]): Version[] {
  return plans.filter(({ recurrence }) => !recurrence);
}

/** A plan that was stated only later is not the one that was moved, cancelled or done. */
function saidBefore(plans: readonly Version[], { saidAt }: Statement): Version[] {
  return plans.filter(({ validFrom }) => validFrom <= saidAt);
}

/** A past time is not planned again. */
function toCome(plans: readonly Version[], { saidAt }: Statement): Version[] {
  return plans.filter(({ startsAt, endsAt }) => startsAt === null || (endsAt ?? startsAt) > saidAt);
}
