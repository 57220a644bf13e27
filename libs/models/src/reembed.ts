import {
  embeddingActivate,
  embeddingCountMissing,
  embeddingDropMemoryIndexA,
  embeddingDropMemoryIndexB,
  embeddingDropTurnIndexA,
  embeddingDropTurnIndexB,
  embeddingDropVectors,
  embeddingFill,
  embeddingFillWords,
  embeddingMissingMemories,
  embeddingMissingTurns,
  embeddingMissingWords,
  embeddingSlots,
} from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';
import { awaitIndexes } from '#graph/migrate.js';
import type { Embedder } from './embedder.js';
import { inContext } from './in-context.js';
import { isOf, otherSlot, propertyOf, type Slot, type VectorSpace, wordsPropertyOf } from './vector-space.js';
import { packed } from './word-vectors.js';

const BATCH = 64;

/** Called with the number of texts just embedded, and the total at the start. */
export type EmbeddingProgress = (more: number, total: number) => void;

/** A scan skips everything that has a vector; with millions of texts that takes minutes, even if few are missing. */
const LOOK = { timeoutMs: 3_600_000 };

/** Where the next batch begins. Continuing there avoids skipping everything done so far in each batch. */
interface Place {
  readonly afterContactId: string;
  readonly afterId: string;
  readonly afterSessionId: string;
}

const START: Place = { afterContactId: '', afterId: '', afterSessionId: '' };

/** The texts to embed. */
interface Missing {
  readonly text: string;
  readonly nodeId: string;
  readonly id: string;
  readonly contactId?: string;
  readonly sessionId?: string;
}

/**
 * Embeds every memory and turn without a vector in a slot. It can be killed and restarted, and can run while others write: what is added
 * behind the current position is found by another scan from the start.
 * @returns how many were embedded.
 */
export async function embedMissing(
  graph: Graph,
  embedder: Embedder,
  slot: Slot,
  progress?: EmbeddingProgress,
): Promise<number> {
  const property = propertyOf(slot);
  const [count] = progress ? await graph.all(embeddingCountMissing, { property }, LOOK) : [];
  let embedded = 0;
  const fill = async (rows: readonly Missing[]): Promise<number> => {
    const vectors = await embedder.embed(rows.map(({ text }) => text));
    const filled = rows.map(({ nodeId, text }, i) => ({ nodeId, text, vector: vectors[i] ?? null }));
    await graph.all(embeddingFill, { property, vectors: filled });
    embedded += rows.length;
    progress?.(rows.length, count?.missing ?? 0);
    return rows.length;
  };
  const searched = { property, limit: BATCH };
  await untilNone(({ afterId }) => graph.all(embeddingMissingMemories, { ...searched, afterId }, LOOK), fill);
  await untilNone((place) => graph.all(embeddingMissingTurns, { ...searched, ...place }, LOOK), fill);
  await embedMissingWords(graph, embedder, slot);
  return embedded;
}

async function embedMissingWords(graph: Graph, embedder: Embedder, slot: Slot): Promise<void> {
  const words = wordsPropertyOf(slot);
  await untilNone(
    (place) => graph.all(embeddingMissingWords, { words, limit: BATCH, ...place }, LOOK),
    async (rows) => {
      const vectors = await embedder.embedWords(rows.map(inContext));
      const made = rows.flatMap(({ nodeId, context }, i) => {
        const ofTurn = vectors[i];
        return ofTurn ? [{ nodeId, context, vectors: packed(ofTurn) }] : [];
      });
      if (made.length > 0) await graph.all(embeddingFillWords, { words, vectors: made });
      return made.length;
    },
  );
}

/**
 * Fills in batches until a full scan finds nothing that can be filled.
 * @param fill returns how many it could fill.
 */
async function untilNone<Row extends Missing>(
  missing: (place: Place) => Promise<Row[]>,
  fill: (rows: Row[]) => Promise<number>,
): Promise<void> {
  for (let filled = 1; filled > 0;) {
    filled = 0;
    for (let place: Place | null = START; place;) {
      const rows: Row[] = await missing(place);
      const worded = rows.filter(hasWords);
      if (worded.length > 0) filled += await fill(worded);
      const last: Row | undefined = rows[BATCH - 1];
      place = last ? placeOf(last) : null;
    }
  }
}

/** Whether it was not forgotten between being found and being read, since the database reads committed data without a snapshot. */
function hasWords(row: { readonly text: string | null; readonly context?: string | null }): boolean {
  return Boolean(row.text) && row.context !== null;
}

function placeOf({ contactId = '', id, sessionId = '' }: Missing): Place {
  return { afterContactId: contactId, afterId: id, afterSessionId: sessionId };
}

/**
 * Moves the graph to another model: fills the inactive slot, then activates it. A service with the old model continues in the old slot
 * until it is stopped. An interrupted run continues where it stopped.
 *
 * @returns how many memories and turns were embedded by this run.
 */
export async function reembed(
  graph: Graph,
  embedder: Embedder,
  space: VectorSpace,
  progress?: EmbeddingProgress,
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
  await awaitIndexes(graph);
  await graph.all(embeddingActivate, { slot: target });
  return embedded;
}

async function clear(graph: Graph, slot: Slot): Promise<void> {
  const drops =
    slot === 'A'
      ? [embeddingDropMemoryIndexA, embeddingDropTurnIndexA]
      : [embeddingDropMemoryIndexB, embeddingDropTurnIndexB];
  for (const query of drops) await graph.all(query, {});
  const [property, words] = [propertyOf(slot), wordsPropertyOf(slot)];
  for (let dropped = 1; dropped > 0;)
    dropped = (await graph.all(embeddingDropVectors, { property, words }))[0]?.dropped ?? 0;
}
