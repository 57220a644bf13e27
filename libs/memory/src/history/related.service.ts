import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import type { Memory } from '#domain/memory.js';
import { unplaced } from '#domain/standing.js';
import { type KeptDecision, keptDecision } from '../remember/decisions.service.js';
import { RelatedRepository } from './related.repository.js';
import { type Chain, chainPage } from './steps.js';

/**
 * What many memories are linked to, each kind of link by one query for all of them. The ids are of memories that the caller
 * was shown; a memory without such a link is not in the map.
 */
@Injectable()
export class RelatedService {
  constructor(
    private readonly related: RelatedRepository,
    private readonly clock: Clock,
  ) {}

  /** @returns by id, the versions themselves, as they are known now. */
  memories(ids: readonly string[]): Promise<Map<string, Memory>> {
    return this.related.memories(ids);
  }

  /** @returns by id, the versions in whose place it came. */
  supersedes(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return this.related.supersedes(ids);
  }

  /** @returns by id, the versions that came in its place. */
  supersededBy(ids: readonly string[]): Promise<Map<string, Memory[]>> {
    return this.related.supersededBy(ids);
  }

  /** @returns by id, the decision that began the version. */
  async decisions(ids: readonly string[]): Promise<Map<string, KeptDecision>> {
    const rows = await this.related.decisions(ids);
    return new Map(rows.map((row) => [row.of, keptDecision(row)]));
  }

  /** @returns by id, the beginning of its chain; none for what is not the caller's, or was not known yet. */
  async chains(
    { tenantId }: Caller,
    ids: readonly string[],
    { knownAt: stated, limit }: { knownAt?: Date | undefined; limit: number },
  ): Promise<Map<string, Chain>> {
    const rows = await this.related.chains(tenantId, ids, stated ?? null, limit + 1);
    const chains = [...Map.groupBy(rows, ({ of }) => of)].map(([of, found]): [string, Chain] => {
      const { knownAt } = found[0] as (typeof rows)[number];
      return [of, chainPage(found, { ...unplaced(stated, { validAt: this.clock.now(), knownAt }), limit })];
    });
    return new Map(chains);
  }
}
