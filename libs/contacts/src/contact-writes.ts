import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import { DomainError, notFound } from '#domain/errors.js';
import { nextSystemTime } from '#domain/standing.js';
import type { ContactLockRow } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { type Answered, writeOnce } from '#graph/once.js';
import { ContactsRepository } from './contacts.repository.js';

/** The contact as a write finds it, behind its lock. */
export interface LockedContact {
  /** Not the id that was named, where that contact was merged: what is told of it is told of the one it was merged into. */
  readonly id: string;
  /** System time of this write: later than that of any before it. */
  readonly now: Date;
  /** System time of the write before; everything believed was recorded by then. */
  readonly lastWriteAt: Date;
  readonly timezone: string | null;
  /** How many memories the contact has, superseded ones too. */
  readonly versions: number;
  /** The contact and those merged into it: whose sessions and turns count as its own. */
  readonly pool: readonly string[];
  /** The contact that this one is merged into; only where both were locked themselves. */
  readonly mergedInto: string | null;
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
    const write = async (transaction: Queries): Promise<Answered<T>> => {
      const locked = await this.survivor(transaction, caller, contactId);
      const now = nextSystemTime(this.clock.now(), locked.lastWriteAt);
      return { result: await work(transaction, { now, ...locked }), contactId: locked.id };
    };
    return writeOnce(this.graph, this.clock, caller, write, contactId);
  }

  /**
   * A write about one contact itself, not the one it was merged into: what it would change rests while the merge stands.
   * @throws DomainError CONFLICT that names the merge and the contact to turn to.
   */
  runOnItself<T>(
    caller: Caller,
    contactId: string,
    work: (transaction: Queries, contact: LockedContact) => Promise<T>,
  ): Promise<T> {
    return this.run(caller, contactId, async (transaction, contact) => {
      if (contact.id !== contactId) throw mergedAway(contactId, contact.id);
      return work(transaction, contact);
    });
  }

  /**
   * A write about two contacts at once, each itself though it may be merged, at one system time later than any of either.
   * @throws DomainError NOT_FOUND when the tenant lacks one of them.
   */
  runOnBoth<T>(
    caller: Caller,
    [one, other]: readonly [string, string],
    work: (transaction: Queries, contacts: readonly [LockedContact, LockedContact]) => Promise<T>,
  ): Promise<T> {
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const rows = new Map<string, ContactLockRow>();
      // Always in this order: two that want the same locks do not wait for each other.
      for (const id of [one, other].sort()) rows.set(id, await this.lock(transaction, caller, id));
      const both = [rows.get(one) as ContactLockRow, rows.get(other) as ContactLockRow] as const;
      const last = both[0].lastWriteAt > both[1].lastWriteAt ? both[0].lastWriteAt : both[1].lastWriteAt;
      const now = nextSystemTime(this.clock.now(), last);
      const result = await work(transaction, [
        { now, ...both[0] },
        { now, ...both[1] },
      ]);
      for (const { id } of both) await this.contacts.touch(transaction, id, now);
      return { result, contactId: one };
    });
  }

  /** Each contact on the way is locked before it is asked where it went, so that no merge is undone behind us. */
  private async survivor(transaction: Queries, caller: Caller, contactId: string): Promise<ContactLockRow> {
    let locked = await this.lock(transaction, caller, contactId);
    while (locked.mergedInto) locked = await this.lock(transaction, caller, locked.mergedInto);
    return locked;
  }

  private async lock(transaction: Queries, { tenantId }: Caller, contactId: string): Promise<ContactLockRow> {
    const locked = await this.contacts.lock(transaction, tenantId, contactId);
    if (!locked) throw notFound('contact', contactId);
    return locked;
  }

  /** Moves the contact's system time on, for a write that memory/apply is not part of. */
  async touch(transaction: Queries, { id, now }: LockedContact): Promise<void> {
    await this.contacts.touch(transaction, id, now);
  }
}

/** @returns the refusal of what cannot be done to a contact while it is merged into another. */
export function mergedAway(contactId: string, into: string): DomainError {
  return new DomainError(
    'CONFLICT',
    `The contact ${contactId} is merged into ${into}: name that one, or undo the merge first.`,
  );
}
