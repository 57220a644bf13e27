import { Injectable } from '@nestjs/common';
import { Clock } from '#domain/service/clock.js';
import { StartupError } from '#domain/service/errors.js';
import {
  embeddingCosines,
  embeddingMemoryIndexA,
  embeddingMemoryIndexB,
  embeddingSetSlot,
  embeddingSlots,
  type EmbeddingSlotsRow,
  embeddingTurnIndexA,
  embeddingTurnIndexB,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { changedBy } from './changed-by.js';
import { Embedder, type InContext, type Vector } from './embedder.js';
import { LOCAL_MODEL } from './local-embedder.js';
import { packed } from './word-vectors.js';

/** The two embedding slots; one is searched while the other can be filled by another model. */
export type Slot = 'A' | 'B';

/** @returns the property of memories and turns with the slot's vectors. */
export function propertyOf(slot: Slot): string {
  return `embedding${slot}`;
}

/** @returns the property of turns with the vectors of their words, by the slot's model. */
export function wordsPropertyOf(slot: Slot): string {
  return `wordVectors${slot}`;
}

/** @returns the other slot. */
export function otherSlot(slot: Slot): Slot {
  return slot === 'A' ? 'B' : 'A';
}

/** The vectors in the graph together with the embedder that made them, so that vectors of two models never meet in one search. */
@Injectable()
export class VectorSpace {
  #slot: Slot = 'A';

  constructor(
    private readonly graph: Graph,
    private readonly embedder: Embedder,
    private readonly clock: Clock,
  ) {}

  /** The slot that this process reads and writes. */
  get slot(): Slot {
    return this.#slot;
  }

  /** Length of every vector; 0 without an embedder. */
  get dimensions(): number {
    return this.embedder.dimensions;
  }

  /** The property with the vectors. */
  get property(): string {
    return propertyOf(this.#slot);
  }

  /** The property with the vectors of words. */
  get wordsProperty(): string {
    return wordsPropertyOf(this.#slot);
  }

  /**
   * Determines the slot to search and creates its indexes. Called once, before anything is read.
   * @throws StartupError if the vectors in the graph are of another model or length.
   */
  async open(): Promise<void> {
    const slots = await this.graph.all(embeddingSlots, {});
    const active = slots.find((slot) => slot.active);
    if (active) this.#slot = active.slot as Slot;
    if (this.embedder.dimensions === 0) return;
    if (active && !isOf(active, this.embedder)) throw otherModel(active, this.embedder);
    if (!active) await this.claim('A', true);
    await this.createIndexes(this.#slot, this.embedder.dimensions);
  }

  /** @returns one vector per text, in order; all `null` without an embedder. */
  embed(texts: readonly string[]): Promise<(Vector | null)[]> {
    return this.embedder.embed(texts);
  }

  /** @returns the vectors of the words of each text, as stored; all `null` if the model has none. */
  async embedWords(texts: readonly InContext[]): Promise<(string | null)[]> {
    return (await this.embedder.embedWords(texts)).map((vectors) => vectors && packed(vectors));
  }

  /** Whether {@link changedBy} is available for the model. */
  get knowsChanged(): boolean {
    return this.embedder.model === LOCAL_MODEL;
  }

  /**
   * @param statement its vector.
   * @returns a vector near the facts that it may change; the same vector if that is not available for the model.
   */
  changedBy(statement: Vector): Vector {
    return this.knowsChanged ? changedBy(statement) : statement;
  }

  /** Cosine similarities of memories to a vector, by id; memories without a vector are absent. */
  async cosines(ids: readonly string[], vector: Vector, queries: Queries): Promise<ReadonlyMap<string, number>> {
    const rows = await queries.all(embeddingCosines, { ids, vector, property: this.property });
    return new Map(rows.flatMap(({ id, cosine }) => (cosine === null ? [] : [[id, cosine]])));
  }

  /** Records that a slot holds this process's model. */
  async claim(slot: Slot, active: boolean): Promise<void> {
    const { model, dimensions } = this.embedder;
    await this.graph.all(embeddingSetSlot, { slot, model, dimensions, active, now: this.clock.now() });
  }

  /** Creates the vector indexes of a slot, if they do not exist. */
  async createIndexes(slot: Slot, dimensions: number): Promise<void> {
    // The driver sends a number as a float, but the length must be an integer.
    const options = {
      indexConfig: { 'vector.dimensions': BigInt(dimensions), 'vector.similarity_function': 'cosine' },
    };
    const queries =
      slot === 'A' ? [embeddingMemoryIndexA, embeddingTurnIndexA] : [embeddingMemoryIndexB, embeddingTurnIndexB];
    for (const query of queries) await this.graph.all(query, { options });
  }
}

/** @returns whether the slot's vectors are of this embedder. */
export function isOf(slot: Pick<EmbeddingSlotsRow, 'model' | 'dimensions'>, embedder: Embedder): boolean {
  return slot.model === embedder.model && slot.dimensions === embedder.dimensions;
}

function otherModel(slot: EmbeddingSlotsRow, { model, dimensions }: Embedder): StartupError {
  return new StartupError(
    `The memories are embedded by ${slot.model} (${slot.dimensions} dimensions), but the settings say ${model} (${dimensions}). ` +
      'Run ./dev reembed with these settings (a service with the old ones can go on meanwhile), or set EMBEDDER and EMBEDDER_MODEL back.',
  );
}
