import { createContacts, findContacts, getContact, upsertContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';

byDoors('upsertContact', {}, ({ ask }) => {
  it('makes one contact of twenty calls at the same time', async () => {
    const identifier = { kind: 'phone', value: '+91 20 2020' };
    const calls = Array.from({ length: 20 }, () => ask(upsertContact, { identifier, name: 'Asha' }));
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ contact }) => contact.id)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await ask(findContacts, { identifier: 'phone:+91202020' })).contacts).toHaveLength(1);
  });

  it('changes only what is stated, and writes nothing where it says nothing new', async () => {
    const identifier = { kind: 'email', value: 'Mira@example.com' };
    const first = await ask(upsertContact, { identifier, name: 'Mira', attributes: { vip: true } });
    const same = await ask(upsertContact, { identifier: { ...identifier, value: 'mira@EXAMPLE.com' }, name: 'Mira' });
    expect(same).toEqual({ contact: first.contact, created: false });
    const { contact } = await ask(upsertContact, { identifier, timezone: 'Asia/Kolkata', attributes: { visits: 2 } });
    expect(contact).toMatchObject({ name: 'Mira', timezone: 'Asia/Kolkata', attributes: { vip: true, visits: 2 } });
    expect(await ask(getContact, { contactId: contact.id })).toEqual(contact);
    const fewer = await ask(upsertContact, { identifier, attributes: { vip: null } });
    expect(fewer.contact.attributes).toEqual({ visits: 2 });
    expect(await ask(upsertContact, { identifier, attributes: { vip: null } })).toEqual(fewer);
  });

  it('creates nobody with an attribute that is null', async () => {
    const identifier = { kind: 'email', value: 'noor@example.com' };
    const { contact } = await ask(upsertContact, { identifier, attributes: { vip: null, visits: 1 } });
    expect(contact.attributes).toEqual({ visits: 1 });
  });

  it('names those who share the identifier', async () => {
    const shared = { identifiers: [{ kind: 'phone', value: '+91 777' }] };
    const { contacts } = await ask(createContacts, { contacts: [shared, shared] });
    await expect(ask(upsertContact, { identifier: { kind: 'phone', value: '+91777' } })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(`${contacts[0]?.id} and ${contacts[1]?.id}`) as string,
    });
  });
});

byDoors('createContacts', {}, ({ ask }) => {
  it('creates 500 and answers them in their order', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `Person ${i}`);
    const { contacts } = await ask(createContacts, { contacts: names.map((name) => ({ name })) });
    expect(contacts.map(({ name }) => name)).toEqual(names);
    expect(contacts.map(({ id }) => id).toSorted()).toEqual(contacts.map(({ id }) => id));
  });

  it('creates none where one is faulty', async () => {
    const identifier = {
      kind: 'web',
      value: 'all-or-none',
      validFrom: '2026-01-01T00:00:00Z',
      validTo: '2025-01-01T00:00:00Z',
    };
    const profiles = [{ identifiers: [{ kind: 'web', value: 'all-or-none' }] }, { identifiers: [identifier] }];
    await expect(ask(createContacts, { contacts: profiles })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: 'contacts.1.identifiers.0.validTo' }],
    });
    expect((await ask(findContacts, { identifier: 'web:all-or-none' })).contacts).toEqual([]);
  });
});
