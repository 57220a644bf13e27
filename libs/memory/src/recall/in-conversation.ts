import type { TurnRow } from '#graph/query.js';
import type { Fused } from './fuse.js';
import { words } from './lucene.js';

/** What a turn gains when the question names who said it. */
const NAMED_SPEAKER = 0.1;
/** The share of its better neighbour's similarity that a turn gains: an answer comes right after its question. */
const NEIGHBOUR = 0.2;

/**
 * Brings what surrounds a turn into its similarity: who said it, and how well the turns right before and after it match.
 * The two weights are measured on LoCoMo's conversations (docs/benchmarks.md).
 *
 * @returns the same turns; similarities stay from 0 to 1.
 */
export function inConversation(turns: readonly Fused<TurnRow>[], question: string): Fused<TurnRow>[] {
  const asked = new Set(words(question));
  const byPlace = new Map(turns.map(({ found, similarity }) => [placeOf(found.sessionId, found.position), similarity]));
  const most = 1 + NAMED_SPEAKER + NEIGHBOUR;
  return turns.map((turn) => {
    const { sessionId, position, speaker } = turn.found;
    const near = Math.max(
      byPlace.get(placeOf(sessionId, position - 1)) ?? 0,
      byPlace.get(placeOf(sessionId, position + 1)) ?? 0,
    );
    const named = words(speaker).some((word) => asked.has(word));
    return { ...turn, similarity: (turn.similarity + (named ? NAMED_SPEAKER : 0) + NEIGHBOUR * near) / most };
  });
}

function placeOf(sessionId: string, position: number): string {
  return `${position} ${sessionId}`;
}
