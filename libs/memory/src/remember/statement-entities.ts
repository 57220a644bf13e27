import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { EntityMerge } from '#domain/entity-merge.js';
import { EntityPlacementService } from '#entities/entity-placement.service.js';
import type { Queries } from '#graph/graph.js';
import { MergedEntitiesService } from './merged-entities.service.js';
import type { Prepared } from './draft.js';
import { keyedDecisionId } from './statement-key.js';

/** A statement of which it is known whom it speaks of, and what became one by it. */
export interface Placement {
  readonly prepared: Prepared;
  readonly merges: readonly EntityMerge[];
  readonly now: Date;
}

/** Finds whom a statement is about before it meets what is believed: the slot that it fills is that of the entity. */
@Injectable()
export class StatementEntities {
  constructor(
    private readonly placement: EntityPlacementService,
    private readonly merged: MergedEntitiesService,
  ) {}

  /** @throws DomainError INVALID for the id of an entity that the contact has not. */
  async place(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    prepared: Prepared,
    now: Date,
  ): Promise<Placement> {
    const { statement, memoryId } = prepared;
    const { subject, entityId, links, meets } = await this.placement.place(transaction, contact, tenantId, statement);
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
    return {
      prepared: { ...prepared, statement: { ...statement, subject, entityId }, entities: links },
      merges,
      now: at,
    };
  }
}
