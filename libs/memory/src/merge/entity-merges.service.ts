import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid, notFound } from '#domain/service/errors.js';
import { EntityPlacementService } from '#entities/entity-placement.service.js';
import type { Entity } from '#entities/entity.type.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { Draft } from '../remember/draft.js';
import { EntityMemoriesRepository } from '../entities/entity-memories.repository.js';
import { EntityMergePlans } from '../remember/entity-merge-plans.js';

/** The result of merging two entities. */
export interface MergedEntities {
  readonly decisionId: string;
  readonly entity: Entity;
  readonly moved: number;
}

/** Merges two entities of a contact. This is recorded as a decision; reverting it separates them again. */
@Injectable()
export class EntityMergesService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly entities: EntityPlacementService,
    private readonly owners: EntityMemoriesRepository,
    private readonly memories: MemoriesRepository,
    private readonly mergePlans: EntityMergePlans,
    private readonly space: VectorSpace,
  ) {}

  /**
   * @throws DomainError NOT_FOUND; INVALID for an entity with itself or of another contact; CONFLICT if nothing is believed about one of
   * them.
   */
  async merge(
    caller: Caller,
    {
      entityId: into,
      from,
      reason = 'Merged by the caller.',
    }: { entityId: string; from: string; reason?: string | undefined },
  ): Promise<MergedEntities> {
    const { tenantId } = caller;
    const [{ contactId }, other] = [await this.owners.owner(tenantId, into), await this.owners.owner(tenantId, from)];
    if (into === from || contactId !== other.contactId) throw invalid('from', 'must be another entity of the contact');
    return this.writes.runOnItself(caller, contactId, async (transaction, contact) => {
      for (const id of [into, from])
        if (!(await this.entities.named(transaction, contactId, id)))
          throw new DomainError('CONFLICT', `Nothing is believed about the entity ${id}.`);
      const { plan, now, about } = await this.mergePlans.plan(transaction, contact, { from, into }, contact.now, newId);
      const decisionId = newId();
      const draft = new Draft({ tenantId, contactId, property: this.space.property });
      draft.mergeEntities(plan, { decisionId, decidedBy: 'caller', reason });
      draft.decideEntityMerge(plan, { decisionId, about: about as string, reason }, now);
      const write = draft.take(now);
      if (write) await this.memories.apply(transaction, write);
      const entity = await this.entities.named(transaction, contactId, into);
      if (!entity) throw notFound('entity', into);
      return { decisionId, entity, moved: plan.opens.length };
    });
  }
}
