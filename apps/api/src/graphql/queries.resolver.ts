import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Contact as ContactOf } from '#contacts/contact.type.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { checked } from '#contract/checked.js';
import { Contact, findContacts } from '#contract/contacts.js';
import type { Caller } from '#domain/service/caller.js';
import { AuditLog } from '#keys/audit-log.js';
import { DomainError } from '#domain/service/errors.js';
import { GraphqlCaller } from './context.decorators.js';
import { outputType } from './types-of-schemas.js';

const CONTACT = outputType(Contact);

/** Query fields that are not operations of the contract; entry points into the graph. */
@Resolver()
export class QueriesResolver {
  constructor(
    private readonly contacts: ContactsService,
    private readonly audit: AuditLog,
  ) {}

  @Query(() => CONTACT, {
    nullable: true,
    description:
      'The one contact who is known by an identifier now; null for nobody, and CONFLICT where several share it: `contacts` lists them.',
  })
  async contactByIdentifier(
    @Args('kind', { type: () => String, description: 'Such as phone or email.' }) kind: string,
    @Args('value', { type: () => String, description: 'Such as +911234567890.' }) value: string,
    @GraphqlCaller() caller: Caller,
  ): Promise<ContactOf | null> {
    const input = checked(findContacts.input, { identifier: `${kind}:${value}`, limit: 2 });
    const { contacts } = await this.contacts.find(caller, input);
    const [contact = null] = contacts;
    if (contact) await this.audit.record(caller, 'graphql', findContacts, { contactId: contact.id }, null);
    if (contacts.length < 2) return contact;
    throw new DomainError('CONFLICT', `Several contacts share ${kind}:${value}; ask for \`contacts\`, and choose.`);
  }
}
