import type { Instruments } from '#domain/instruments.js';
import type { Queries } from '#graph/graph.js';

/** Lets decisions be counted, once they are committed. */
export function tellDecisions(
  instruments: Instruments,
  transaction: Queries,
  decisions: readonly Readonly<Record<string, unknown>>[],
): void {
  transaction.afterCommit?.(() => {
    for (const { outcome, decidedBy } of decisions)
      instruments.tell({ of: 'decision', outcome: String(outcome), decidedBy: String(decidedBy) });
  });
}
