import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import { notFound } from '#domain/errors.js';
import { type Standing, stand } from '#domain/standing.js';
import { fromCursor, toCursor } from '#graph/cursor.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { writeOnce } from '#graph/once.js';
import { ContactWrites } from './contact-writes.js';
import { type Contact, type Erasure, type ProfileInput } from './contact.type.js';
import { type ContactsAsOf, ContactsRepository } from './contacts.repository.js';
import { type StatedAsOf, StatedTimes } from './stated-times.js';

/** What a read of a contact's memory needs to know first. */
export interface ContactHead extends Standing {
  readonly name: string | null;
  readonly timezone: string | null;
  /** How many memories the contact has, superseded ones too. */
  readonly versions: number;
  readonly turns: number;
}

/** Creates, resolves, changes and erases contacts. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly contacts: ContactsRepository,
    private readonly writes: ContactWrites,
    private readonly times: StatedTimes,
  ) {}

  create(caller: Caller, profile: ProfileInput): Promise<Contact> {
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const [id, now] = [newId(), this.clock.now()];
      await this.contacts.create(transaction, caller.tenantId, id, profile, now);
      const [result] = await this.contacts.asOf(
        caller.tenantId,
        [id],
        { validAt: null, knownAt: null, now },
        transaction,
      );
      return { result: result as Contact, contactId: id };
    });
  }

  /** @throws DomainError NOT_FOUND also for a contact that was not known yet at `knownAt`. */
  async get(caller: Caller, { contactId, ...stated }: StatedAsOf & { contactId: string }): Promise<Contact> {
    const timezone = await this.zoneFor(caller, contactId, stated);
    const [contact] = await this.contacts.asOf(caller.tenantId, [contactId], this.at(stated, timezone));
    if (!contact) throw notFound('contact', contactId);
    return contact;
  }

  /** The contacts known by an identifier, or all of them, oldest first. */
  async find(
    { tenantId }: Caller,
    {
      identifier,
      limit,
      cursor,
      ...stated
    }: StatedAsOf & { identifier?: string | undefined; limit: number; cursor?: string | undefined },
  ): Promise<{ contacts: Contact[]; nextCursor: string | null }> {
    const after = cursor
      ? fromCursor(cursor, (place) => (typeof place['after'] === 'string' ? place['after'] : null))
      : '';
    const at = this.at(stated, null);
    const page = { after, limit: limit + 1 };
    const ids = identifier
      ? await this.contacts.idsByIdentifier(tenantId, ...splitIdentifier(identifier), at, page)
      : await this.contacts.ids(tenantId, at.knownAt, page);
    const shown = ids.slice(0, limit);
    return {
      contacts: await this.contacts.asOf(tenantId, shown, at),
      nextCursor: ids.length > limit ? toCursor({ after: shown.at(-1) }) : null,
    };
  }

  /** The state before stays readable by `knownAt` and `validAt`. */
  update(caller: Caller, { contactId, ...profile }: ProfileInput & { contactId: string }): Promise<Contact> {
    return this.writes.run(caller, contactId, async (transaction, contact) => {
      const read = (): Promise<Contact[]> =>
        this.contacts.asOf(
          caller.tenantId,
          [contactId],
          { validAt: null, knownAt: null, now: contact.now },
          transaction,
        );
      const [before] = await read();
      await this.contacts.revise(transaction, before as Contact, profile, contact.now, caller.tenantId);
      await this.writes.touch(transaction, contact);
      return (await read())[0] as Contact;
    });
  }

  /** Deletes the contact and everything about them; the one call that removes anything. */
  async erase({ tenantId }: Caller, contactId: string): Promise<Erasure> {
    const erased = await this.contacts.erase(tenantId, contactId);
    if (!erased) throw notFound('contact', contactId);
    return { contactId, erasedAt: this.clock.now(), erased };
  }

  /**
   * Where a read of the contact's memory stands on both clocks.
   * @throws DomainError NOT_FOUND when the tenant has no such contact.
   */
  async head({ tenantId }: Caller, contactId: string, stated: StatedAsOf): Promise<ContactHead> {
    const head = await this.contacts.head(tenantId, contactId);
    if (!head) throw notFound('contact', contactId);
    const placed = this.times.place(stated, head.timezone);
    return { ...head, ...stand(placed, head.lastWriteAt, this.clock.now()) };
  }

  /** Words are read in the contact's zone; instants need none, and no look at the contact. */
  private async zoneFor(
    { tenantId }: Caller,
    contactId: string,
    { validAt, knownAt }: StatedAsOf,
  ): Promise<string | null> {
    if (typeof validAt !== 'string' && typeof knownAt !== 'string') return null;
    return (await this.contacts.head(tenantId, contactId))?.timezone ?? null;
  }

  private at(stated: StatedAsOf, timezone: string | null): ContactsAsOf {
    const { validAt = null, knownAt = null } = this.times.place(stated, timezone);
    return { validAt, knownAt, now: this.clock.now() };
  }
}

function splitIdentifier(identifier: string): [kind: string, value: string] {
  const colon = identifier.indexOf(':');
  return [identifier.slice(0, colon), identifier.slice(colon + 1)];
}
