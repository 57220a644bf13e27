import { Injectable } from '@nestjs/common';
import { ContactWrites, type LockedContact, mergedAway } from '#contacts/contact-writes.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid, notFound } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { MergedMemoriesService } from '#memory/merge/merged-memories.service.js';
import { MergesRepository } from './merges.repository.js';

/** That two contacts were found to be one person. */
export interface Merge {
  readonly mergeId: string;
  /** The contact that stays. */
  readonly contactId: string;
  /** The contact that was merged into it, and answers as it. */
  readonly from: string;
  readonly reason: string;
  readonly mergedAt: Date;
  readonly undoneAt: Date | null;
  /** How many memories the contact that stays was given. */
  readonly copied: number;
  /** Its own versions that a value stated later replaced. */
  readonly superseded: readonly string[];
}

/** At most this many contacts can be one, the one that stays among them. */
const MOST = 50;

/**
 * Merges contacts, and undoes merges. Nothing of the merged contact is changed: its memories are copied, its sessions are
 * read with those of the other, and it answers as the contact that stays. So the undo is exact.
 */
@Injectable()
export class MergeService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly writes: ContactWrites,
    private readonly merges: MergesRepository,
    private readonly memories: MergedMemoriesService,
  ) {}

  /** @throws DomainError NOT_FOUND, INVALID for a contact and itself, CONFLICT when `from` is merged already. */
  async merge(
    caller: Caller,
    {
      contactId,
      from,
      reason = 'Merged by the caller.',
    }: { contactId: string; from: string; reason?: string | undefined },
  ): Promise<Merge> {
    const { id: into } = await this.contacts.head(caller, contactId, {});
    if (into === from) throw invalid('from', 'must be another contact than `contactId`');
    return this.writes.runOnBoth(caller, [into, from], async (transaction, [staying, leaving]) => {
      assertFree(staying, leaving);
      const id = newId();
      const merge = { id, tenantId: caller.tenantId, reason };
      const { copies, closes } = await this.memories.merge(transaction, { into: staying, from: leaving }, merge);
      const { now } = staying;
      await this.merges.add(transaction, { ...merge, from, into, copied: copies.length, superseded: closes, now });
      return this.found(transaction, caller, id);
    });
  }

  /** @throws DomainError NOT_FOUND, or CONFLICT when it was undone already, or when something was built on it since, which the message names. */
  async undo(
    caller: Caller,
    { mergeId, reason = 'Undone by the caller.' }: { mergeId: string; reason?: string | undefined },
  ): Promise<Merge> {
    const { contactId, from } = await this.found(undefined, caller, mergeId);
    return this.writes.runOnBoth(caller, [contactId, from], async (transaction, [staying]) => {
      const { undoneAt } = await this.found(transaction, caller, mergeId);
      if (undoneAt) throw new DomainError('CONFLICT', `The merge ${mergeId} was undone on ${undoneAt.toISOString()}.`);
      if (staying.mergedInto) throw mergedAway(contactId, staying.mergedInto);
      await this.memories.separate(transaction, staying, { id: mergeId, tenantId: caller.tenantId, reason });
      await this.merges.end(transaction, mergeId, reason, staying.now);
      return this.found(transaction, caller, mergeId);
    });
  }

  private async found(transaction: Queries | undefined, { tenantId }: Caller, mergeId: string): Promise<Merge> {
    const merge = await this.merges.byId(tenantId, mergeId, transaction);
    if (!merge) throw notFound('merge', mergeId);
    return merge;
  }
}

function assertFree(staying: LockedContact, leaving: LockedContact): void {
  for (const { id, mergedInto } of [leaving, staying]) if (mergedInto) throw mergedAway(id, mergedInto);
  if (staying.pool.length + leaving.pool.length > MOST)
    throw new DomainError('CONFLICT', `At most ${MOST} contacts can be one, counting the one that stays.`);
}
