import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { cardinalityOf } from '#domain/attributes/attributes.js';
import { type EntityMerge, mergeEntities } from '#domain/merge/entity-merge.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';

/** Plans what happens to the memories of two entities of a contact that turn out to be one, while holding the contact's lock. */
@Injectable()
export class EntityMergePlans {
  constructor(private readonly memories: MemoriesRepository) {}

  /** @param mint generates an id. */
  async plan(
    transaction: Queries,
    { id: contactId, attributes }: LockedContact,
    meeting: { readonly from: string; readonly into: string },
    now: Date,
    mint: () => string,
  ): Promise<{ plan: EntityMerge; now: Date; about: string | null }> {
    const current = await this.memories.current(transaction, contactId, now);
    const mentioning = await this.memories.mentioning(transaction, meeting.from);
    const touched = current.filter(({ id, entityId }) => mentioning.has(id) || entityId === meeting.from);
    // A version that this write began must have been believed for at least a millisecond.
    const newest = Math.max(0, ...current.map(({ recordedAt }) => recordedAt.getTime()));
    const at = newest < now.getTime() ? now : new Date(newest + 1);
    const single = ({ attribute }: { attribute: string | null }): boolean =>
      cardinalityOf(attribute, attributes) === 'one';
    const plan = mergeEntities(current, mentioning, meeting, { contactId, single, now: at, mint });
    return { plan, now: at, about: plan.opens[0]?.version.id ?? touched[0]?.id ?? null };
  }
}
