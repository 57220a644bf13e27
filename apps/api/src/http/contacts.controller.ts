import { Controller } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Contact, EarlierOwner } from '#contacts/contact.type.js';
import { NewContactsService, type Upserted } from '#contacts/new-contacts.service.js';
import type { Erasure } from '#contacts/erasures.service.js';
import {
  createContact,
  createContacts,
  eraseContact,
  findContacts,
  getContact,
  updateContact,
  upsertContact,
} from '#contract/contacts.js';
import type { InputOf } from '#contract/operation.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../requests/caller.decorator.js';
import { Input, Route } from './operation.decorator.js';

@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly added: NewContactsService,
  ) {}

  @Route(createContact)
  create(@From() caller: Caller, @Input(createContact) input: InputOf<typeof createContact>): Promise<Contact> {
    return this.contacts.create(caller, input);
  }

  @Route(createContacts)
  createAll(
    @From() caller: Caller,
    @Input(createContacts) input: InputOf<typeof createContacts>,
  ): Promise<{ contacts: Contact[] }> {
    return this.added.createAll(caller, input);
  }

  @Route(upsertContact)
  upsert(@From() caller: Caller, @Input(upsertContact) input: InputOf<typeof upsertContact>): Promise<Upserted> {
    return this.added.upsert(caller, input);
  }

  @Route(findContacts)
  find(
    @From() caller: Caller,
    @Input(findContacts) input: InputOf<typeof findContacts>,
  ): Promise<{ contacts: Contact[]; earlier: EarlierOwner[]; nextCursor: string | null }> {
    return this.contacts.find(caller, input);
  }

  @Route(getContact)
  get(@From() caller: Caller, @Input(getContact) input: InputOf<typeof getContact>): Promise<Contact> {
    return this.contacts.get(caller, input);
  }

  @Route(updateContact)
  update(@From() caller: Caller, @Input(updateContact) input: InputOf<typeof updateContact>): Promise<Contact> {
    return this.contacts.update(caller, input);
  }

  @Route(eraseContact)
  erase(@From() caller: Caller, @Input(eraseContact) { contactId }: InputOf<typeof eraseContact>): Promise<Erasure> {
    return this.contacts.erase(caller, contactId);
  }
}
