import { type AttributeTable, cardinalityOf } from '#domain/attributes/attributes.js';
import type { Memory } from '#domain/memory/memory.js';
import { factKey, scopeKey, subjectKey } from '#domain/memory/sameness.js';
import { revisionSpanOf } from '#domain/reconcile/revision-span.js';

/** Why a person should look at a memory, most urgent first. */
const DOUBTS = ['contradicting', 'low_confidence', 'stale'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A doubtful memory and the reason. */
export interface Doubtful {
  readonly kind: Doubt;
  readonly memory: Memory;
  /** The memories that it contradicts. */
  readonly candidates: readonly Memory[];
}

/** What counts as doubtful. */
interface DoubtOptions {
  readonly table: AttributeTable;
  /** Doubtful below this `confidenceNow`, from 0 to 1. */
  readonly below: number;
}

/**
 * @param memories current memories, marked if stale.
 * @returns the doubtful ones, each once, most urgent first. A past event stays true, so it is never stale or less certain.
 */
export function doubtful(memories: readonly Memory[], { table, below }: DoubtOptions): Doubtful[] {
  const contradicting = contradictions(memories, table);
  const shown = new Set(contradicting.map(({ memory: { id } }) => id));
  const aged = memories.filter(({ id, kind }) => kind !== 'episodic' && !shown.has(id));
  const isLow = (memory: Memory): boolean => confidenceLeft(memory) < below;
  const withoutCandidates = (kind: Doubt, of: readonly Memory[]): Doubtful[] =>
    of.map((memory) => ({ kind, memory, candidates: [] }));
  return [
    ...contradicting,
    ...withoutCandidates('low_confidence', aged.filter(isLow)),
    ...withoutCandidates(
      'stale',
      aged.filter((memory) => memory.stale && !isLow(memory)),
    ),
  ].sort(byUrgency);
}

/** The order of the queue: by reason, then lowest confidence first. */
export function byUrgency(a: Doubtful, b: Doubtful): number {
  const [rankA, rankB] = [a, b].map(({ kind }) => DOUBTS.indexOf(kind)) as [number, number];
  return rankA - rankB || confidenceLeft(a.memory) - confidenceLeft(b.memory) || (a.memory.id < b.memory.id ? -1 : 1);
}

function confidenceLeft({ confidenceNow, confidence }: Memory): number {
  return confidenceNow ?? confidence;
}

/**
 * Groups memories that cannot be true together: the one recorded first, with the others as candidates. Memories at different revisions do
 * not contradict each other.
 */
function contradictions(memories: readonly Memory[], table: AttributeTable): Doubtful[] {
  const claims = memories.filter(({ modality = 'fact' }) => modality === 'fact');
  const slots = Map.groupBy(
    claims.filter(({ attribute, polarity }) => polarity === 'holds' && cardinalityOf(attribute, table) === 'one'),
    (memory) => JSON.stringify([memory.attribute, subjectKey(memory), scopeKey(memory), revisionSpanOf(memory)]),
  );
  const facts = Map.groupBy(claims, (memory) => JSON.stringify([factKey(memory), revisionSpanOf(memory)]));
  const isDenied = (group: readonly Memory[]): boolean => new Set(group.map(({ polarity }) => polarity)).size > 1;
  const differ = (group: readonly Memory[]): boolean => new Set(group.map(factKey)).size > 1;
  const groups = [...[...slots.values()].filter(differ), ...[...facts.values()].filter(isDenied)];
  const found = groups.map((group): Doubtful => {
    const [memory, ...candidates] = group.toSorted(
      (a, b) => a.recordedAt.getTime() - b.recordedAt.getTime() || (a.id < b.id ? -1 : 1),
    ) as [Memory, ...Memory[]];
    return { kind: 'contradicting', memory, candidates };
  });
  return [...new Map(found.map((item) => [item.memory.id, item])).values()];
}
