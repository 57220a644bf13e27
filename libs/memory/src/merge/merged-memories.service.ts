import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { cardinalityOf } from '#domain/attributes/attributes.js';
import type { EntityMerge } from '#domain/merge/entity-merge.js';
import { EntityPlacementService } from '#entities/entity-placement.service.js';
import { type MergePlan, mergePools } from '#domain/merge/merge.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { NewDecision } from '#graph/query.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { memoryRow } from '../memory-row.js';
import { Reverter } from '../remember/reverter.js';

/** The merge for which memories are combined. */
export interface MergeRecord {
  readonly id: string;
  readonly tenantId: string;
  readonly reason: string;
}

/** Combines the memories of two contacts, in a transaction that holds both locks. */
@Injectable()
export class MergedMemoriesService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly reverter: Reverter,
    private readonly space: VectorSpace,
    private readonly entities: EntityPlacementService,
  ) {}

  /** @returns what was copied, and which versions of the contact that stays were superseded. */
  async merge(
    transaction: Queries,
    { into, from }: { readonly into: LockedContact; readonly from: LockedContact },
    merge: MergeRecord,
  ): Promise<Pick<MergePlan, 'copies' | 'closes'>> {
    const { id: contactId, now, attributes } = into;
    const own = await this.memories.current(transaction, contactId, into.lastWriteAt);
    const counterparts = await this.entities.counterparts(transaction, { into, from }, merge.tenantId);
    const others = (await this.memories.current(transaction, from.id, from.lastWriteAt)).map((version) =>
      version.entityId ? { ...version, entityId: counterparts.get(version.entityId) ?? version.entityId } : version,
    );
    const plan = mergePools(own, others, {
      contactId,
      now,
      mint: newId,
      single: ({ attribute }) => cardinalityOf(attribute, attributes) === 'one',
    });
    const moves = [...counterparts].map(([from, to]) => ({ from, to }));
    if (plan.opens.length > 0) await this.write(transaction, contactId, now, { ...plan, moves }, merge);
    await this.entities.dropUnspoken(transaction, [...counterparts.values()]);
    return plan;
  }

  /** Undoes what a merge gave the contact that stays. @throws DomainError CONFLICT that names what builds on it. */
  async separate(transaction: Queries, contact: LockedContact, { id, tenantId, reason }: MergeRecord): Promise<void> {
    const effects = await this.reverter.effectsOf(transaction, tenantId, id);
    // If nothing was known of the other contact, there is no decision.
    if (effects) await this.reverter.revert(transaction, contact, tenantId, effects, { reason, decidedBy: 'caller' });
  }

  private async write(
    transaction: Queries,
    contactId: string,
    now: Date,
    plan: MergePlan & Pick<EntityMerge, 'moves'>,
    { id: decisionId, tenantId, reason }: MergeRecord,
  ): Promise<void> {
    const decision: NewDecision = {
      ...{ id: decisionId, tenantId, contactId, recordedAt: now },
      outcome: 'merged',
      decidedBy: 'caller',
      ...{ reason, text: 'Merged.', candidates: '[]' },
      ...{ superseded: plan.closes, opened: plan.opens.map(({ version }) => version.id) },
    };
    await this.memories.apply(transaction, {
      contactId,
      now,
      property: this.space.property,
      opens: plan.opens.map(({ version, carriesOver }) => ({
        properties: memoryRow(version, tenantId),
        vector: null,
        carriesOver,
      })),
      closes: plan.closes,
      links: plan.links.map((link) => ({
        ...link,
        ...{ decidedBy: 'caller', reason, statedReason: null, similarity: null, decisionId },
      })),
      decisions: plan.opens.slice(0, 1).map(({ version: { id } }) => {
        return { memoryId: id, others: [], properties: { ...decision, memoryId: id } };
      }),
      sources: [],
      entities: [],
      moves: plan.moves,
    });
    await this.memories.linkCopies(transaction, { decisionId, copies: plan.copies });
  }
}
