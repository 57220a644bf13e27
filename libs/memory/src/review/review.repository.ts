import { Injectable } from '@nestjs/common';
import { reviewItems, type ReviewItemsRow } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';

/** Whose queue is read, and as of when. */
export interface QueueOf {
  readonly contactId: string;
  readonly pool: readonly string[];
  readonly scopes: readonly string[];
  readonly knownAt: Date;
}

/** Where a page of the queue begins. */
export interface ReviewPlace {
  readonly before: Date;
  readonly beforeId: string;
}

/** The review queue in the graph. */
@Injectable()
export class ReviewRepository {
  constructor(private readonly graph: Graph) {}

  items(queue: QueueOf, limit: number, place: ReviewPlace | null): Promise<ReviewItemsRow[]> {
    const { before = null, beforeId = '' } = place ?? {};
    return this.graph.all(reviewItems, { ...queue, decisionId: null, before, beforeId, limit });
  }

  async item(transaction: Queries, queue: QueueOf, decisionId: string): Promise<ReviewItemsRow | undefined> {
    const [row] = await transaction.all(reviewItems, { ...queue, decisionId, before: null, beforeId: '', limit: 1 });
    return row;
  }
}
