import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { type AttributeTable, attributeTable, type OwnAttribute } from '#domain/attributes/attributes.js';
import { nextSystemTime } from '#domain/recall/read-times.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { Outdated } from '#graph/contention.js';
import type { ContactLockedRow } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { type Answered, writeOnce } from '#graph/once.js';
import type { Locality } from '#times/stated-times.js';
import { type Ahead, ContactLocks, found, type Locked, survivor } from './contact-locks.js';
import { ContactsRepository } from './contacts.repository.js';
import type { LockedBase } from './fork.type.js';
import { type ForkRow, ForksRepository } from './forks.repository.js';
import { noContact } from './no-contact.js';
import { assertOpen } from './open-fork.js';

/** The contact as a write sees it under its lock. */
export interface LockedContact extends Locality {
  /** The surviving contact if the named one is merged: writes about a merged contact go to the survivor. */
  readonly id: string;
  /** System time of this write, later than that of every write before. */
  readonly now: Date;
  /** System time of the last write; everything believed was recorded by then. */
  readonly lastWriteAt: Date;
  /** BCP 47; `null`: detected in each text. */
  readonly language: string | null;
  /** Its known name: the one said last, or that of the profile. */
  readonly name: string | null;
  /** The number of its memories, including superseded ones. */
  readonly versions: number;
  /** The contact and those merged into it; their sessions and turns count as its own. */
  readonly pool: readonly string[];
  /** The contact that this one is merged into; only for {@link ContactWrites.runOnBoth}. */
  readonly mergedInto: string | null;
  /** The cardinalities of attributes for the tenant. */
  readonly attributes: AttributeTable;
  /** What a fork sees of its contact besides its own memories; absent if it is not a fork. */
  readonly base?: LockedBase;
}

/**
 * The only way to write about a contact: one transaction that holds the contact's lock, executed once for each
 * Idempotency-Key. The lock is what makes "at most one current value" true: an empty slot has no version that could be
 * locked instead.
 */
