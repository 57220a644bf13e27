import { Injectable } from '@nestjs/common';
import { recallReturning, type RecallReturningParams, type RecallReturningRow } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import type { Hit } from './hit.type.js';

/** A fact that comes back, and the version after which it does. */
export type ReturningRow = Omit<RecallReturningRow, 'cosine'>;

/** Finds facts that come back when a temporary replacement ends. */
@Injectable()
export class ReturningRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns the facts that come back after these versions. */
  async returning(
    { contactId, ids, vector, knownAt }: Omit<RecallReturningParams, 'property'>,
    queries: Queries = this.graph,
  ): Promise<Hit<ReturningRow>[]> {
    const params = { contactId, ids, vector, property: this.space.property, knownAt };
    const rows = await queries.all(recallReturning, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }
}
