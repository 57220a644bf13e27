import type { Version } from '#domain/memory/memory.js';
import { sameSubject } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { announcedDay } from './announced-change.js';
import type { Neighbours, Settled, Verdict } from './decision-types.js';
import { rejectLate } from './settle-denial.js';
import { isClaim } from './settle-non-claim.js';

/**
 * @returns whether something said after a statement can replace it for good: not a wish, not about somebody else, and
 * not for a limited time.
 */
export function canReplaceLater(version: Version, statement: Statement): boolean {
  return version.validTo === null && isClaim(version) && sameSubject(version, statement);
}

/** @returns whether a statement arrives late and may have been replaced by what was said since. */
export function mayBeOutdated({ polarity, kind, validTo, mode }: Statement, { since = [] }: Neighbours): boolean {
  return since.length > 0 && polarity === 'holds' && kind !== 'episodic' && validTo === null && mode !== 'correction';
}

/**
 * "I smoke", said in September, arrives when "I gave up smoking" from October is known: it held until then. If what was
 * said since corrects it, it is not believed.
 *
 * @param verdict the arbiter's answer about what was said since, asked in the reverse direction.
 * @returns the outcome, with an end where what was said since took its place.
 */
export function endLateArrival(
  settled: Settled,
  statement: Statement,
  neighbours: Neighbours,
  verdict: Verdict | undefined,
): Settled {
  const by = verdict?.outcome === 'supersede' && neighbours.since?.find(({ version }) => version.id === verdict.id);
  if (!verdict || !by || !mayBeOutdated(statement, neighbours) || !STANDS.includes(settled.outcome)) return settled;
  const { version } = by;
  const decidedBy = verdict.decidedBy ?? 'arbiter';
  const sure = verdict.probability === undefined ? {} : { probability: verdict.probability };
  const isWrong = verdict.outcome === 'supersede' && (verdict.polarity === 'never' || verdict.mode === 'correction');
  if (isWrong && settled.outcome === 'added') return { ...rejectLate(version, decidedBy, WRONG), ...sure };
  const { from, to } = settled.placement.period;
  // An announced change replaces it on the announced day.
  const until = announcedDay(version) ?? version.validFrom;
  if (until <= from || (to !== null && to <= until)) return settled;
  const placement = { ...settled.placement, period: { from, to: until }, isFinal: true as const };
  return { ...settled, placement, decidedBy, similarity: by.parts.similarity, reason: OVER, ...sure };
}

const STANDS: readonly Settled['outcome'][] = ['added', 'superseded'];
const OVER = 'It held until what was said after it took its place.';
const WRONG = 'It was said to be wrong after it was said.';
