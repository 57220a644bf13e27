import { ContactsService } from '#contacts/contacts.service.js';
import {
  createContact,
  findContacts,
  getContact,
  mergeContacts,
  undoMerge,
  updateContact,
} from '#contract/contacts.js';
import { MergeService } from '#memory/merge/merge.service.js';
import { type AnyServed, served } from './operation-tool.js';

/** What a platform does with contacts. Erasing is none of it: no model can destroy all that is known of somebody. */
export const contactTools: readonly AnyServed[] = [
  served({
    name: 'find_contacts',
    operation: findContacts,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.find(caller, input),
    about:
      'With identifier (phone:+911234567890, email:asha@example.com) who is known by it, which can be several, since numbers are shared; without it all contacts, oldest first. Use it to find out who is calling before you create a contact.',
    back: 'contacts; earlier, who was known by the identifier once and is no longer; nextCursor to go on.',
  }),
  served({
    name: 'get_contact',
    operation: getContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.get(caller, input),
    about: 'Who they are, not what is remembered of them: for that call get_context.',
    back: 'the contact with name, timezone, identifiers and attributes.',
  }),
  served({
    name: 'create_contact',
    operation: createContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.create(caller, input),
    effect: 'adds',
    about:
      'Use it when find_contacts finds nobody. State the timezone if it is known: words of time are read in it. Every call makes another contact.',
    back: 'the contact; its id serves the other tools.',
  }),
  served({
    name: 'update_contact',
    operation: updateContact,
    service: ContactsService,
    run: (contacts, caller, input) => contacts.update(caller, input),
    effect: 'changes',
    repeatable: true,
    back: 'the contact as it is now.',
  }),
  served({
    name: 'merge_contacts',
    operation: mergeContacts,
    service: MergeService,
    run: (merges, caller, input) => merges.merge(caller, input),
    effect: 'changes',
    repeatable: true,
    back: 'mergeId, which undo_merge takes; copied, how many memories the contact that stays was given; superseded, which of its own a later value took the place of.',
  }),
  served({
    name: 'undo_merge',
    operation: undoMerge,
    service: MergeService,
    run: (merges, caller, input) => merges.undo(caller, input),
    effect: 'changes',
    repeatable: true,
    back: 'the merge with undoneAt.',
  }),
];
