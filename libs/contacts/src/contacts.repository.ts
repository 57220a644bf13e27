import { Injectable } from '@nestjs/common';
import { attributeSpellings } from '#domain/attributes/attributes.js';
import type { StatedRanking } from '#domain/recall/blend.js';
import {
  contactAsOf,
  type ContactAsOfRow,
  contactCreate,
  type ContactCreateParams,
  contactHead,
  type ContactHeadRow,
  contactHolders,
  contactList,
  contactLock,
  contactLockTenant,
  contactLocked,
  type ContactLockedRow,
  contactRevise,
  contactSearch,
  contactTouch,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { ContactSearch } from './contact-search.js';
import type { Contact, ProfileInput } from './contact.type.js';
import { identifierChanges, type NewIdentifier } from './identifier-periods.js';
import { mergedAttributes } from './merged-attributes.js';

/** A position in a list of contacts. */
export interface ContactPage {
  readonly after: string;
  readonly limit: number;
}

/**
 * The point on both clocks of a read of contacts; `null` for the present: `now`, or a contact's last write if that is
 * later.
 */
export interface ContactsAsOf {
  readonly validAt: Date | null;
  readonly knownAt: Date | null;
  readonly now: Date;
}

/** The head of a contact as stored in the graph. */
export type HeadRow = Omit<ContactHeadRow, 'named' | 'ranking'> & { readonly ranking: StatedRanking | null };

/** The attributes of memories with somebody's names. */
const NAMES = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'legal_name',
  'birth_name',
  'preferred_name',
  'nickname',
].flatMap(attributeSpellings);

/** Contacts in the graph. */
@Injectable()
export class ContactsRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns the new contact. @throws DomainError INVALID for a faulty period of an identifier. */
  async create(
    transaction: Queries,
    { tenantId, id, batchId, now }: Pick<ContactCreateParams, 'tenantId' | 'id' | 'batchId' | 'now'>,
    profile: ProfileInput,
  ): Promise<Contact> {
    const { opens: identifiers } = identifierChanges([], profile.identifiers ?? [], { contactId: id, now });
    await transaction.all(contactCreate, {
      tenantId,
      id,
      name: profile.name ?? null,
      timezone: profile.timezone ?? null,
      language: profile.language ?? null,
      attributes: JSON.stringify(mergedAttributes({}, profile.attributes)),
      identifiers: identifiers.map(opening),
      now,
      batchId,
    });
    const [created] = await this.asOf(tenantId, [id], { validAt: null, knownAt: null, now }, transaction);
    return created as Contact;
  }

  /**
   * @param knownAt decides whether the contact had already been merged into another, which then answers; default: the
   * present.
   */
  async head(
    tenantId: string,
    contactId: string,
    knownAt: Date | null = null,
    queries: Queries = this.graph,
  ): Promise<HeadRow | undefined> {
    return (await this.heads(tenantId, [contactId], knownAt, queries)).get(contactId);
  }

  /** The same for many contacts, by their named ids. */
  async heads(
    tenantId: string,
    contactIds: readonly string[],
    knownAt: Date | null,
    queries: Queries = this.graph,
  ): Promise<Map<string, HeadRow>> {
    const rows = await queries.all(contactHead, { tenantId, contactIds, knownAt, nameAttributes: NAMES });
    return new Map(
      rows.map(({ named, ranking, ...head }) => [
        named,
        { ...head, ranking: ranking === null ? null : (JSON.parse(ranking) as StatedRanking) },
      ]),
    );
  }

  /**
   * Takes the write locks of contacts, and of all contacts merged with them, until the transaction ends.
   * @returns the locked ids. What each is merged into still has to be read with {@link locked}.
   */
  async lock(transaction: Queries, tenantId: string, contactIds: readonly string[]): Promise<string[]> {
    const rows = await transaction.all(contactLock, { tenantId, contactIds });
    return rows.map(({ id }) => id);
  }

  /** @returns the existing ones of the contacts, as they are now. */
  locked(transaction: Queries, tenantId: string, contactIds: readonly string[]): Promise<ContactLockedRow[]> {
    return transaction.all(contactLocked, { tenantId, contactIds });
  }

  /** The ids of the contacts that may hold copies of what the contact, or one merged into it, knew. */
  async holders(queries: Queries, tenantId: string, contactId: string): Promise<string[]> {
    return (await queries.all(contactHolders, { tenantId, contactId })).map(({ id }) => id);
  }

  async touch(transaction: Queries, contactId: string, now: Date): Promise<void> {
    await transaction.all(contactTouch, { contactId, now });
  }

  async asOf(
    tenantId: string,
    contactIds: readonly string[],
    at: ContactsAsOf,
    queries: Queries = this.graph,
  ): Promise<Contact[]> {
    const rows = await queries.all(contactAsOf, { tenantId, contactIds, ...at });
    return rows.map((row) => contactOf(row, at.knownAt));
  }

  /** @throws DomainError INVALID for more attributes than a contact can have. */
  async revise(transaction: Queries, before: Contact, profile: ProfileInput, now: Date): Promise<void> {
    await transaction.all(contactRevise, {
      contactId: before.id,
      // A name that was only said in conversation stays such, and is forgotten with its memory.
      isNamed: profile.name !== undefined,
      name: profile.name ?? null,
      timezone: profile.timezone === undefined ? before.timezone : profile.timezone,
      language: profile.language === undefined ? before.language : profile.language,
      attributes: JSON.stringify(mergedAttributes(before.attributes, profile.attributes)),
      now,
    });
  }

  /** Until the transaction ends, nobody else who searches under this lock can create a contact of the tenant. */
  async lockTenant(transaction: Queries, tenantId: string): Promise<void> {
    await transaction.all(contactLockTenant, { tenantId });
  }

  /** @returns the ids of the contacts whose current name or identifiers match. */
  async matching(tenantId: string, search: ContactSearch, now: Date, page: ContactPage): Promise<string[]> {
    return (await this.graph.all(contactSearch, { tenantId, ...search, now, ...page })).map(({ id }) => id);
  }

  async ids(tenantId: string, knownAt: Date | null, page: ContactPage): Promise<string[]> {
    return (await this.graph.all(contactList, { tenantId, knownAt, ...page })).map(({ id }) => id);
  }
}

/** @returns an identifier in the form of the write queries. */
export function opening({ kind, value, folded, period }: NewIdentifier): ContactCreateParams['identifiers'][number] {
  return { kind, value, folded, validFrom: period.from, validTo: period.to };
}

/** The fields in the order of the documentation, without what was recorded after `knownAt`. */
function contactOf(row: ContactAsOfRow, knownAt: Date | null): Contact {
  const { id, name, timezone, language, createdAt, validFrom, recordedAt, supersededAt } = row;
  // Two merged contacts may have had the same number.
  const distinct = new Map(
    row.identifiers.toReversed().map((identifier) => [`${identifier.kind}:${identifier.folded}`, identifier]),
  );
  const identifiers = [...distinct.values()]
    .toReversed()
    .map(({ kind, value, validFrom, validTo }) => ({ kind, value, validFrom, validTo }));
  return {
    id,
    name,
    timezone,
    language,
    identifiers,
    attributes: JSON.parse(row.attributes) as Contact['attributes'],
    createdAt,
    validFrom,
    recordedAt,
    supersededAt: knownAt && supersededAt && supersededAt > knownAt ? null : supersededAt,
  };
}
