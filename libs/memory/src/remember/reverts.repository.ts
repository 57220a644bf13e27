import { Injectable } from '@nestjs/common';
import { withCurrentAttribute } from '#domain/attributes/attributes.js';
import { Instruments } from '#domain/service/instruments.js';
import {
  entityRefresh,
  memoryRestatedSince,
  memoryRevert,
  type MemoryRevertParams,
  memoryUndo,
  type MemoryUndoRow,
  memoryUndoVersions,
  type MemoryUndoVersionsRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { countDecisions } from '../told-decisions.js';

/** Reads what a decision did, and undoes it. */
@Injectable()
export class RevertsRepository {
  constructor(
    private readonly graph: Graph,
    private readonly instruments: Instruments,
  ) {}

  async undo(tenantId: string, decisionId: string, queries: Queries = this.graph): Promise<MemoryUndoRow | undefined> {
    return (await queries.all(memoryUndo, { tenantId, decisionId }))[0];
  }

  /** Reads versions, each with the current version in its place. */
  async versions(
    transaction: Queries,
    ids: readonly string[],
    knownAt: Date,
  ): Promise<Map<string, MemoryUndoVersionsRow>> {
    if (ids.length === 0) return new Map();
    const rows = await transaction.all(memoryUndoVersions, { ids, knownAt });
    return new Map(rows.map((row) => [row.memory.id, { ...row, memory: withCurrentAttribute(row.memory) }]));
  }

  /** @returns the first statement after a decision that restated one of the versions and still counts. */
  async restatedSince(
    transaction: Queries,
    ids: readonly string[],
    { recordedAt: after, position }: Pick<MemoryUndoRow, 'recordedAt' | 'position'>,
  ): Promise<string | undefined> {
    if (ids.length === 0) return undefined;
    return (await transaction.all(memoryRestatedSince, { ids, after, position }))[0]?.id;
  }

  async apply(transaction: Queries, write: MemoryRevertParams): Promise<void> {
    countDecisions(this.instruments, transaction, [write.decision]);
    await transaction.all(memoryRevert, write);
    const memoryIds = [...write.closes, ...write.copies.map(({ id }) => id), ...write.about];
    await transaction.all(entityRefresh, { memoryIds, added: [], now: write.now });
  }
}
