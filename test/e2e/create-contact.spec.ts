import { createContact, getContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('createContact', {}, ({ ask }) => {
  it('answers the contact with an id, and it can be read again', async () => {
    const contact = await ask(createContact, {
      name: 'Asha Rao',
      timezone: 'Asia/Kolkata',
      identifiers: [
        { kind: 'phone', value: '+91 12345-67890' },
        { kind: 'email', value: 'Asha@Example.org' },
      ],
      attributes: { vip: true, plan: 'gold', visits: 3 },
    });
    const from = contact.createdAt;
    expect(contact).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{26}$/) as string,
      name: 'Asha Rao',
      timezone: 'Asia/Kolkata',
      language: null,
      identifiers: [
        { kind: 'email', value: 'Asha@Example.org', validFrom: from, validTo: null },
        { kind: 'phone', value: '+91 12345-67890', validFrom: from, validTo: null },
      ],
      attributes: { vip: true, plan: 'gold', visits: 3 },
      createdAt: from,
      validFrom: from,
      recordedAt: from,
      supersededAt: null,
    });
    await expect(ask(getContact, { contactId: contact.id })).resolves.toEqual(contact);
  });

  it('needs nothing at all', async () => {
    const contact = await ask(createContact, {});
    expect(contact).toMatchObject({ name: null, timezone: null, identifiers: [], attributes: {} });
  });

  it('keeps an identifier once that was given in two spellings', async () => {
    const { identifiers } = await ask(createContact, {
      identifiers: [
        { kind: 'phone', value: '+91 12345 67890' },
        { kind: 'phone', value: '+911234567890' },
      ],
    });
    expect(identifiers).toHaveLength(1);
  });

  it.each([
    { what: 'an unknown zone', input: { timezone: 'Asia/Bengaluru' }, path: 'timezone' },
    { what: 'an empty name', input: { name: ' ' }, path: 'name' },
    {
      what: 'a kind with spaces',
      input: { identifiers: [{ kind: 'my phone', value: '1' }] },
      path: 'identifiers.0.kind',
    },
    {
      what: 'a number that was withheld',
      input: { identifiers: [{ kind: 'phone', value: 'anonymous' }] },
      path: 'identifiers.0.value',
    },
    { what: 'an attribute without a name', input: { attributes: { '': 1 } }, path: 'attributes.' },
  ])('refuses $what by its path', async ({ input, path }) => {
    await expect(ask(createContact, input)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});
