import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, prefixFaults } from '#domain/service/errors.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { type Answered, writeOnce } from '#graph/once.js';
import { ContactWrites } from './contact-writes.js';
import type { Contact, ProfileInput, StatedIdentifier } from './contact.type.js';
import { ContactsRepository } from './contacts.repository.js';
import { IdentifiersRepository } from './identifiers.repository.js';

/** What is stated about the one contact with an identifier, whether or not it exists yet. */
export interface UpsertInput extends Omit<ProfileInput, 'identifiers'> {
  readonly identifier: Pick<StatedIdentifier, 'kind' | 'value'>;
}

/** The contact, and whether it was just created. */
export interface Upserted {
  readonly contact: Contact;
  readonly created: boolean;
}

/** Thrown inside the transaction to roll it back: somebody else has created the contact meanwhile. */
class Known extends Error {
  constructor(readonly contactId: string) {
    super('known');
  }
}

/** Creates contacts: many at once, or the one whose identifier is not known yet. */
@Injectable()
export class NewContactsService {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly contacts: ContactsRepository,
    private readonly identifiers: IdentifiersRepository,
    private readonly writes: ContactWrites,
  ) {}

  /** Up to 500 contacts in one transaction. @returns them in the order of the profiles. */
  createAll(caller: Caller, { contacts }: { contacts: readonly ProfileInput[] }): Promise<{ contacts: Contact[] }> {
    // The id by which the stored answer is found from each of them, because none of them is its contact.
    const batchId = newId();
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const created: Contact[] = [];
      for (const [i, profile] of contacts.entries())
        created.push(await prefixFaults(`contacts.${i}.`, () => this.create(transaction, caller, profile, batchId)));
      const pool = created.map(({ id }) => id);
      return { result: { contacts: created }, contactId: batchId, pool };
    });
  }

  /**
   * Requests with the same identifier make one contact, even if they are simultaneous.
   * @throws DomainError CONFLICT if several contacts share the identifier.
   */
  upsert(caller: Caller, input: UpsertInput): Promise<Upserted> {
    return this.one(caller, input, (known) => this.update(caller, known, input));
  }

  /**
   * Like `upsert`, but what is stated besides the identifier is used only for a new contact; a known one does not
   * change.
   */
  admit(caller: Caller, input: UpsertInput): Promise<Upserted> {
    return this.one(caller, input, (known) => this.update(caller, known, { identifier: input.identifier }));
  }

  private async one(
    caller: Caller,
    input: UpsertInput,
    found: (contactId: string) => Promise<Upserted>,
  ): Promise<Upserted> {
    const known = await this.known(caller, input, this.graph);
    if (known !== null) return found(known);
    try {
      return await writeOnce(this.graph, this.clock, caller, (transaction) =>
        this.createOne(transaction, caller, input),
      );
    } catch (error) {
      if (error instanceof Known) return found(error.contactId);
      throw error;
    }
  }

  /**
   * Searches again under the lock of the tenant, because two requests for one new identifier have no common node to
   * lock.
   */
  private async createOne(
    transaction: Queries,
    caller: Caller,
    { identifier, ...profile }: UpsertInput,
  ): Promise<Answered<Upserted>> {
    await this.contacts.lockTenant(transaction, caller.tenantId);
    const known = await this.known(caller, { identifier }, transaction);
    if (known !== null) throw new Known(known);
    const contact = await this.create(transaction, caller, { ...profile, identifiers: [identifier] });
    return { result: { contact, created: true }, contactId: contact.id, pool: [contact.id] };
  }

  /** Writes only if something changes: most calls only ask who somebody is. */
  private update(caller: Caller, contactId: string, { identifier: _, ...profile }: UpsertInput): Promise<Upserted> {
    return this.writes.run(caller, contactId, async (transaction, contact) => {
      const at = { validAt: null, knownAt: null, now: contact.now };
      const read = (): Promise<Contact[]> => this.contacts.asOf(caller.tenantId, [contact.id], at, transaction);
      const before = (await read())[0] as Contact;
      if (!changes(before, profile)) return { contact: before, created: false };
      await this.contacts.revise(transaction, before, profile, contact.now);
      await this.writes.touch(transaction, contact);
      return { contact: (await read())[0] as Contact, created: false };
    });
  }

  private create(
    transaction: Queries,
    { tenantId }: Caller,
    profile: ProfileInput,
    batchId: string | null = null,
  ): Promise<Contact> {
    const [id, now] = [newId(), this.clock.now()];
    return this.contacts.create(transaction, { tenantId, id, batchId, now }, profile);
  }

  private async known(
    { tenantId }: Caller,
    { identifier: { kind, value } }: Pick<UpsertInput, 'identifier'>,
    queries: Queries,
  ): Promise<string | null> {
    const at = { validAt: null, knownAt: null, now: this.clock.now() };
    const ids = await this.identifiers.ids(tenantId, `${kind}:${value}`, at, { after: '', limit: 3 }, queries);
    if (ids.length < 2) return ids[0] ?? null;
    const named = ids.length > 2 ? `${ids.slice(0, 2).join(', ')} and others` : ids.join(' and ');
    const message = `${named} share it: change one of them by its id`;
    throw new DomainError('CONFLICT', `identifier: ${message}`, [{ path: 'identifier', message }]);
  }
}

function changes(before: Contact, { name, timezone, attributes = {} }: ProfileInput): boolean {
  return (
    (name !== undefined && name !== before.name) ||
    (timezone !== undefined && timezone !== before.timezone) ||
    Object.entries(attributes).some(
      ([key, value]) => (Object.hasOwn(before.attributes, key) ? before.attributes[key] : null) !== value,
    )
  );
}
