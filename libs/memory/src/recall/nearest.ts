import {
  recallNearestMemoriesA,
  recallNearestMemoriesB,
  recallNearestTurnsA,
  recallNearestTurnsB,
  recallScanTurnsA,
  recallScanTurnsB,
} from '#graph/generated/queries.js';

/**
 * The searches of the vector indexes by slot. A query names the index of its own slot alone: that of the other is dropped
 * and made again while ./dev reembed moves to another model, and a query that named it would fail meanwhile.
 */
export const NEAREST = {
  A: { memories: recallNearestMemoriesA, turns: recallNearestTurnsA, allTurns: recallScanTurnsA },
  B: { memories: recallNearestMemoriesB, turns: recallNearestTurnsB, allTurns: recallScanTurnsB },
} as const;
