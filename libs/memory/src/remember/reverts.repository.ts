import { Injectable } from '@nestjs/common';
import { withCurrentAttribute } from '#domain/attributes/attributes.js';
import { Instruments } from '#domain/service/instruments.js';
import {
  entityRefresh,
  memoryBesideBefore,
  memoryRestatedSince,
  memoryRevert,
  type MemoryRevertParams,
  memoryEffects,
  type MemoryEffectsRow,
  memoryCurrentInPlace,
  type MemoryCurrentInPlaceRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { countDecisions } from '../count-decisions.js';

/** Reads what a decision did, and writes its revert. */
@Injectable()
export class RevertsRepository {
  constructor(
    private readonly graph: Graph,
    private readonly instruments: Instruments,
  ) {}

  async effectsOf(
    tenantId: string,
    decisionId: string,
    queries: Queries = this.graph,
  ): Promise<MemoryEffectsRow | undefined> {
    return (await queries.all(memoryEffects, { tenantId, decisionId }))[0];
  }

  /** Reads versions, each with the current version in its place. */
  async versions(
    transaction: Queries,
    ids: readonly string[],
    knownAt: Date,
  ): Promise<Map<string, MemoryCurrentInPlaceRow>> {
    if (ids.length === 0) return new Map();
    const rows = await transaction.all(memoryCurrentInPlace, { ids, knownAt });
    return new Map(rows.map((row) => [row.memory.id, { ...row, memory: withCurrentAttribute(row.memory) }]));
  }

  /** @returns the first statement after a decision that restated one of the versions and still counts. */
  async restatedSince(
    transaction: Queries,
    ids: readonly string[],
    { recordedAt: after, position }: Pick<MemoryEffectsRow, 'recordedAt' | 'position'>,
  ): Promise<string | undefined> {
    if (ids.length === 0) return undefined;
    return (await transaction.all(memoryRestatedSince, { ids, after, position }))[0]?.id;
  }

  /** @returns those of the versions that a revert brought back since a decision, beside which that was made. */
  async besideBefore(
    transaction: Queries,
    ids: readonly string[],
    { recordedAt: at, position }: Pick<MemoryEffectsRow, 'recordedAt' | 'position'>,
  ): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    return new Set((await transaction.all(memoryBesideBefore, { ids, at, position })).map(({ id }) => id));
  }

  async apply(transaction: Queries, write: MemoryRevertParams): Promise<void> {
    countDecisions(this.instruments, transaction, [write.decision]);
    await transaction.all(memoryRevert, write);
    const memoryIds = [...write.closes, ...write.copies.map(({ id }) => id), ...write.about];
    await transaction.all(entityRefresh, { memoryIds, added: [], now: write.now });
  }
}
