import { Injectable } from '@nestjs/common';
import {
  contactMerge,
  contactMergeById,
  type ContactMergeByIdRow,
  type ContactMergeParams,
  contactUndoMerge,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';

/** Merges in the graph: a relationship from the contact that was merged to the one that stays. */
@Injectable()
export class MergesRepository {
  constructor(private readonly graph: Graph) {}

  async byId(
    tenantId: string,
    mergeId: string,
    queries: Queries = this.graph,
  ): Promise<ContactMergeByIdRow | undefined> {
    return (await queries.all(contactMergeById, { tenantId, mergeId }))[0];
  }

  async add(transaction: Queries, merge: ContactMergeParams): Promise<void> {
    await transaction.all(contactMerge, merge);
  }

  async end(transaction: Queries, mergeId: string, reason: string, now: Date): Promise<void> {
    await transaction.all(contactUndoMerge, { mergeId, reason, now });
  }
}
