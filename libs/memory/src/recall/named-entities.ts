import { Injectable } from '@nestjs/common';
import type { ContactHead } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/caller.js';
import { EntitiesService } from '#entities/entities.service.js';
import { EntityMemoriesRepository } from '../entities/entity-memories.repository.js';

/** Finds the memories of whom a question names: "where does her sister live?" */
@Injectable()
export class NamedEntities {
  constructor(
    private readonly entities: EntitiesService,
    private readonly memories: EntityMemoriesRepository,
  ) {}

  /**
   * @param isNow whether the read stands at now, not at a time that the caller stated.
   * @returns the ids of the memories about them, and of those that mention them.
   */
  async memoriesOf(caller: Caller, head: ContactHead, question: string, isNow: boolean): Promise<ReadonlySet<string>> {
    const { knownAt } = head.standing;
    const asOf = { contactId: head.id, knownAt: isNow ? null : knownAt };
    const ids = await this.entities.entitiesNamedIn(caller, asOf, question);
    if (ids.length === 0) return new Set();
    const found = await this.memories.idsOf(ids, knownAt);
    return new Set(found.map(({ id }) => id));
  }
}
