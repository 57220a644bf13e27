import type { Instruments } from '#domain/service/instruments.js';
import type { Queries } from '#graph/graph.js';
import type { NewDecision } from '#graph/query.js';

/** Counts decisions in the metrics once they are committed. */
export function countDecisions(
  instruments: Instruments,
  transaction: Queries,
  decisions: readonly Pick<NewDecision, 'outcome' | 'decidedBy'>[],
): void {
  transaction.afterCommit?.(() => {
    for (const { outcome, decidedBy } of decisions) instruments.tell({ of: 'decision', outcome, decidedBy });
  });
}
