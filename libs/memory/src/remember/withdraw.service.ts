import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { VectorSpace } from '#models/vector-space.js';
import { asKnown } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import { Draft } from './draft.js';
import { TimeTies } from './time-ties.js';

/**
 * Ends the system time of a memory without a successor: it is no longer believed. A version that was to make way for it on a future day
 * continues.
 */
@Injectable()
export class WithdrawService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly memories: MemoriesRepository,
    private readonly ties: TimeTies,
    private readonly space: VectorSpace,
  ) {}

  /** @throws DomainError CONFLICT if the version is no longer believed. */
  async withdraw(
    caller: Caller,
    { memoryId, reason }: { memoryId: string; reason?: string | undefined },
  ): Promise<{ memory: Memory }> {
    const { tenantId } = caller;
    const found = await this.memories.byId(tenantId, memoryId, null);
    if (!found) throw notFound('memory', memoryId);
    const { contactId } = found.memory;
    const memory = await this.writes.runOnItself(caller, contactId, async (transaction, contact) => {
      const { now } = contact;
      const current = await this.memories.byId(tenantId, memoryId, null, transaction);
      if (!current || current.memory.supersededAt) {
        throw new DomainError('CONFLICT', `The memory ${memoryId} is no longer believed; its history says since when.`);
      }
      const draft = new Draft({ tenantId, contactId, property: this.space.property });
      const newEnds = await this.ties.newEnds(transaction, contact, current.memory, now);
      draft.withdraw(current.memory, newEnds, reason ?? 'Withdrawn by the caller.', now);
      const write = draft.take(now);
      if (write) await this.memories.apply(transaction, write);
      return asKnown({ ...current.memory, supersededAt: now }, { validAt: now, knownAt: now });
    });
    return { memory };
  }
}
