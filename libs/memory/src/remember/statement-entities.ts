import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { KnownEntity } from '#domain/entity-match.js';
import type { EntityMerge } from '#domain/entity-merge.js';
import { EntityPlacementService } from '#entities/entity-placement.service.js';
import type { Placed } from '#entities/entity.type.js';
import type { Queries } from '#graph/graph.js';
import { MergedEntitiesService } from './merged-entities.service.js';
import type { Prepared } from './draft.js';
import { keyedDecisionId } from './statement-key.js';

/** A statement of which it is known whom it speaks of, and who is one by it. */
export interface Placement extends Pick<Placed, 'meets' | 'made' | 'known'> {
  readonly prepared: Prepared;
}

/** Finds whom a statement is about before it meets what is believed: the slot that it fills is that of the entity. */
@Injectable()
export class StatementEntities {
  constructor(
    private readonly placement: EntityPlacementService,
    private readonly merged: MergedEntitiesService,
  ) {}

  /** @returns all entities of a contact as they are now, for {@link place}. */
  known(transaction: Queries, contactId: string): Promise<KnownEntity[]> {
    return this.placement.known(transaction, contactId);
  }

  /** @throws DomainError INVALID for the id of an entity that the contact has not. */
  async place(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    prepared: Prepared,
    entities: readonly KnownEntity[] | null,
  ): Promise<Placement> {
    const { statement } = prepared;
    const placed = await this.placement.place(transaction, contact, tenantId, statement, entities);
    const { subject, entityId, links, ...found } = placed;
    return { prepared: { ...prepared, statement: { ...statement, subject, entityId }, entities: links }, ...found };
  }

  /** Makes the entities that statements were found to speak of. */
  make(transaction: Queries, contact: LockedContact, tenantId: string, made: Placement['made']): Promise<void> {
    return this.placement.make(transaction, contact, tenantId, made);
  }

  /**
   * Plans that entities are one by what a statement says; whatever was written before must be in the database.
   * @returns the plans, and the system time of the statement after them.
   */
  async unite(
    transaction: Queries,
    contact: LockedContact,
    { prepared: { memoryId }, meets }: Placement,
    now: Date,
  ): Promise<{ readonly merges: readonly EntityMerge[]; readonly now: Date }> {
    const merges: EntityMerge[] = [];
    let at = now;
    let minted = 0;
    // The same ids however often it is attempted: a verdict may name one.
    const mint = (): string => keyedDecisionId(memoryId, String((minted += 1)));
    // The plan of a second would not see the first; what else meets does so when it is said again.
    for (const meeting of meets.slice(0, 1)) {
      const planned = await this.merged.plan(transaction, contact, meeting, at, mint);
      merges.push(planned.plan);
      at = planned.now;
    }
    return { merges, now: at };
  }
}
