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
  recallSearchLarge,
  recallSearchSmall,
  recallWithdrawn,
  settingsGet,
} from '#graph/generated/queries.js';
import type { Query } from '#graph/query.js';
import { NEAREST } from '#memory/recall/nearest.js';

type AnyQuery = Query<never, unknown>;

/** What an agent's call asks in transactions that have not written; those that take longest to plan come first. */
export const ASKED: readonly AnyQuery[] = [
  recallSearchSmall,
  historyTimeline,
  contactAsOf,
  memoryAsOf,
  recallSearchLarge,
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

/** What is asked about a statement in words, behind the lock of its contact, and by no trial call: an arbiter may be a model that costs. */
export const ASKED_BEHIND_WRITES: readonly AnyQuery[] = [
  recallMatchMemories,
  recallScanMemories,
  recallMemories,
  recallPlans,
  recallNamesakes,
  recallReturning,
];

/** What is asked of the vectors of a slot. */
export function askedOf({ memories, turns, allTurns }: (typeof NEAREST)['A' | 'B']): readonly AnyQuery[] {
  return [memories, turns, allTurns];
}
