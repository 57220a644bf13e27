import { type AttributeTable, cardinalityOf } from '#domain/attributes.js';
import type { Memory } from '#domain/memory.js';
import { spanOf } from '#domain/revision-span.js';
import { factKey, scopeKey, subjectKey } from '#domain/sameness.js';

/** Why somebody should look at what is believed, the most pressing first. */
const DOUBTS = ['contradicting', 'low_confidence', 'stale'] as const;
export type Doubt = (typeof DOUBTS)[number];

/** A memory that is believed, and why it is doubted. */
export interface Doubtful {
  readonly kind: Doubt;
  readonly memory: Memory;
  /** What it contradicts. */
  readonly candidates: readonly Memory[];
}

/** What counts as doubtful. */
interface Terms {
  readonly table: AttributeTable;
  /** Below this confidence that is left, 0 to 1. */
  readonly below: number;
}

/**
 * @param memories what holds, marked where it is stale.
 * @returns what of it is doubtful, each memory once, the most pressing first. What happened stays so, and is neither stale nor less sure.
 */
export function doubtful(memories: readonly Memory[], { table, below }: Terms): Doubtful[] {
  const contradicting = contradictions(memories, table);
  const shown = new Set(contradicting.map(({ memory: { id } }) => id));
  const aged = memories.filter(({ id, kind }) => kind !== 'episodic' && !shown.has(id));
  const isLow = (memory: Memory): boolean => left(memory) < below;
  const alone = (kind: Doubt, of: readonly Memory[]): Doubtful[] =>
    of.map((memory) => ({ kind, memory, candidates: [] }));
  return [
    ...contradicting,
    ...alone('low_confidence', aged.filter(isLow)),
    ...alone(
      'stale',
      aged.filter((memory) => memory.stale && !isLow(memory)),
    ),
  ].sort(byPress);
}

/** The order of the queue: by doubt, then the least sure first. */
export function byPress(a: Doubtful, b: Doubtful): number {
  const [one, other] = [a, b].map(({ kind }) => DOUBTS.indexOf(kind)) as [number, number];
  return one - other || left(a.memory) - left(b.memory) || (a.memory.id < b.memory.id ? -1 : 1);
}

function left({ confidenceNow, confidence }: Memory): number {
  return confidenceNow ?? confidence;
}

/** Of what cannot hold together the one that was recorded first, with the others. What holds at other revisions stands beside it. */
function contradictions(memories: readonly Memory[], table: AttributeTable): Doubtful[] {
  const claims = memories.filter(({ modality = 'fact' }) => modality === 'fact');
  const slots = Map.groupBy(
    claims.filter(({ attribute, polarity }) => polarity === 'holds' && cardinalityOf(attribute, table) === 'one'),
    (memory) => JSON.stringify([memory.attribute, subjectKey(memory), scopeKey(memory), spanOf(memory)]),
  );
  const facts = Map.groupBy(claims, (memory) => JSON.stringify([factKey(memory), spanOf(memory)]));
  const isDenied = (group: readonly Memory[]): boolean => new Set(group.map(({ polarity }) => polarity)).size > 1;
  const differ = (group: readonly Memory[]): boolean => new Set(group.map(factKey)).size > 1;
  const groups = [...[...slots.values()].filter(differ), ...[...facts.values()].filter(isDenied)];
  const found = groups.map((group): Doubtful => {
    const [memory, ...candidates] = group.toSorted(
      (a, b) => a.recordedAt.getTime() - b.recordedAt.getTime() || (a.id < b.id ? -1 : 1),
    ) as [Memory, ...Memory[]];
    return { kind: 'contradicting', memory, candidates };
  });
  return [...new Map(found.map((one) => [one.memory.id, one])).values()];
}
