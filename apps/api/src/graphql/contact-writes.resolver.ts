import { Resolver } from '@nestjs/graphql';
import type { Contact } from '#contacts/contact.type.js';
import type { Erasure } from '#contacts/erasures.service.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { createContact, eraseContact, updateContact } from '#contract/contacts.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { Asker } from './asker.decorator.js';
import { named } from './named-id.js';
import { Asked, Write } from './operation.decorators.js';

@Resolver()
export class ContactWritesResolver {
  constructor(private readonly contacts: ContactsService) {}

  @Write(createContact)
  createContact(@Asker() caller: Caller, @Asked(createContact) input: InputOf<typeof createContact>): Promise<Contact> {
    return this.contacts.create(caller, input);
  }

  @Write(updateContact)
  async updateContact(
    @Asker() caller: Caller,
    @Asked(updateContact) input: InputOf<typeof updateContact>,
  ): Promise<Contact> {
    return named(await this.contacts.update(caller, input), input.contactId);
  }

  @Write(eraseContact)
  eraseContact(
    @Asker() caller: Caller,
    @Asked(eraseContact) { contactId }: InputOf<typeof eraseContact>,
  ): Promise<Erasure> {
    return this.contacts.erase(caller, contactId);
  }
}
