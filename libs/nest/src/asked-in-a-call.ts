import {
  calendarSeries,
  calendarUpcoming,
  contactAsOf,
  contactByIdentifier,
  contactCreate,
  contactEarlierOwners,
  contactHead,
  contactLock,
  conversationLastEnded,
  conversationLastTurns,
  conversationSession,
  entityAsOf,
  historyChangedInWorld,
  historyLearned,
  historyTimeline,
  idempotencyClaim,
  memoryAsOf,
  memoryToCome,
  recallMatchMemories,
  recallMatchTurns,
  recallMemories,
  recallNamesakes,
  recallPlans,
  recallReturning,
  recallScanMemories,
  recallSearchEnded,
  recallSearchLarge,
  recallSearchSmall,
  recallWithdrawn,
  settingsGet,
} from '#graph/generated/queries.js';
import type { Query } from '#graph/query.js';
import { VECTOR_QUERIES } from '#memory/recall/vector-queries.js';

type AnyQuery = Query<never, unknown>;

/** The queries of an agent's call in transactions that have not written; those that take longest to plan come first. */
export const ASKED: readonly AnyQuery[] = [
  recallSearchSmall,
  historyTimeline,
  contactAsOf,
  memoryAsOf,
  recallSearchLarge,
  recallSearchEnded,
  historyChangedInWorld,
  historyLearned,
  recallMatchMemories,
  recallScanMemories,
  contactHead,
  recallMemories,
  memoryToCome,
  calendarUpcoming,
  calendarSeries,
  recallWithdrawn,
  recallMatchTurns,
  contactEarlierOwners,
  contactByIdentifier,
  conversationLastEnded,
  conversationLastTurns,
  conversationSession,
  entityAsOf,
  settingsGet,
  contactLock,
  contactCreate,
  idempotencyClaim,
];

/**
 * The queries about a statement in words, under the lock of its contact. No trial call runs them, because an arbiter
 * may be a paid model.
 */
export const ASKED_BEHIND_WRITES: readonly AnyQuery[] = [
  recallMatchMemories,
  recallScanMemories,
  recallMemories,
  recallPlans,
  recallNamesakes,
  recallReturning,
];

/** The vector queries of a slot. */
export function askedOf({ memories, turns, allTurns }: (typeof VECTOR_QUERIES)['A' | 'B']): readonly AnyQuery[] {
  return [memories, turns, allTurns];
}
