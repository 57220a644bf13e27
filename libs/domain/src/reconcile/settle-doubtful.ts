import type { Statement } from '#domain/memory/statement.js';
import { markUnclear, type Settled } from './decision-types.js';
import { place } from './placement.js';

/**
 * A doubtful statement must not replace anything before somebody has looked at it. It is added beside what the rules
 * would have let it replace, end or deny.
 *
 * @param settled what the rules decide. A restatement replaces nothing and stays one.
 * @param doubt the reason, in words.
 */
export function settleDoubtful(statement: Statement, settled: Settled, doubt: string): Settled {
  if (settled.outcome === 'restated') return settled;
  const { placement, withdraws, denies = [], denial } = settled;
  const concerned = [...placement.closes.map(({ version }) => version), ...denies, withdraws, denial].flatMap(
    (version) => version ?? [],
  );
  const { startsKnown, period } = place({ ...statement, cardinality: 'many', mode: 'change' }, [], null);
  const beside = { period, startsKnown, closes: [], factId: null, restates: null };
  const added = { outcome: 'added' as const, placement: beside, decidedBy: 'default' as const };
  const before = settled.unclear ?? [];
  const { similarity } = settled;
  const meant = markUnclear(
    { ...added, similarity, reason: doubt },
    concerned.map((version) => ({ version })),
  );
  return { ...meant, unclear: [...new Set([...(meant.unclear ?? []), ...before])] };
}
