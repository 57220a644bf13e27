import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import type { Memory } from '#domain/memory/memory.js';
import { withoutValidAt } from '#domain/recall/read-times.js';
import { listMark } from '#graph/cursor.js';
import { type KeptDecision, keptDecision } from '../remember/decisions.service.js';
import { RelatedRepository } from './related.repository.js';
import { type Chain, chainPage } from './steps.js';

/**
 * Reads the links of many memories, one query per kind of link. The caller must have been shown these memories. A memory without such a
 * link is not in the map.
 */
@Injectable()
export class RelatedService {
  constructor(
    private readonly related: RelatedRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns the versions by id, as known now. */
  memories(ids: readonly string[]): Promise<Map<string, Memory>> {
    return this.related.memories(ids);
  }

  /** @returns for each id, the versions that it superseded. */
  supersedes(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return this.related.supersedes(ids);
  }

  /** @returns for each id, the versions that superseded it. */
  supersededBy(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return this.related.supersededBy(ids);
  }

  /** @returns for each id, the decision that began the version. */
  async decisions(ids: readonly string[]): Promise<Map<string, KeptDecision>> {
    const rows = await this.related.decisions(ids);
    return new Map(rows.map((row) => [row.of, keptDecision(row)]));
  }

  /** @returns for each id, the beginning of its chain; absent if it is not the caller's or was not known yet. */
  async chains(
    { tenantId }: Caller,
    ids: readonly string[],
    { knownAt: stated, limit }: { knownAt?: Date | undefined; limit: number },
  ): Promise<Map<string, Chain>> {
    const rows = await this.related.chains(tenantId, ids, stated ?? null, limit + 1);
    const chains = [...Map.groupBy(rows, ({ of: id }) => id)].map(([of, found]): [string, Chain] => {
      const { knownAt } = found[0] as (typeof rows)[number];
      const asOf = withoutValidAt(stated, { validAt: this.clock.now(), knownAt });
      return [of, chainPage(found, { ...asOf, limit, list: listMark('getHistory', of) })];
    });
    return new Map(chains);
  }
}
