import {
  embeddingActivate,
  embeddingDropMemoryIndexA,
  embeddingDropMemoryIndexB,
  embeddingDropTurnIndexA,
  embeddingDropTurnIndexB,
  embeddingDropVectors,
  embeddingFill,
  embeddingMissing,
  embeddingSlots,
  migrationAwaitIndexes,
} from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';
import type { Embedder } from './embedder.js';
import { isOf, otherSlot, propertyOf, type Slot, type VectorSpace } from './vector-space.js';

const BATCH = 64;

/** Called with the number of texts embedded so far. */
export type EmbeddingProgress = (embedded: number) => void;

/**
 * Embeds every memory and turn that has no vector in a slot. Can be killed and started again, and run while others write.
 * @returns how many were embedded.
 */
export async function embedMissing(
  graph: Graph,
  embedder: Embedder,
  slot: Slot,
  progress: EmbeddingProgress = () => undefined,
): Promise<number> {
  const property = propertyOf(slot);
  for (let embedded = 0; ; progress(embedded)) {
    const rows = await graph.all(embeddingMissing, { property, limit: BATCH });
    if (rows.length === 0) return embedded;
    const vectors = await embedder.embed(rows.map(({ text }) => text));
    const filled = rows.map((row, i) => ({ ...row, vector: vectors[i] ?? null }));
    await graph.all(embeddingFill, { property, vectors: filled });
    embedded += rows.length;
  }
}

/**
 * Moves the graph to another model: fills the slot that is not searched, then makes it the one that is. A service with
 * the old model goes on in the old slot until it is stopped. An interrupted run goes on where it stopped.
 *
 * @returns how many memories and turns were embedded by this run.
 */
export async function reembed(
  graph: Graph,
  embedder: Embedder,
  space: VectorSpace,
  progress: EmbeddingProgress = () => undefined,
): Promise<number> {
  const slots = await graph.all(embeddingSlots, {});
  const active = slots.find((slot) => slot.active);
  if (!active || isOf(active, embedder)) {
    const slot = (active?.slot ?? 'A') as Slot;
    if (!active) await space.claim(slot, true);
    await space.createIndexes(slot, embedder.dimensions);
    return embedMissing(graph, embedder, slot, progress);
  }
  const target = otherSlot(active.slot as Slot);
  const begun = slots.find(({ slot }) => slot === target);
  if (!begun || !isOf(begun, embedder)) await clear(graph, target);
  await space.claim(target, false);
  await space.createIndexes(target, embedder.dimensions);
  const embedded = await embedMissing(graph, embedder, target, progress);
  await graph.all(migrationAwaitIndexes, { seconds: 600 });
  await graph.all(embeddingActivate, { slot: target });
  return embedded;
}

async function clear(graph: Graph, slot: Slot): Promise<void> {
  const drops =
    slot === 'A'
      ? [embeddingDropMemoryIndexA, embeddingDropTurnIndexA]
      : [embeddingDropMemoryIndexB, embeddingDropTurnIndexB];
  for (const query of drops) await graph.all(query, {});
  const property = propertyOf(slot);
  for (let dropped = 1; dropped > 0;) dropped = (await graph.all(embeddingDropVectors, { property }))[0]?.dropped ?? 0;
}
