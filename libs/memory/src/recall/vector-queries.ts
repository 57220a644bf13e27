import {
  recallNearestMemoriesA,
  recallNearestMemoriesB,
  recallNearestTurnsA,
  recallNearestTurnsB,
  recallScanTurnsA,
  recallScanTurnsB,
} from '#graph/generated/queries.js';

/**
 * The vector searches by embedding slot. Each query names only the index of its own slot: ./dev reembed drops and recreates the other
 * one, and a query that names a missing index fails.
 */
export const VECTOR_QUERIES = {
  A: { memories: recallNearestMemoriesA, turns: recallNearestTurnsA, allTurns: recallScanTurnsA },
  B: { memories: recallNearestMemoriesB, turns: recallNearestTurnsB, allTurns: recallScanTurnsB },
} as const;
