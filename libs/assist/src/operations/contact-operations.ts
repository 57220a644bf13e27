import { ContactsService } from '#contacts/contacts.service.js';
import { NewContactsService } from '#contacts/new-contacts.service.js';
import {
  createContact,
  createContacts,
  findContacts,
  getContact,
  mergeContacts,
  undoMerge,
  updateContact,
  upsertContact,
} from '#contract/contacts.js';
import { MergeService } from '#contact-merges/merge.service.js';
import { type AnyServed, served } from '../tools/served.js';

/** Operations of a platform on contacts. Erasing has no tool: no model can destroy everything known about somebody. */
export const contactOperations: readonly AnyServed[] = [
  served({
    operation: findContacts,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.find(caller, input),
    field: 'contacts',
    tool: {
      name: 'find_contacts',
      about:
        'With identifier (phone:+911234567890, email:asha@example.com) who is known by it, which can be several, since numbers are shared; with query (asha) whose name or identifiers have the words; without either all contacts, oldest first. Use it to find out who is calling before you create a contact.',
      back: 'contacts; earlier, who was known by the identifier once and is no longer; nextCursor to go on.',
    },
  }),
  served({
    operation: getContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.get(caller, input),
    field: 'contact',
    tool: {
      name: 'get_contact',
      about: 'Who they are, not what is remembered of them: for that call get_context.',
      back: 'the contact with name, timezone, identifiers and attributes.',
    },
  }),
  served({
    operation: createContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.create(caller, input),
    effect: 'adds',
    tool: {
      name: 'create_contact',
      about:
        'Use it when find_contacts finds nobody. State the timezone if it is known: words of time are read in it. Every call makes another contact.',
      back: 'the contact; its id serves the other tools.',
    },
  }),
  served({
    operation: createContacts,
    service: NewContactsService,
    run: (contacts, caller, input) => contacts.createAll(caller, input),
    effect: 'adds',
  }),
  served({
    operation: upsertContact,
    service: NewContactsService,
    run: (contacts, caller, input) => contacts.upsert(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'upsert_contact',
      about:
        'Use it at the start of a call from a number or address: whoever is known by it is found, and changed only where you state something new; else somebody is created. Where several share it, the error names them.',
      back: 'contact; created, whether it is new.',
    },
  }),
  served({
    operation: updateContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.update(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: { name: 'update_contact', back: 'the contact as it is now.' },
  }),
  served({
    operation: mergeContacts,
    service: MergeService,
    run: (merges, caller, input) => merges.merge(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: {
      name: 'merge_contacts',
      back: 'mergeId, which undo_merge takes; copied, how many memories the contact that stays was given; superseded, which of its own a later value took the place of.',
    },
  }),
  served({
    operation: undoMerge,
    service: MergeService,
    run: (merges, caller, input) => merges.undo(caller, input),
    effect: 'changes',
    repeatable: true,
    tool: { name: 'undo_merge', back: 'the merge with undoneAt.' },
  }),
];
