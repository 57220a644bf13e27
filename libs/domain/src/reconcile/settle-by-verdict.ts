import { toldTime, validTime, type Version } from '#domain/memory/memory.js';
import { holdsAt } from '#domain/memory/period.js';
import { differOnlyInNumbers } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { announcedDay, hasFutureEnd, isPause, placeAnnounced, takesPlaceAt } from './announced-change.js';
import {
  ARBITER_FLOOR,
  type Candidate,
  type Decider,
  markUnclear,
  type Neighbours,
  probabilityOf,
  type Settled,
  type Understood,
  type Verdict,
} from './decision-types.js';
import { place } from './placement.js';
import { asMovedPlan } from './settle-by-event.js';
import { beganAfterEnd, settleDenied } from './settle-denial.js';

const SAID_SINCE = 'What the arbiter took it to replace was said again since, so both stand.';

const BEGAN_SINCE = 'What the arbiter took it to end is known to have begun since, so both stand.';

const ONE_OF_SERIES = 'It changes a plan, and the arbiter took it to replace a whole series, so both stand.';

/** Makes the outcome of a statement that is added beside what is known. */
export type SettleAdded = (decidedBy: Decider, reason: string) => Settled;

/** @returns the candidates that are near enough to ask about. */
export function nearCandidates(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ parts }) => parts.similarity >= ARBITER_FLOOR);
}

/** @returns the outcome for a candidate that the statement replaces. */
export function settleReplaced(
  statement: Statement,
  neighbours: Neighbours,
  by: Candidate,
  decidedBy: Decider,
  reason: string,
  isEnd = false,
): Settled {
  const placement = place(statement, neighbours.slot, by.version);
  const why = { decidedBy, similarity: by.parts.similarity, reason };
  // A statement that says no more about the same time replaces nothing.
  if (placement.restates) return { outcome: 'restated', placement, ...why };
  const before = (neighbours.replacedLater ?? []).flatMap(({ version, to }) => (to === by.version.id ? [version] : []));
  return {
    outcome: 'superseded',
    placement: placeAnnounced(placement, statement, by.version, { isEnd, before }),
    ...why,
  };
}

/** @returns the outcome of a statement by an arbiter's verdict. */
export function settleByVerdict(
  statement: Statement,
  neighbours: Neighbours,
  verdict: Verdict,
  added: SettleAdded,
): Settled {
  const sure = probabilityOf(verdict);
  const decidedBy = verdict.decidedBy ?? 'arbiter';
  if (verdict.outcome === 'add') {
    const settled = { ...added(decidedBy, verdict.reason), ...sure };
    if (!verdict.isUnclear) return settled;
    const one = neighbours.candidates.filter(({ version }) => version.id === verdict.concerns);
    return markUnclear(settled, one.length > 0 ? one : nearCandidates(neighbours.candidates));
  }
  const meant = neighbours.candidates.find(({ version }) => version.id === verdict.id);
  if (!meant) {
    const reason = 'The arbiter chose a version that is not current, so nothing is replaced.';
    return markUnclear(added('default', reason), nearCandidates(neighbours.candidates));
  }
  return verdict.outcome === 'supersede'
    ? ofReplaced(statement, neighbours, { meant, verdict, added })
    : ofSame(statement, neighbours, { meant, verdict, added });
}

interface About<V extends Verdict['outcome']> {
  readonly meant: Candidate;
  readonly verdict: Extract<Verdict, { outcome: V }>;
  readonly added: SettleAdded;
}

function ofReplaced(statement: Statement, neighbours: Neighbours, about: About<'supersede'>): Settled {
  const { meant, verdict, added } = about;
  const [sure, decidedBy] = [probabilityOf(verdict), verdict.decidedBy ?? 'arbiter'];
  if (statement.saidAt < lastSaidAt(meant.version)) return markUnclear(added('default', SAID_SINCE), [meant]);
  // One time of a series is moved or cancelled, and it is not known which.
  if (statement.change && meant.version.recurrence) return markUnclear(added('default', ONE_OF_SERIES), [meant]);
  const told = understood(statement, verdict, meant.version);
  if ((told.polarity === 'ends' || verdict.isEnd) && beganAfterEnd(meant.version, told))
    return markUnclear(added('default', BEGAN_SINCE), [meant]);
  if (told.polarity === 'never' || (told.polarity === 'ends' && !isPause(told))) {
    const ends = { ...told, validFrom: told.validFrom ?? takesPlaceAt(told, meant.version) };
    return { ...settleDenied(ends, [meant.version], decidedBy, verdict.reason), statement: ends, ...sure };
  }
  const now = { ...told, polarity: statement.polarity };
  const plan = plannedAnew(now, meant.version);
  if (plan) {
    const settled = settleReplaced({ ...plan, mode: 'change' }, neighbours, meant, decidedBy, verdict.reason);
    return { ...settled, statement: plan, ...sure };
  }
  return { ...settleReplaced(now, neighbours, meant, decidedBy, verdict.reason, verdict.isEnd), ...sure };
}

/**
 * What replaces a future plan is itself a plan: "they've given me Thursday at half nine" is not a fact that has held
 * since last Thursday.
 */
