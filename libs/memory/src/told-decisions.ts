import type { Instruments } from '#domain/instruments.js';
import type { Queries } from '#graph/graph.js';
import type { NewDecision } from '#graph/query.js';

/** Lets decisions be counted, once they are committed. */
export function tellDecisions(
  instruments: Instruments,
  transaction: Queries,
  decisions: readonly Pick<NewDecision, 'outcome' | 'decidedBy'>[],
): void {
  transaction.afterCommit?.(() => {
    for (const { outcome, decidedBy } of decisions) instruments.tell({ of: 'decision', outcome, decidedBy });
  });
}
