import { Injectable } from '@nestjs/common';
import { recallEndings, recallWithdrawn, type RecallWithdrawnParams } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import type { Hit } from './hit.type.js';
import type { CandidateRow } from './searches.repository.js';

/** The latest that were cancelled are looked at. */
const MOST = 100;

/** Reads what has ended, and why. */
@Injectable()
export class EndedRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns the plans that were cancelled. */
  async withdrawn(of: Omit<RecallWithdrawnParams, 'property' | 'limit'>): Promise<Hit<CandidateRow>[]> {
    const rows = await this.graph.all(recallWithdrawn, { ...of, property: this.space.property, limit: MOST });
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** @returns what was said when these versions ended, or were cancelled, by their ids. */
  async endings(ids: readonly string[], knownAt: Date): Promise<ReadonlyMap<string, string>> {
    const rows = await this.graph.all(recallEndings, { ids: [...ids], knownAt });
    return new Map(rows.map(({ id, text }) => [id, text]));
  }
}
