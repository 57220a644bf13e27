import { Injectable } from '@nestjs/common';
import type { ContactHead } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/caller.js';
import { EntitiesService } from '#entities/entities.service.js';
import { EntityMemoriesRepository } from '../entities/entity-memories.repository.js';

/** What a memory gains that is about somebody whom the question names, and one that mentions them: shares of what it lacks to 1. */
const ABOUT = 0.5;
const MENTIONS = 0.25;

/** Finds the memories of whom a question names: "where does her sister live?" */
@Injectable()
export class NamedEntities {
  constructor(
    private readonly entities: EntitiesService,
    private readonly memories: EntityMemoriesRepository,
  ) {}

  /** @returns by the memory's id, how near it is to them. */
  async memoriesOf(caller: Caller, head: ContactHead, question: string): Promise<ReadonlyMap<string, number>> {
    const { knownAt } = head.standing;
    const ids = await this.entities.entitiesNamedIn(caller, { contactId: head.id, knownAt }, question);
    if (ids.length === 0) return new Map();
    const found = await this.memories.idsOf(ids, knownAt);
    return new Map(found.map(({ id, isAbout }) => [id, isAbout ? ABOUT : MENTIONS]));
  }
}