@Injectable()
export class ContactWrites {
  /** For tenants without their own; otherwise every write would build it again. */
  private readonly attributes;

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly contacts: ContactsRepository,
    private readonly locks: ContactLocks,
    private readonly forks: ForksRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.attributes = attributeTable(config.ATTRIBUTES);
  }

  /**
   * @param work writes. If its effects can be read as of a time, it must set the contact's system time, by memory/apply
   * or {@link touch}. It may run several times, so nothing it does may outlive a transaction that is rolled back.
   * @param ahead what `work` reads first and independently of the contact: it is read in the round trip of the lock.
   * @throws DomainError NOT_FOUND if the tenant has no such contact.
   */
  run<T, A>(
    caller: Caller,
    contactId: string,
    work: (transaction: Queries, contact: LockedContact, known: A | undefined) => Promise<T>,
    ahead?: Ahead<A>,
  ): Promise<T> {
    const write = async (transaction: Queries): Promise<Answered<T>> => {
      const { locked, known } = await this.locks.lockAnd(transaction, caller, contactId, ahead);
      await this.assertContacts(transaction, caller, locked, [contactId]);
      const contact = this.lockedContact(survivor(locked, contactId));
      return { result: await work(transaction, contact, known), contactId: contact.id, pool: contact.pool };
    };
    return writeOnce(this.graph, this.clock, caller, write, contactId);
  }

  /**
   * The same for a contact or a fork; a fork is written under the lock of its contact.
   * @throws DomainError NOT_FOUND if the tenant has neither, CONFLICT for a fork that is over.
   */
  runOnScope<T, A>(
    caller: Caller,
    id: string,
    work: (transaction: Queries, contact: LockedContact, known: A | undefined) => Promise<T>,
    ahead?: Ahead<A>,
  ): Promise<T> {
    const write = async (transaction: Queries): Promise<Answered<T>> => {
      const { locked, known } = await this.locks.lockAnd(transaction, caller, id, ahead);
      const fork = locked.has(id) ? undefined : await this.forks.byId(caller.tenantId, id, transaction);
      const of = fork?.contactId ?? id;
      const contact = this.lockedContact(
        survivor(fork ? await this.locks.lock(transaction, caller, [of]) : locked, of),
      );
      const scope = fork ? await this.lockedFork(transaction, caller, fork.id, contact) : contact;
      const result = await work(transaction, scope, scope.id === id && !fork ? known : undefined);
      // The stored answer of a fork is deleted with it.
      return { result, contactId: scope.id, pool: contact.pool };
    };
    return writeOnce(this.graph, this.clock, caller, write, id);
  }

  /**
   * A write that must leave no copy of what it removes from a contact; refused while a fork may hold one.
   * @throws DomainError CONFLICT that names the forks.
   */
  runUnforked<T>(
    caller: Caller,
    contactId: string,
    work: (transaction: Queries, contact: LockedContact) => Promise<T>,
  ): Promise<T> {
    return this.run(caller, contactId, async (transaction, contact) => {
      const forks = await this.forks.holding(contact.pool, transaction);
      if (forks.length > 0)
        throw new DomainError('CONFLICT', `Forks may hold it too: merge or drop ${forks.join(', ')} first.`);
      return work(transaction, contact);
    });
  }

  /**
   * A write about the named contact itself, not the survivor; refused while it is merged.
   * @throws DomainError CONFLICT that names the merge and the contact to use instead.
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
   * A write about two contacts at once, each itself even if merged. Its system time is later than the last of both.
   * @throws DomainError NOT_FOUND if the tenant lacks one of them.
   */
  runOnBoth<T>(
    caller: Caller,
    [one, other]: readonly [string, string],
    work: (transaction: Queries, contacts: readonly [LockedContact, LockedContact]) => Promise<T>,
  ): Promise<T> {
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const locked = await this.locks.lock(transaction, caller, [one, other]);
      await this.assertContacts(transaction, caller, locked, [one, other]);
      const both = [found(locked, one), found(locked, other)] as const;
      const last = both[0].lastWriteAt > both[1].lastWriteAt ? both[0].lastWriteAt : both[1].lastWriteAt;
      const now = nextSystemTime(this.clock.now(), last);
      const result = await work(transaction, [
        { now, ...both[0], attributes: this.tableOf(both[0]) },
        { now, ...both[1], attributes: this.tableOf(both[1]) },
      ]);
      for (const { id } of both) await this.contacts.touch(transaction, id, now);
      return { result, contactId: one, pool: both.flatMap(({ pool }) => pool) };
    });
  }

  /**
   * A write that removes something of a contact everywhere, also from contacts that hold copies of it. Its answer is
   * not stored.
   * @param work `holders` are the ids of those others, locked as well.
   * @throws DomainError NOT_FOUND, or CONFLICT if the contact is merged into another.
   */
  runWithHolders<T>(
    { tenantId }: Caller,
    contactId: string,
    work: (transaction: Queries, contact: LockedContact, holders: readonly string[]) => Promise<T>,
  ): Promise<T> {
    return this.graph.write(async (transaction) => {
      const looked = await this.contacts.holders(transaction, tenantId, contactId);
      const locked = await this.locks.lock(transaction, { tenantId }, [contactId, ...looked]);
      await this.assertContacts(transaction, { tenantId }, locked, [contactId]);
      const contact = survivor(locked, contactId);
      if (contact.id !== contactId) throw mergedAway(contactId, contact.id);
      const holders = await this.contacts.holders(transaction, tenantId, contactId);
      if (!holders.every((id) => locked.has(id))) throw new Outdated('The contact was merged meanwhile.');
      return work(transaction, this.lockedContact(contact), holders);
    });
  }

  /** @throws DomainError NOT_FOUND, which says so if the id is of a fork. */
  private async assertContacts(
    transaction: Queries,
    { tenantId }: Caller,
    locked: Locked,
    ids: readonly string[],
  ): Promise<void> {
    for (const id of ids) if (!locked.has(id)) throw await noContact(this.forks, tenantId, id, transaction);
  }

  private lockedContact(row: ContactLockedRow): LockedContact {
    return { now: nextSystemTime(this.clock.now(), row.lastWriteAt), ...row, attributes: this.tableOf(row) };
  }

  /** A fork under the lock of its contact. */
  private async lockedFork(
    transaction: Queries,
    { tenantId }: Caller,
    id: string,
    contact: LockedContact,
  ): Promise<LockedContact> {
    const fork = (await this.forks.byId(tenantId, id, transaction)) as ForkRow;
    assertOpen(fork);
    const { contactId, knownAt, lastWriteAt, statements } = fork;
    const seen = await this.contacts.head(tenantId, contactId, knownAt, transaction);
    if (!seen) throw notFound('contact', contactId);
    const { id: seenId, versions, textLabels, name } = seen;
    const hidden = new Set(await this.forks.hidden(id, lastWriteAt, transaction));
    return {
      ...contact,
      ...{ id, name, lastWriteAt, now: nextSystemTime(this.clock.now(), lastWriteAt) },
      ...{ versions: versions + fork.versions, pool: [id], mergedInto: null },
      base: { contactId: seenId, knownAt, hidden, versions, textLabels, statements, met: new Map() },
    };
  }

  private tableOf({ ownAttributes }: ContactLockedRow): AttributeTable {
    if (ownAttributes === null) return this.attributes;
    return attributeTable(this.config.ATTRIBUTES, JSON.parse(ownAttributes) as OwnAttribute[]);
  }

  /** Advances the contact's system time, for a write that does not run memory/apply. */
  async touch(transaction: Queries, { id, now }: LockedContact): Promise<void> {
    await this.contacts.touch(transaction, id, now);
  }
}

/** @returns the error for what cannot be done to a merged contact. */
export function mergedAway(contactId: string, into: string): DomainError {
  return new DomainError(
    'CONFLICT',
    `The contact ${contactId} is merged into ${into}: name that one, or undo the merge first.`,
  );
}
