import { createContact, createContacts, findContacts, mergeContacts } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { byDoors } from '../support/doors/doors.js';

const people = [
  { name: 'José Núñez', identifiers: [{ kind: 'email', value: 'Pepe@Example.com' }] },
  { name: 'Asha Rao', identifiers: [{ kind: 'phone', value: '+91 98450-12345' }] },
  { name: 'Asha (Pune) *' },
  { identifiers: [{ kind: 'web', value: 'asha_r' }] },
];

byDoors('findContacts with a query', {}, ({ ask }) => {
  const ids: string[] = [];

  beforeAll(async () => {
    ids.push(...(await ask(createContacts, { contacts: people })).contacts.map(({ id }) => id));
  });

  const found = async (query: string): Promise<number[]> => {
    const { contacts } = await ask(findContacts, { query });
    return contacts.map(({ id }) => ids.indexOf(id));
  };

  it.each([
    ['ash', [1, 2, 3]],
    ['ASHÁ', [1, 2]],
    ['rao asha', [1]],
    ['nunez', [0]],
    ['pepe@ex', [0]],
    ['98450 12', [1]],
    ['(pune)', [2]],
    ['*', [2]],
    ['.', [0]],
    ['asha singh', []],
  ])('%s finds %p', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('gives pages in the order in which they were created', async () => {
    const first = await ask(findContacts, { query: 'asha', limit: 2 });
    expect(first.contacts.map(({ id }) => id)).toEqual([ids[1], ids[2]]);
    const next = await ask(findContacts, { query: 'asha', limit: 2, cursor: String(first.nextCursor) });
    expect(next.contacts.map(({ id }) => id)).toEqual([ids[3]]);
    expect(next.nextCursor).toBeNull();
  });

  it('finds who was said to have the name', async () => {
    const { id } = await ask(createContact, {});
    await ask(remember, { contactId: id, text: 'Her name is Wilhelmina.', attribute: 'name', value: 'Wilhelmina' });
    const { contacts } = await ask(findContacts, { query: 'helmina' });
    expect(contacts).toMatchObject([{ id, name: 'Wilhelmina' }]);
  });

  it('finds a contact that is merged as the one that stays, by its identifiers', async () => {
    const stays = await ask(createContact, { name: 'Zora' });
    const { id: from } = await ask(createContact, { identifiers: [{ kind: 'email', value: 'zz@example.com' }] });
    await ask(mergeContacts, { contactId: stays.id, from });
    const { contacts } = await ask(findContacts, { query: 'zz@' });
    expect(contacts.map(({ id }) => id)).toEqual([stays.id]);
  });

  it.each([{ identifier: 'phone:+1' }, { validAt: '2026-01-01' }, { knownAt: 'yesterday' }])(
    'is refused together with %p',
    async (other) => {
      await expect(ask(findContacts, { query: 'asha', ...other })).rejects.toMatchObject({
        code: 'INVALID',
        errors: [{ path: 'query' }],
      });
    },
  );
});
