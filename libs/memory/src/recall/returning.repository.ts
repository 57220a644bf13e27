import { Injectable } from '@nestjs/common';
import { recallReturning, type RecallReturningParams, type RecallReturningRow } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import type { Hit } from './hit.type.js';

/** What comes back, and after which version. */
export type ReturningRow = Omit<RecallReturningRow, 'cosine'>;

/** The search for what comes back when something is over that stands in its place for a while. */
@Injectable()
export class ReturningRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns what comes back after the versions of these ids. */
  async returning(
    { contactId, ids, vector, knownAt }: Omit<RecallReturningParams, 'property'>,
    queries: Queries = this.graph,
  ): Promise<Hit<ReturningRow>[]> {
    const params = { contactId, ids, vector, property: this.space.property, knownAt };
    const rows = await queries.all(recallReturning, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }
}