function plannedAnew(statement: Statement, plan: Version): Statement | null {
  const isToCome =
    plan.status === 'planned' && !plan.recurrence && plan.startsAt !== null && plan.startsAt > statement.saidAt;
  const time = isToCome && statement.kind === 'semantic' ? (statement.newTime?.(plan) ?? null) : null;
  return time && asMovedPlan({ ...statement, validFrom: null, validTo: null }, plan, time);
}

function ofSame(statement: Statement, neighbours: Neighbours, { meant, verdict, added }: About<'restate'>): Settled {
  const [sure, decidedBy] = [probabilityOf(verdict), verdict.decidedBy ?? 'arbiter'];
  if (statement.kind === 'episodic' && meant.version.kind !== 'episodic')
    return {
      ...added(decidedBy, 'The same is known as a fact, which has no day: as an event it is planned.'),
      ...sure,
    };
  if ((meant.version.modality ?? 'fact') !== (statement.modality ?? 'fact')) {
    const reason = 'The arbiter took it for a restatement, but one of the two is a wish or hearsay.';
    return markUnclear(added('default', reason), [meant]);
  }
  if (isOfAnotherTime(statement, meant.version))
    return { ...added(decidedBy, 'The same, and the words of what is known tell of another time.'), ...sure };
  if (tellsAnotherDay(statement, meant.version)) {
    const placement = place(statement, neighbours.slot, meant.version);
    const reason = 'The same, and it comes on another day than was known.';
    return { outcome: 'superseded', placement, decidedBy, similarity: meant.parts.similarity, reason, ...sure };
  }
  if (differInANumber(statement, meant.version)) {
    const reason = 'The arbiter took it for a restatement, but a number or a time of day differs.';
    return markUnclear(added('default', reason), [meant]);
  }
  if (tellsItsEnd(statement, meant.version)) {
    const ends = { ...statement, polarity: 'ends' as const };
    return { ...settleDenied(ends, [meant.version], decidedBy, verdict.reason), statement: ends, ...sure };
  }
  if (putsItsEndOff(statement, meant.version)) {
    const { validFrom: from, startsKnown, factId } = meant.version;
    const longer = { period: { from, to: statement.validTo }, startsKnown, factId, restates: null };
    const reason = 'The same, and it ends later than was known.';
    const by = { decidedBy, similarity: meant.parts.similarity, reason, ...sure };
    return {
      outcome: 'superseded',
      placement: { ...longer, closes: [{ version: meant.version, as: 'extension' }] },
      ...by,
    };
  }
  return {
    outcome: 'restated',
    placement: { ...place(statement, neighbours.slot, null), closes: [], restates: meant.version },
    decidedBy,
    similarity: meant.parts.similarity,
    reason: verdict.reason,
    ...sure,
  };
}

/** "I work at Acme" is so before the day of "From 1 July I work at Acme", and after "In 2017 I worked at Acme". */
function isOfAnotherTime(statement: Statement, version: Version): boolean {
  if ((statement.begins ?? null) !== null || (statement.holdsTo ?? null) !== null) return false;
  const at = statement.validFrom ?? statement.saidAt;
  return holdsAt(validTime(version), at) && !holdsAt(toldTime(version), at) && (statement.validTo ?? null) === null;
}

/**
 * The same, stated again with an end that was not known: "I'm at Acme until June". A late arrival does not end what was
 * said after it.
 */
function tellsItsEnd(statement: Statement, version: Version): boolean {
  const end = laterEnd(statement, version);
  return end !== null && end > version.validFrom && (version.validTo === null || end < version.validTo);
}

/** "I'm at Acme until September", where June is known. */
function putsItsEndOff(statement: Statement, version: Version): boolean {
  const end = laterEnd(statement, version);
  return end !== null && version.validTo !== null && version.validTo > statement.saidAt && end > version.validTo;
}

/** "From 1 August I'll live in Leeds", or "I live in Leeds already", where July is known. */
function tellsAnotherDay(statement: Statement, version: Version): boolean {
  const now = /\b(?:already|now)\b/iu.test(statement.text) ? statement.saidAt : null;
  const [day, known] = [announcedDay(statement) ?? now, announcedDay(version)];
  if (day === null || known === null || version.kind === 'episodic' || known <= statement.saidAt) return false;
  return day.getTime() !== known.getTime() && statement.saidAt >= lastSaidAt(version);
}

function laterEnd(statement: Statement, version: Version): Date | null {
  if (!hasFutureEnd(statement) || version.kind === 'episodic' || statement.saidAt < lastSaidAt(version)) return null;
  return statement.validTo;
}

/**
 * If the caller states that a value or an event holds, the arbiter only decides what it replaces. What holds for a
 * while, or from a day on, says nothing about before: "until June it is number 14, not the front door".
 */
function understood(statement: Statement, { polarity, mode }: Understood, { expression }: Version): Statement {
  if (statement.value !== null || statement.status !== null || statement.mode === 'correction') return statement;
  const isTimed = (hasFutureEnd(statement) || (statement.begins ?? null) !== null) && expression === null;
  return {
    ...statement,
    polarity: (isTimed && polarity ? 'ends' : polarity) ?? statement.polarity,
    mode: isTimed ? statement.mode : (mode ?? statement.mode),
  };
}

function differInANumber(a: Statement, b: Version): boolean {
  return differOnlyInNumbers(a.text, b.text) || differOnlyInNumbers(a.value ?? '', b.value ?? '');
}
