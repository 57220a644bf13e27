import { Injectable } from '@nestjs/common';
import type { StatedRanking } from '#domain/recall/blend.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { type DomainError, invalid } from '#domain/service/errors.js';
import { type ReadTimes, timesOfRead } from '#domain/recall/read-times.js';
import { fromCursor, keepEnds, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { writeOnce } from '#graph/once.js';
import { TenantSettingsService } from '#settings/tenant-settings.service.js';
import { contactSearch } from './contact-search.js';
import { ContactWrites } from './contact-writes.js';
import { type Contact, type EarlierOwner, type ProfileInput } from './contact.type.js';
import { type ContactsAsOf, ContactsRepository, type HeadRow } from './contacts.repository.js';
import { type Erasure, ErasuresService } from './erasures.service.js';
import { ForksRepository } from './forks.repository.js';
import { IdentifiersRepository } from './identifiers.repository.js';
import { noContact } from './no-contact.js';
import { ANYWHERE, type Locality, type StatedAsOf, StatedTimes } from '#times/stated-times.js';

/** What a read of a contact's memory needs first. */
export interface ContactHead extends ReadTimes, Locality {
  /** The id by which the caller named it. */
  readonly named: string;
  /** The contact whose memories are read; not the named id if that contact had been merged by then. */
  readonly id: string;
  readonly name: string | null;
  /** The names of the contact and those merged into it, in their profiles and memories. */
  readonly names: readonly string[];
  /** BCP 47; `null`: detected in each text. */
  readonly language: string | null;
  /** The labels of the languages other than English in which it has texts. */
  readonly textLabels: readonly string[];
  /** The tenant's ranking for recall; `null` if it set none. */
  readonly ranking: StatedRanking | null;
  /** The number of its memories, including superseded ones. */
  readonly versions: number;
  readonly turns: number;
  /** The contact and those merged into it, whose sessions and turns are read. */
  readonly pool: readonly string[];
}

/** A caller for whose request the head of a contact was already read: as of now, or as of `knownAt`. */
export interface CallerWithHead extends Caller {
  readonly read: { readonly contactId: string; readonly knownAt?: Date | undefined; readonly head: HeadRow };
}

/** Creates, resolves, changes and erases contacts. */
@Injectable()
export class ContactsService {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    private readonly contacts: ContactsRepository,
    private readonly identifiers: IdentifiersRepository,
    private readonly forks: ForksRepository,
    private readonly writes: ContactWrites,
    private readonly erasures: ErasuresService,
    private readonly times: StatedTimes,
    private readonly settings: TenantSettingsService,
  ) {}

  create(caller: Caller, profile: ProfileInput): Promise<Contact> {
    return writeOnce(this.graph, this.clock, caller, async (transaction) => {
      const [id, now] = [newId(), this.clock.now()];
      const { tenantId } = caller;
      const result = await this.contacts.create(transaction, { tenantId, id, batchId: null, now }, profile);
      return { result, contactId: id, pool: [id] };
    });
  }

  /** @throws DomainError NOT_FOUND also for a contact that was not yet known at `knownAt`. */
  async get(caller: Caller, { contactId, ...stated }: StatedAsOf & { contactId: string }): Promise<Contact> {
    const locality = await this.localityFor(caller, contactId, stated);
    const [contact] = await this.contacts.asOf(caller.tenantId, [contactId], this.at(stated, locality));
    if (!contact) throw await this.unknown(caller, contactId);
    return contact;
  }

  /**
   * The contacts with an identifier, those whose name or identifiers contain some words, or all contacts, oldest first;
   * also earlier owners of the identifier.
   */
  async find(
    { tenantId }: Caller,
    {
      identifier,
      query,
      limit,
      cursor,
      ...stated
    }: StatedAsOf & {
      identifier?: string | undefined;
      query?: string | undefined;
      limit: number;
      cursor?: string | undefined;
    },
  ): Promise<{ contacts: Contact[]; earlier: EarlierOwner[]; moreEarlier: boolean; nextCursor: string | null }> {
    const list = listMark('findContacts', '', { identifier, query });
    const after = fromCursor(cursor, list, readPlace)?.after ?? '';
    const at = this.at(stated, areWords(stated) ? await this.settings.get({ tenantId }) : ANYWHERE);
    const page = { after, limit: limit + 1 };
    if (query !== undefined) assertAlone({ identifier, ...stated });
    const ids =
      query !== undefined
        ? await this.contacts.matching(tenantId, contactSearch(query), at.now, page)
        : identifier
          ? await this.identifiers.ids(tenantId, identifier, at, page)
          : await this.contacts.ids(tenantId, at.knownAt, page);
    const shown = ids.slice(0, limit);
    const contacts = await this.contacts.asOf(tenantId, shown, at);
    keepEnds(contacts, ({ id }) => ({ after: id }), list);
    return {
      contacts,
      ...(identifier
        ? await this.identifiers.earlierOwners(tenantId, identifier, at)
        : { earlier: [], moreEarlier: false }),
      // From the ids, so that a contact erased meanwhile does not end the list.
      nextCursor: nextCursor(shown, ids.length > limit, (after) => ({ after }), list),
    };
  }

  /** The previous state stays readable with `knownAt` and `validAt`. */
  update(caller: Caller, { contactId, ...profile }: ProfileInput & { contactId: string }): Promise<Contact> {
    return this.writes.run(caller, contactId, async (transaction, contact) => {
      const at = { validAt: null, knownAt: null, now: contact.now };
      const read = (): Promise<Contact[]> => this.contacts.asOf(caller.tenantId, [contact.id], at, transaction);
      const [before] = await read();
      await this.contacts.revise(transaction, before as Contact, profile, contact.now);
      if (profile.identifiers) {
        const place = { contactId: contact.id, now: contact.now };
        await this.identifiers.replace(transaction, caller.tenantId, profile.identifiers, place);
      }
      await this.writes.touch(transaction, contact);
      return (await read())[0] as Contact;
    });
  }

  /** Erases the contact for good, see {@link ErasuresService.erase}. */
  erase(caller: Caller, contactId: string): Promise<Erasure> {
    return this.erasures.erase(caller, contactId);
  }

  /** @returns the ids of the contacts that have an identifier now, oldest first. */
  ids({ tenantId }: Caller, identifier: string, limit: number): Promise<string[]> {
    return this.identifiers.ids(tenantId, identifier, this.at({}, ANYWHERE), { after: '', limit });
  }

  /**
   * Reads the head of a request's contact once for everything that serves the request.
   * @throws DomainError NOT_FOUND if the tenant has no such contact.
   */
  async withHead(caller: Caller, contactId: string): Promise<CallerWithHead> {
    const about = (await this.withHeads(caller, [contactId])).get(contactId);
    if (!about) throw await this.unknown(caller, contactId);
    return about;
  }

  /**
   * The same for many contacts, by one query.
   * @returns the caller for each contact, by contact id; none for a contact that the tenant does not have.
   */
  async withHeads(caller: Caller, contactIds: readonly string[], knownAt?: Date): Promise<Map<string, CallerWithHead>> {
    const heads = await this.contacts.heads(caller.tenantId, contactIds, knownAt ?? null);
    return new Map(
      [...heads].map(([contactId, head]) => [contactId, { ...caller, read: { contactId, knownAt, head } }]),
    );
  }

  /**
   * The times of a read of the contact's memory, on both clocks.
   * @param caller if it comes from {@link withHead}, the database is read only for other times.
   * @throws DomainError NOT_FOUND if the tenant has no such contact.
   */
  async head(caller: Caller, contactId: string, stated: StatedAsOf): Promise<ContactHead> {
    const head = await this.headIfAny(caller, contactId, stated);
    if (!head) throw await this.unknown(caller, contactId);
    return head;
  }

  /** The same, or `undefined` if the tenant has no such contact. */
  async headIfAny(caller: Caller, contactId: string, stated: StatedAsOf): Promise<ContactHead | undefined> {
    const { tenantId, read } = caller as Caller & Partial<CallerWithHead>;
    if (read?.contactId === contactId && isSame(read.knownAt, stated.knownAt))
      return this.placed(contactId, read.head, stated.validAt, read.knownAt);
    // Words are read in a contact's time zone, and only then is it known which contact answers at that time.
    const local = typeof stated.knownAt === 'string' ? await this.contacts.head(tenantId, contactId) : undefined;
    const knownAt = this.times.place({ knownAt: stated.knownAt }, local ?? ANYWHERE).knownAt;
    const head = await this.contacts.head(tenantId, contactId, knownAt);
    return head && this.placed(contactId, head, stated.validAt, knownAt);
  }

  /** @returns the error for an id that is of no contact of the tenant. */
  unknown({ tenantId }: Caller, contactId: string): Promise<DomainError> {
    return noContact(this.forks, tenantId, contactId);
  }

  private placed(named: string, head: HeadRow, validAt: StatedAsOf['validAt'], knownAt: Date | undefined): ContactHead {
    const placed = { ...this.times.place({ validAt }, head), knownAt };
    return { ...head, named, ...timesOfRead(placed, head.lastWriteAt, this.clock.now()) };
  }

  /** Words are read in the contact's time zone; for instants the contact need not be read. */
  private async localityFor({ tenantId }: Caller, contactId: string, stated: StatedAsOf): Promise<Locality> {
    return (areWords(stated) && (await this.contacts.head(tenantId, contactId))) || ANYWHERE;
  }

  private at(stated: StatedAsOf, locality: Locality): ContactsAsOf {
    const { validAt = null, knownAt = null } = this.times.place(stated, locality);
    return { validAt, knownAt, now: this.clock.now() };
  }
}

const readPlace = placeReader({ after: text });

/** Whether reading them needs a time zone. */
function areWords({ validAt, knownAt }: StatedAsOf): boolean {
  return typeof validAt === 'string' || typeof knownAt === 'string';
}

/** Whether what was read is as of the requested time. Words would have to be read first. */
function isSame(read: Date | undefined, stated: StatedAsOf['knownAt']): boolean {
  return stated instanceof Date ? stated.getTime() === read?.getTime() : stated === read;
}

/** Names and identifiers are searched only as they are now. */
function assertAlone({ identifier, validAt, knownAt }: StatedAsOf & { identifier: string | undefined }): void {
  if (identifier !== undefined) throw invalid('query', 'cannot be asked together with identifier');
  if (validAt !== undefined || knownAt !== undefined)
    throw invalid('query', 'is of the present: leave out validAt and knownAt');
}
