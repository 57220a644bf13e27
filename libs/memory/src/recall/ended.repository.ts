import { Injectable } from '@nestjs/common';
import { recallEndings, recallWithdrawn, type RecallWithdrawnParams } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import type { Hit } from './hit.type.js';
import type { CandidateRow } from './searches.repository.js';

/** Only the latest cancelled plans are considered. */
const MAX_CANCELLED = 100;

/** Reads what has ended, and what was said about it. */
@Injectable()
export class EndedRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns cancelled plans. */
  async withdrawn(
    search: Omit<RecallWithdrawnParams, 'property' | 'considered'>,
    queries: Queries,
  ): Promise<Hit<CandidateRow>[]> {
    const params = { ...search, property: this.space.property, considered: MAX_CANCELLED };
    const rows = await queries.all(recallWithdrawn, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** @returns for each version, by id, what was said when it ended or was cancelled. */
  async endings(ids: readonly string[], knownAt: Date): Promise<ReadonlyMap<string, string>> {
    const rows = await this.graph.all(recallEndings, { ids: [...ids], knownAt });
    return new Map(rows.map(({ id, text }) => [id, text]));
  }
}
