import { Injectable } from '@nestjs/common';
import type { AsOf, Memory } from '#domain/memory/memory.js';
import { notFound } from '#domain/service/errors.js';
import {
  entityAnswering,
  type EntityAnsweringParams,
  entityMemories,
  entityMemoryIds,
  type EntityMemoryIdsRow,
  entityOwner,
  type EntityOwnerRow,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { asKnown } from '../as-known.js';

/** Reads the memories linked to entities. */
@Injectable()
export class EntityMemoriesRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns the contact to which an entity belongs. @throws DomainError NOT_FOUND if the tenant has no such entity. */
  async owner(tenantId: string, entityId: string): Promise<EntityOwnerRow> {
    const [row] = await this.graph.all(entityOwner, { tenantId, entityId });
    if (!row) throw notFound('entity', entityId);
    return row;
  }

  /** @returns the entity of this contact that stands for one of a contact merged into it, or `null`. */
  async answering(entity: EntityAnsweringParams): Promise<string | null> {
    const [row] = await this.graph.all(entityAnswering, entity);
    return row?.id ?? null;
  }

  /** Ids of memories believed then that are about one of the entities or mention one. */
  idsOf(entityIds: readonly string[], knownAt: Date): Promise<EntityMemoryIdsRow[]> {
    return this.graph.all(entityMemoryIds, { entityIds, knownAt });
  }

  async of(
    entityIds: readonly string[],
    as: 'OF' | 'MENTIONS',
    { validAt, knownAt }: AsOf,
    limit: number,
  ): Promise<Map<string, Memory[]>> {
    const rows = await this.graph.all(entityMemories, { entityIds, as, validAt, knownAt, limit });
    const found = Map.groupBy(rows, ({ entityId }) => entityId);
    return new Map([...found].map(([id, of]) => [id, of.map(({ memory }) => asKnown(memory, { validAt, knownAt }))]));
  }
}
