import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import { notFound } from '#domain/errors.js';
import { nextSystemTime } from '#domain/standing.js';
import { Graph, type Queries } from '#graph/graph.js';
import { writeOnce } from '#graph/once.js';
import { ContactsRepository } from './contacts.repository.js';

/** The contact as a write finds it, behind its lock. */
export interface LockedContact {
  readonly id: string;
  /** System time of this write: later than that of any before it. */
  readonly now: Date;
  /** System time of the write before; everything believed was recorded by then. */
  readonly lastWriteAt: Date;
  readonly timezone: string | null;
  /** How many memories the contact has, superseded ones too. */
  readonly versions: number;
}

/**
 * The one way to write about a contact: one transaction, once for each Idempotency-Key, alone on the contact.
 * The lock is what makes "at most one current value" true: an empty slot has no version that could be guarded.
 */
@Injectable()
export class ContactWrites {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly contacts: ContactsRepository,
  ) {}

  /**
   * @param work what to write; it must set the contact's system time, by memory/apply or {@link touch}.
   * @throws DomainError NOT_FOUND when the tenant has no such contact.
   */
  run<T>(
    caller: Caller,
    contactId: string,
    work: (transaction: Queries, contact: LockedContact) => Promise<T>,
  ): Promise<T> {
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const locked = await this.contacts.lock(transaction, caller.tenantId, contactId);
      if (!locked) throw notFound('contact', contactId);
      const now = nextSystemTime(this.clock.now(), locked.lastWriteAt);
      return { result: await work(transaction, { id: contactId, now, ...locked }), contactId };
    });
  }

  /** Moves the contact's system time on, for a write that memory/apply is not part of. */
  async touch(transaction: Queries, { id, now }: LockedContact): Promise<void> {
    await this.contacts.touch(transaction, id, now);
  }
}
