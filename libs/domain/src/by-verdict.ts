import { denied } from './denial.js';
import { place } from './placement.js';
import { differOnlyInNumbers } from './sameness.js';
import {
  ARBITER_FLOOR,
  type Candidate,
  type Decider,
  type Neighbours,
  type Settled,
  sureness,
  type Understood,
  unclear,
  type Verdict,
} from './settled.js';
import type { Statement } from './statement.js';
import type { Version } from './memory.js';

/** Makes the outcome of a statement that stands beside what is known. */
export type Add = (decidedBy: Decider, reason: string) => Settled;

/** @returns those of the candidates that are near enough for a question. */
export function near(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(({ parts }) => parts.similarity >= ARBITER_FLOOR);
}

/** @returns what comes of a candidate that the statement takes the place of. */
export function replaced(
  statement: Statement,
  neighbours: Neighbours,
  by: Candidate,
  decidedBy: Decider,
  reason: string,
): Settled {
  const placement = place(statement, neighbours.slot, by.version);
  const begins = beginOf(statement, by.version);
  const { from, to } = placement.period;
  const isLater = begins !== null && begins > from && (to === null || begins < to);
  return {
    outcome: 'superseded',
    placement: isLater ? { ...placement, takesPlaceFrom: begins } : placement,
    decidedBy,
    similarity: by.parts.similarity,
    reason,
  };
}

/**
 * @returns when a change that is announced for a day to come takes place. What tells of a time itself, such as a plan, makes way at once: the
 * day that is said may be its new one.
 */
export function beginOf({ begins, status, startsAt }: Statement, known: Version): Date | null {
  if (known.kind === 'episodic' || (known.expression !== null && !known.startsKnown)) return null;
  return begins ?? (status === 'planned' ? startsAt : null);
}

/** @returns what an arbiter's verdict makes of a statement. */
export function byVerdict(statement: Statement, neighbours: Neighbours, verdict: Verdict, added: Add): Settled {
  const sure = sureness(verdict);
  const decidedBy = verdict.decidedBy ?? 'arbiter';
  if (verdict.outcome === 'add') {
    const settled = { ...added(decidedBy, verdict.reason), ...sure };
    if (!verdict.isUnclear) return settled;
    const one = neighbours.candidates.filter(({ version }) => version.id === verdict.concerns);
    return unclear(settled, one.length > 0 ? one : near(neighbours.candidates));
  }
  const meant = neighbours.candidates.find(({ version }) => version.id === verdict.id);
  if (!meant) {
    const reason = 'The arbiter chose a version that is not current, so nothing is replaced.';
    return unclear(added('default', reason), near(neighbours.candidates));
  }
  if (verdict.outcome === 'supersede') {
    const told = understood(statement, verdict);
    if (told.polarity === 'never' || (told.polarity === 'ends' && !isPause(told))) {
      const ends = { ...told, validFrom: told.validFrom ?? beginOf(told, meant.version) };
      return { ...denied(ends, [meant.version], decidedBy, verdict.reason), statement: ends, ...sure };
    }
    const now = { ...told, polarity: statement.polarity };
    return { ...replaced(now, neighbours, meant, decidedBy, verdict.reason), ...sure };
  }
  if ((meant.version.modality ?? 'fact') !== (statement.modality ?? 'fact')) {
    const reason = 'The arbiter took it for a restatement, but one of the two is a wish or hearsay.';
    return unclear(added('default', reason), [meant]);
  }
  if (differInANumber(statement, meant.version)) {
    const reason = 'The arbiter took it for a restatement, but a number or a time of day differs.';
    return unclear(added('default', reason), [meant]);
  }
  if (tellsItsEnd(statement, meant.version)) {
    const ends = { ...statement, polarity: 'ends' as const };
    return { ...denied(ends, [meant.version], decidedBy, verdict.reason), statement: ends, ...sure };
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

/** "No coffee until Easter": what it ends comes back. "I only have it until Easter" ends it then. */
function isPause(statement: Statement): boolean {
  return endsLater(statement) && PAUSE.test(statement.text);
}

const PAUSE =
  /(?<!\p{L})(?:no|not|never|without|off|on hold|unable|cannot|clos\p{L}+|stop\p{L}*|paus\p{L}+|suspend\p{L}*|\p{L}+n['’]t)(?!\p{L})/iu;

function endsLater({ validTo, saidAt }: Statement): boolean {
  return validTo !== null && validTo > saidAt;
}

/** The same, told again with an end that was not known: "I'm at Acme until June". What arrives late ends nothing that was said after it. */
function tellsItsEnd(statement: Statement, { kind, validFrom, validTo, saidAt }: Version): boolean {
  const end = endsLater(statement) ? statement.validTo : null;
  if (end === null || kind === 'episodic' || statement.saidAt < saidAt) return false;
  return end > validFrom && (validTo === null || end < validTo);
}

/** A value, or an event, that the caller states holds: then the arbiter says only what it replaces. */
function understood(statement: Statement, { polarity, mode }: Understood): Statement {
  if (statement.value !== null || statement.status !== null || statement.mode === 'correction') return statement;
  return { ...statement, polarity: polarity ?? statement.polarity, mode: mode ?? statement.mode };
}

function differInANumber(a: Statement, b: Version): boolean {
  return differOnlyInNumbers(a.text, b.text) || differOnlyInNumbers(a.value ?? '', b.value ?? '');
}
