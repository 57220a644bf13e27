import { mergeContacts } from '#contract/contacts.js';
import { forgetMemory } from '#contract/forget.js';
import { listKeys } from '#contract/keys.js';
import { remember } from '#contract/memories.js';
import { aboutOf, isAudited } from './audited.js';

const ONE = '01K9Z3V5T7R8Q2M4N6P0S1WXYZ';
const TWO = '01K9Z3V5T7R8Q2M4N6P0S1WXYA';

describe('what the audit log keeps by default', () => {
  it.each([
    [forgetMemory, true],
    [mergeContacts, true],
    [listKeys, false],
    [remember, false],
  ])('$name: %s', (operation, kept) => {
    expect(isAudited(operation)).toBe(kept);
  });
});

describe('whom an operation was about', () => {
  it.each([
    { what: 'the input names', input: { contactId: ONE, from: TWO }, answer: null, contactIds: [ONE, TWO] },
    { what: 'the answer names', input: { memoryId: TWO }, answer: { contactId: ONE }, contactIds: [ONE] },
    { what: 'the memory in the answer names', input: {}, answer: { memory: { contactId: ONE } }, contactIds: [ONE] },
    { what: 'both name', input: { contactId: ONE }, answer: { contactId: ONE }, contactIds: [ONE] },
    { what: 'the entity in the answer names', input: {}, answer: { entity: { contactId: ONE } }, contactIds: [ONE] },
    { what: 'the fork in the answer names', input: {}, answer: { fork: { contactId: ONE } }, contactIds: [ONE] },
    {
      what: 'the memories in the answer name',
      input: {},
      answer: { memories: [{ contactId: ONE }, { contactId: ONE }] },
      contactIds: [ONE],
    },
    {
      what: 'is merged as one, and no entity that is',
      input: { entityId: TWO, from: '01K9Z3V5T7R8Q2M4N6P0S1WXYB' },
      answer: { contactId: ONE },
      contactIds: [ONE],
    },
    {
      what: 'an identifier led to',
      input: { identifier: 'phone:+1' },
      answer: { contacts: [{ id: ONE }, { id: TWO }] },
      contactIds: [ONE, TWO],
    },
    {
      what: 'an identifier led to alone',
      input: { identifier: { kind: 'phone', value: '+1' } },
      answer: { contact: { id: ONE } },
      contactIds: [ONE],
    },
    { what: 'a list without an identifier has', input: {}, answer: { contacts: [{ id: ONE }] }, contactIds: [] },
    { what: 'nobody names', input: { from: 'last March', contactId: 'Asha' }, answer: 'a text', contactIds: [] },
  ])('is whom $what, once', ({ input, answer, contactIds }) => {
    expect(aboutOf(input, answer).contactIds).toEqual(contactIds);
  });
});
