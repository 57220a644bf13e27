import { Injectable } from '@nestjs/common';
import type { ContactHead } from '#contacts/contacts.service.js';
import type { KnownEntity } from '#domain/people/entity-match.js';
import type { Caller } from '#domain/service/caller.js';
import { EntitiesService, namedAmong } from '#entities/entities.service.js';
import { EntityMemoriesRepository } from '../entities/entity-memories.repository.js';

/** Finds the memories about the entities that a question names: "where does her sister live?" */
@Injectable()
export class NamedEntities {
  constructor(
    private readonly entities: EntitiesService,
    private readonly memories: EntityMemoriesRepository,
  ) {}

  /**
   * @param known the contact's current entities; `null` if the caller stated a time, for which they are looked up.
   * @returns the ids of the memories that are about the named entities or mention them.
   */
  async memoriesOf(
    caller: Caller,
    head: ContactHead,
    question: string,
    known: readonly KnownEntity[] | null,
  ): Promise<ReadonlySet<string>> {
    const { knownAt } = head.standing;
    const ids = known
      ? namedAmong(known, question)
      : await this.entities.entitiesNamedIn(caller, { contactId: head.id, knownAt }, question);
    if (ids.length === 0) return new Set();
    const found = await this.memories.idsOf(ids, knownAt);
    return new Set(found.map(({ id }) => id));
  }
}
