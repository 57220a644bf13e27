import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { EntityMerge } from '#domain/merge/entity-merge.js';
import type { KnownEntity } from '#domain/people/entity-match.js';
import { EntityPlacementService } from '#entities/entity-placement.service.js';
import type { Placed } from '#entities/entity.type.js';
import type { Queries } from '#graph/graph.js';
import { EntityMergePlans } from './entity-merge-plans.js';
import type { Prepared } from './draft.js';
import { keyedDecisionId } from './statement-key.js';

/** A statement with the entities it is about, and those it merges. */
export interface Placement extends Pick<Placed, 'meets' | 'made' | 'known'> {
  readonly prepared: Prepared;
}

/** Resolves the entities of a statement before it is compared, because its slot is that of its entity. */
@Injectable()
export class StatementEntities {
  constructor(
    private readonly placement: EntityPlacementService,
    private readonly mergePlans: EntityMergePlans,
  ) {}

  /** @returns all current entities of a contact, for {@link place}. */
  known(transaction: Queries, contactId: string): Promise<KnownEntity[]> {
    return this.placement.known(transaction, contactId);
  }

  /** @throws DomainError INVALID for an entity id that the contact does not have. */
  async place(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    prepared: Prepared,
    entities: readonly KnownEntity[] | null,
  ): Promise<Placement> {
    const { statement } = prepared;
    const placed = await this.placement.place(transaction, contact, tenantId, statement, entities);
    const { subject, entityId, links, ...others } = placed;
    return { prepared: { ...prepared, statement: { ...statement, subject, entityId }, entities: links }, ...others };
  }

  /** Creates the entities that statements mention for the first time. */
  make(transaction: Queries, contact: LockedContact, tenantId: string, made: Placement['made']): Promise<void> {
    return this.placement.make(transaction, contact, tenantId, made);
  }

  /**
   * Plans the merges of entities that a statement implies. All earlier writes must be in the database.
   * @returns the plans, and the statement's system time after them.
   */
  async planMerges(
    transaction: Queries,
    contact: LockedContact,
    { prepared: { memoryId }, meets }: Placement,
    now: Date,
  ): Promise<{ readonly merges: readonly EntityMerge[]; readonly now: Date }> {
    const merges: EntityMerge[] = [];
    let at = now;
    let minted = 0;
    // The same ids on every attempt, because a verdict may name one.
    const mint = (): string => keyedDecisionId(memoryId, String((minted += 1)));
    // Only one merge: a second plan would not see the first. Other pairs merge when it is said again.
    for (const meeting of meets.slice(0, 1)) {
      const planned = await this.mergePlans.plan(transaction, contact, meeting, at, mint);
      merges.push(planned.plan);
      at = planned.now;
    }
    return { merges, now: at };
  }
}
