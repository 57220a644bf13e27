import { Injectable } from '@nestjs/common';
import type { Memory, Version } from '#domain/memory/memory.js';
import { Clock } from '#domain/service/clock.js';
import {
  historyChains,
  type HistoryChainsRow,
  historyDecisions,
  type HistoryDecisionsRow,
  historySupersededBy,
  historySupersedes,
  recallMemories,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { asKnown, toMemory } from '../as-known.js';

/** Reads the links of many memories, one query per kind of link. */
@Injectable()
export class RelatedRepository {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  /** @returns the versions by id, as known now. */
  async memories(ids: readonly string[]): Promise<Map<string, Memory>> {
    const rows = await this.graph.all(recallMemories, { ids, knownAt: null });
    return new Map(rows.map(({ memory }) => [memory.id, toMemory(memory, this.clock.now())]));
  }

  /** @returns for each id, the versions that it superseded. */
  async supersedes(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return byId(await this.graph.all(historySupersedes, { ids }), this.clock.now());
  }

  /** @returns for each id, the versions that superseded it. */
  async supersededBy(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return byId(await this.graph.all(historySupersededBy, { ids }), this.clock.now());
  }

  decisions(ids: readonly string[]): Promise<HistoryDecisionsRow[]> {
    return this.graph.all(historyDecisions, { ids });
  }

  chains(tenantId: string, ids: readonly string[], knownAt: Date | null, limit: number): Promise<HistoryChainsRow[]> {
    return this.graph.all(historyChains, { tenantId, ids, knownAt, limit });
  }
}

function byId(rows: readonly { id: string; memory: Version; knownAt: Date }[], validAt: Date): Map<string, Memory[]> {
  const found = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...found].map(([id, group]) => [id, group.map(({ memory, knownAt }) => asKnown(memory, { validAt, knownAt }))]),
  );
}
