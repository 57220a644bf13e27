import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import { Outdated } from '#graph/contention.js';
import type { ContactLockedRow } from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';
import { ContactsRepository } from './contacts.repository.js';

/** Locked contacts by id. */
export type Locked = ReadonlyMap<string, ContactLockedRow>;

/** What is read of the named contact after the lock, in the same round trip. */
export type Ahead<A> = (transaction: Queries, contactId: string) => Promise<A>;

/** Takes the locks of contacts, always in the same order (docs/adr/0045). */
@Injectable()
export class ContactLocks {
  constructor(private readonly contacts: ContactsRepository) {}

  /**
   * Locks contacts and all contacts merged with them, in one order, and reads them again under the lock: one round
   * trip, in which the read begins after the locks are taken.
   * @returns the existing contacts by id.
   * @throws Outdated if a contact was merged or unmerged before it was locked.
   */
  async lock(transaction: Queries, { tenantId }: Caller, contactIds: readonly string[]): Promise<Locked> {
    const locking = this.contacts.lock(transaction, tenantId, contactIds);
    const [all, named] = await Promise.all([locking, this.contacts.locked(transaction, tenantId, contactIds)]);
    const others = all.filter((id) => !contactIds.includes(id));
    const rows = others.length > 0 ? [...named, ...(await this.contacts.locked(transaction, tenantId, others))] : named;
    const needed = rows.flatMap(({ pool, mergedInto }) => (mergedInto ? [...pool, mergedInto] : pool));
    if (!needed.every((id) => all.includes(id))) throw new Outdated('A contact was merged or unmerged meanwhile.');
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Locks, and directly afterwards reads what does not depend on the lock's answer. */
  async lockAnd<A>(
    transaction: Queries,
    caller: Caller,
    contactId: string,
    ahead?: Ahead<A>,
  ): Promise<{ readonly locked: Locked; readonly known: A | undefined }> {
    // Sent first, because a server executes requests in order.
    const locking = this.lock(transaction, caller, [contactId]);
    const [locked, known] = await Promise.all([locking, ahead?.(transaction, contactId)]);
    return { locked, known };
  }
}

/** @throws DomainError NOT_FOUND if the contact does not exist. */
export function found(locked: Locked, contactId: string): ContactLockedRow {
  const contact = locked.get(contactId);
  if (!contact) throw notFound('contact', contactId);
  return contact;
}

/** @returns the contact that this one is finally merged into, or itself. */
export function survivor(locked: Locked, contactId: string): ContactLockedRow {
  const contact = found(locked, contactId);
  return contact.mergedInto ? survivor(locked, contact.mergedInto) : contact;
}
