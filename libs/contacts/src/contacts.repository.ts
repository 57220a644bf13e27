import { Injectable } from '@nestjs/common';
import { spellingsOf } from '#domain/attributes.js';
import type { StatedRanking } from '#domain/blend.js';
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

/** A place in a list of contacts. */
export interface ContactPage {
  readonly after: string;
  readonly limit: number;
}

/** Where a read of contacts is placed on both clocks; `null` for the present: `now`, or a contact's last write if that is later. */
export interface ContactsAsOf {
  readonly validAt: Date | null;
  readonly knownAt: Date | null;
  readonly now: Date;
}

/** The head of a contact as it is in the graph. */
export type HeadRow = Omit<ContactHeadRow, 'named' | 'ranking'> & { readonly ranking: StatedRanking | null };

/** Under which memories keep what somebody is called. */
const NAMES = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'legal_name',
  'birth_name',
  'preferred_name',
  'nickname',
].flatMap(spellingsOf);

/** Contacts in the graph. */
@Injectable()
export class ContactsRepository {
  constructor(private readonly graph: Graph) {}

  /** @throws DomainError INVALID for a faulty period of an identifier. */
  async create(
    transaction: Queries,
    { tenantId, id, batchId, now }: Pick<ContactCreateParams, 'tenantId' | 'id' | 'batchId' | 'now'>,
    profile: ProfileInput,
  ): Promise<void> {
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
  }

  /** @param knownAt decides whether the contact had been merged into another, who answers then; default: the present. */
  async head(
    tenantId: string,
    contactId: string,
    knownAt: Date | null = null,
    queries: Queries = this.graph,
  ): Promise<HeadRow | undefined> {
    return (await this.heads(tenantId, [contactId], knownAt, queries)).get(contactId);
  }

  /** The same of many, by the ids that were named. */
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
   * Takes the write locks of contacts, and of everybody they are one person with, until the transaction ends.
   * @returns the ids that are locked; whom each is merged into has still to be looked up, by {@link locked}.
   */
  async lock(transaction: Queries, tenantId: string, contactIds: readonly string[]): Promise<string[]> {
    const rows = await transaction.all(contactLock, { tenantId, contactIds });
    return rows.map(({ id }) => id);
  }

  /** @returns those of the contacts that exist, as they are now. */
  locked(transaction: Queries, tenantId: string, contactIds: readonly string[]): Promise<ContactLockedRow[]> {
    return transaction.all(contactLocked, { tenantId, contactIds });
  }

  /** Who may hold copies of what the contact, or one merged into it, knew: the ids. */
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
      // A name that was only said stays what was said, and goes with it.
      isNamed: profile.name !== undefined,
      name: profile.name ?? null,
      timezone: profile.timezone === undefined ? before.timezone : profile.timezone,
      language: profile.language === undefined ? before.language : profile.language,
      attributes: JSON.stringify(mergedAttributes(before.attributes, profile.attributes)),
      now,
    });
  }

  /** Until the transaction ends, nobody else creates a contact of the tenant who looks for one behind this lock. */
  async lockTenant(transaction: Queries, tenantId: string): Promise<void> {
    await transaction.all(contactLockTenant, { tenantId });
  }

  /** @returns the ids of the contacts whose name or identifiers have the words now. */
  async matching(tenantId: string, search: ContactSearch, now: Date, page: ContactPage): Promise<string[]> {
    return (await this.graph.all(contactSearch, { tenantId, ...search, now, ...page })).map(({ id }) => id);
  }

  async ids(tenantId: string, knownAt: Date | null, page: ContactPage): Promise<string[]> {
    return (await this.graph.all(contactList, { tenantId, knownAt, ...page })).map(({ id }) => id);
  }
}

/** @returns an identifier as the writing queries take it. */
export function opening({ kind, value, folded, period }: NewIdentifier): ContactCreateParams['identifiers'][number] {
  return { kind, value, folded, validFrom: period.from, validTo: period.to };
}

/** The fields in the order of the documentation; what was recorded after `knownAt` is left out. */
function contactOf(row: ContactAsOfRow, knownAt: Date | null): Contact {
  const { id, name, timezone, language, createdAt, validFrom, recordedAt, supersededAt } = row;
  // Two contacts that were merged may have shared a number.
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
