import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { AsOf, Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { EntitiesService } from '#entities/entities.service.js';
import type { Entity } from '#entities/entity.type.js';
import type { StatedAsOf } from '#times/stated-times.js';
import { EntityMemoriesRepository } from './entity-memories.repository.js';

/** An entity with the memories about it and those that mention it. */
export interface EntityRecord {
  readonly entity: Entity;
  readonly memories: readonly Memory[];
  readonly mentionedIn: readonly Memory[];
  readonly asOf: AsOf;
}

/** Which memories of an entity: about it (`OF`), or mentioning it. */
export type SpokenOf = 'OF' | 'MENTIONS';

/** Reads the memories of entities. */
@Injectable()
export class EntityMemoriesService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly entities: EntitiesService,
    private readonly memories: EntityMemoriesRepository,
  ) {}

  /**
   * Of a contact merged by then, the entity that stands for it in the contact that stays is returned.
   * @throws DomainError NOT_FOUND, also if nothing was believed about the entity at `knownAt`.
   */
  async get(
    caller: Caller,
    { entityId: named, limit, ...stated }: StatedAsOf & { entityId: string; limit: number },
  ): Promise<EntityRecord> {
    const { contactId } = await this.memories.owner(caller.tenantId, named);
    const { id, asked, standing } = await this.contacts.head(caller, contactId, stated);
    const { knownAt } = standing;
    const isMerged = id !== contactId;
    const answering = isMerged ? await this.memories.answering({ entityId: named, contactId: id, knownAt }) : null;
    const entityId = answering ?? named;
    const entity = await this.entities.get(caller, entityId, knownAt);
    const read = async (as: SpokenOf): Promise<readonly Memory[]> =>
      (await this.memories.of([entityId], as, standing, limit)).get(entityId) ?? [];
    const [memories, mentionedIn] = await Promise.all([read('OF'), read('MENTIONS')]);
    return { entity, memories, mentionedIn, asOf: asked };
  }

  /**
   * Reads the memories of many of the caller's entities, by one query.
   * @returns up to `limit` memories by entity id; entities without memories are absent.
   */
  of(ids: readonly string[], as: SpokenOf, at: AsOf, limit: number): Promise<ReadonlyMap<string, readonly Memory[]>> {
    return this.memories.of(ids, as, at, limit);
  }
}
