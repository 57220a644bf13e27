import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { type CallerWithHead, ContactsService } from '#contacts/contacts.service.js';
import { ScopesService } from '#contacts/scopes.service.js';
import { findContacts } from '#contract/contacts.js';
import { id } from '#contract/fields.js';
import type { InputOf, Operation } from '#contract/operation.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError } from '#domain/service/errors.js';
import { checked } from '#contract/checked.js';
import type { Arguments } from './tool.js';

/** The two ways in which a model can name a contact. */
export const contactNames = {
  contactId: id.optional().describe('The contact, by the id that an earlier answer gave.'),
  identifier: findContacts.input.shape.identifier.describe(
    'The contact, by how they are known on a channel, in the place of contactId: phone:+911234567890, email:asha@example.com.',
  ),
};

/** The checked names in a call. */
export interface ContactNames {
  readonly contactId?: string | undefined;
  readonly identifier?: string | undefined;
}

/**
 * @param said an id, or an identifier: phone:+911234567890.
 * @throws DomainError INVALID for anything else.
 */
export function nameOf(said: string): ContactNames {
  if (id.safeParse(said).success) return { contactId: said };
  return checked(z.strictObject({ identifier: contactNames.identifier }), { identifier: said });
}

/**
 * @param settled fields that the tool itself sets, or leaves at their defaults.
 * @returns the operation's input, in which the contact may be named either way.
 */
export function aboutContact({ input }: Operation, ...settled: readonly string[]): z.ZodObject {
  const left = Object.entries(input.shape).filter(([name]) => name !== 'contactId' && !settled.includes(name));
  return z
    .strictObject({ ...contactNames, ...Object.fromEntries(left) })
    .refine(({ contactId, identifier }) => contactId !== undefined || identifier !== undefined, {
      path: ['contactId'],
      message: 'name the contact, by contactId or by identifier',
    })
    .refine(({ contactId, identifier }) => contactId === undefined || identifier === undefined, {
      path: ['contactId'],
      message: 'name the contact by contactId or by identifier, not both',
    });
}

/** The most contacts of a shared identifier that are listed. */
const MOST_LISTED = 10;

/** Finds the contact of a call. */
@Injectable()
export class NamedContact {
  constructor(
    private readonly contacts: ContactsService,
    private readonly scopes: ScopesService,
  ) {}

  /**
   * @param settled the fields that the tool itself sets.
   * @returns the operation's checked input with the contact's id, and the caller with the contact's head.
   * @throws DomainError INVALID for faulty arguments, NOT_FOUND, or CONFLICT for an identifier that several share.
   */
  async input<O extends Operation>(
    operation: O,
    caller: Caller,
    args: Arguments,
    settled: Arguments = {},
  ): Promise<{ input: InputOf<O>; about: CallerWithHead }> {
    const names = checked(aboutContact(operation, ...Object.keys(settled)), args) as ContactNames;
    const contactId = await this.id(caller, names);
    const { identifier: _, ...own } = args;
    return {
      input: checked(operation.input, { ...own, ...settled, contactId }) as InputOf<O>,
      about: await this.scopes.withHead(caller, contactId),
    };
  }

  /** @throws DomainError NOT_FOUND, or CONFLICT for an identifier that several share. */
  async id(caller: Caller, { contactId, identifier }: ContactNames): Promise<string> {
    if (contactId !== undefined) return contactId;
    const [only, ...others] = await this.contacts.ids(caller, String(identifier), 2);
    if (only === undefined)
      throw new DomainError('NOT_FOUND', `No contact is known by ${identifier}. upsert_contact makes one.`);
    if (others.length === 0) return only;
    const { contacts, nextCursor } = await this.contacts.find(caller, { identifier, limit: MOST_LISTED });
    const listed = contacts.map(({ id, name }) => `${id} (${name ?? 'no name known'})`).join(', ');
    const more = nextCursor === null ? '' : ', and others';
    const message = `is shared by several contacts; ask who it is, then name one by contactId: ${listed}${more}`;
    throw new DomainError('CONFLICT', `identifier: ${message}`, [{ path: 'identifier', message }]);
  }

  /**
   * @returns whether two ids mean the same contact, as they do after a merge.
   * @throws DomainError NOT_FOUND if the tenant has no such contact.
   */
  async isSame(caller: Caller, one: string, other: string): Promise<boolean> {
    if (one === other) return true;
    const [first, second] = await Promise.all([one, other].map((id) => this.contacts.head(caller, id, {})));
    return first?.id === second?.id;
  }

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async zone(caller: Caller, contactId: string): Promise<string | null> {
    return (await this.contacts.head(caller, contactId, {})).timezone;
  }
}
