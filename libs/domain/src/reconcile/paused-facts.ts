import { validTime } from '#domain/memory/memory.js';
import { overlaps } from '#domain/memory/period.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Neighbours, ReturningFact, Settled, Verdict } from './decision-types.js';
import { settleByVerdict } from './settle-by-verdict.js';

/**
 * @returns the verdict. If it names a fact that comes back later, because the arbiter was asked before a pause replaced
 * that fact for a while, it applies to that fact only.
 */
export function withReturningApart(verdict: Verdict, { returning = [] }: Neighbours): Verdict {
  if (verdict.outcome === 'add' || !returning.some(({ version }) => version.id === verdict.id)) return verdict;
  const { reason, decidedBy } = verdict;
  return { outcome: 'add', reason, ...(decidedBy ? { decidedBy } : {}), returning: verdict };
}

/**
 * "No coffee until Easter" replaces a fact for a while. What is said meanwhile is compared with the pause, but may also
 * be about what comes back: "I've stopped drinking coffee for good", "I'm back on coffee for good".
 *
 * @param verdict the arbiter's separate answer about what comes back.
 * @returns the outcome, with the effect on what comes back.
 */
export function settleReturning(
  settled: Settled,
  statement: Statement,
  neighbours: Neighbours,
  verdict: Verdict | undefined,
): Settled {
  if (!verdict || verdict.outcome === 'add') return settled;
  const back = neighbours.returning?.find(({ version }) => version.id === verdict.id);
  if (!back) return settled;
  const { outcome, placement, denies = [] } = settled;
  if (outcome === 'added' && reaches(statement, back)) {
    // The statement is about now, while the other would come back only later. It says more, so it replaces it.
    const supersedes = { ...verdict, outcome: 'supersede' as const };
    return settleByVerdict(statement, { ...neighbours, candidates: [back] }, supersedes, () => settled);
  }
  if (outcome === 'superseded' && isOverBy(settled, back) && meets(settled, back)) {
    const closes = [...placement.closes, { version: back.version, as: 'change' as const }];
    return { ...settled, placement: { ...placement, closes } };
  }
  const isEnded = outcome === 'ended' && verdict.outcome === 'supersede' && verdict.polarity === 'ends';
  if (isEnded && denies.some(({ id }) => id === back.after)) return { ...settled, denies: [...denies, back.version] };
  return settled;
}

/** Whether a statement holds long enough to affect what comes back. */
function reaches({ validTo }: Statement, { version }: ReturningFact): boolean {
  return validTo === null || validTo > version.validFrom;
}

function isOverBy({ placement }: Settled, { after }: ReturningFact): boolean {
  return placement.closes.some(({ version, as }) => as === 'change' && version.id === after);
}

function meets({ placement: { period, takesPlaceFrom, closes } }: Settled, { version }: ReturningFact): boolean {
  const taken = { ...period, from: takesPlaceFrom ?? period.from };
  return overlaps(validTime(version), taken) && closes.every((one) => one.version.id !== version.id);
}
