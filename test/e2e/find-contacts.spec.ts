import { createContact, findContacts, updateContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

function names(contacts: readonly { name: string | null }[]): (string | null)[] {
  return contacts.map(({ name }) => name);
}

function instant(day: string): string {
  return `${day}T00:00:00.000Z`;
}

byDoors('findContacts', { clock }, ({ ask }) => {
  it('finds a caller however the number is spelled', async () => {
    const { id } = await ask(createContact, { identifiers: [{ kind: 'phone', value: '+91 98450-12345' }] });
    for (const spelling of ['+919845012345', '+91 (98450) 12345', ' 919845012345']) {
      const { contacts, nextCursor } = await ask(findContacts, { identifier: `phone:${spelling}` });
      expect({ ids: contacts.map((contact) => contact.id), nextCursor }).toEqual({ ids: [id], nextCursor: null });
    }
  });

  it('finds an e-mail address in any case, and only under its kind', async () => {
    const { id } = await ask(createContact, { identifiers: [{ kind: 'email', value: 'Ravi@Example.org' }] });
    const byEmail = await ask(findContacts, { identifier: 'email:ravi@example.ORG' });
    expect(byEmail.contacts).toMatchObject([{ id }]);
    await expect(ask(findContacts, { identifier: 'web:ravi@example.org' })).resolves.toMatchObject({ contacts: [] });
  });

  it('finds everyone who shares a number, oldest first, page by page', async () => {
    const identifiers = [{ kind: 'phone', value: '+914412345678' }];
    for (const name of ['mother', 'father', 'child']) await ask(createContact, { name, identifiers });
    const shared = { identifier: 'phone:+914412345678', limit: 2 };
    const first = await ask(findContacts, shared);
    expect(names(first.contacts)).toEqual(['mother', 'father']);
    const second = await ask(findContacts, { ...shared, cursor: first.nextCursor ?? '' });
    expect(names(second.contacts)).toEqual(['child']);
    expect(second.nextCursor).toBeNull();
  });

  it('gives a recycled number to whom it belonged then', async () => {
    const identifier = { kind: 'phone', value: '+14155550100' };
    const find = async (validAt?: string): Promise<unknown> =>
      names((await ask(findContacts, { identifier: 'phone:+14155550100', ...(validAt ? { validAt } : {}) })).contacts);
    clock.set('2026-01-10');
    const before = await ask(createContact, { name: 'before', identifiers: [identifier] });
    clock.set('2026-02-10');
    await ask(updateContact, { contactId: before.id, identifiers: [] });
    clock.set('2026-03-10');
    await ask(createContact, { name: 'after', identifiers: [identifier] });
    expect(await find()).toEqual(['after']);
    expect(await find('2026-02-09T23:59:59Z')).toEqual(['before']);
    expect(await find('2026-02-10T00:00:00Z')).toEqual([]);
    const believed = {
      identifier: 'phone:+14155550100',
      validAt: '2026-03-20T00:00:00Z',
      knownAt: '2026-01-20T00:00:00Z',
    };
    expect(names((await ask(findContacts, believed)).contacts)).toEqual(['before']);
  });

  it('names the earlier owners of a number with their periods, the latest first', async () => {
    const identifier = { kind: 'phone', value: '+1 415 555 0199' };
    const owners = [];
    for (const [name, from, to] of [
      ['first', '2026-01-10', '2026-02-10'],
      ['second', '2026-03-10', '2026-04-10'],
    ] as const) {
      clock.set(from);
      const { id } = await ask(createContact, { name, identifiers: [identifier] });
      clock.set(to);
      await ask(updateContact, { contactId: id, identifiers: [] });
      owners.push({ contactId: id, name, ...identifier, validFrom: instant(from), validTo: instant(to) });
    }
    clock.set('2026-05-10');
    const { id } = await ask(createContact, { name: 'third', identifiers: [identifier] });
    const found = await ask(findContacts, { identifier: 'phone:+14155550199' });
    expect(found).toMatchObject({ contacts: [{ id }], earlier: owners.toReversed() });
    const then = await ask(findContacts, { identifier: 'phone:+14155550199', validAt: '2026-03-20T00:00:00Z' });
    expect(then).toMatchObject({ contacts: [{ name: 'second' }], earlier: [owners[0]] });
    await expect(ask(findContacts, { limit: 1 })).resolves.toMatchObject({ earlier: [] });
  });

  it('resolves by the periods it is told, also those before it knew of anybody', async () => {
    const number = { kind: 'phone', value: '+14155550166' };
    clock.set('2026-05-20');
    const period = { validFrom: instant('2019-01-01'), validTo: instant('2024-01-01') };
    const first = await ask(createContact, { name: 'first', identifiers: [{ ...number, ...period }] });
    const second = await ask(createContact, {
      name: 'second',
      identifiers: [{ ...number, validFrom: instant('2024-06-01') }],
    });
    expect(first.identifiers).toEqual([]);
    expect(second.identifiers).toEqual([{ ...number, validFrom: instant('2024-06-01'), validTo: null }]);
    const now = await ask(findContacts, { identifier: 'phone:+14155550166' });
    expect(now).toMatchObject({ contacts: [{ name: 'second' }], earlier: [{ contactId: first.id, ...period }] });
    const found = async (day: string): Promise<unknown> =>
      names((await ask(findContacts, { identifier: 'phone:+14155550166', validAt: instant(day) })).contacts);
    expect(await Promise.all(['2018-12-31', '2020-01-01', '2024-03-01', '2025-01-01'].map(found))).toEqual([
      [],
      ['first'],
      [],
      ['second'],
    ]);
  });

  it('who has the number again is no earlier owner', async () => {
    const identifiers = [{ kind: 'phone', value: '+14155550177' }];
    clock.set('2026-01-10');
    const { id: contactId } = await ask(createContact, { identifiers });
    clock.set('2026-02-10');
    await ask(updateContact, { contactId, identifiers: [] });
    clock.set('2026-03-10');
    await ask(updateContact, { contactId, identifiers });
    const found = await ask(findContacts, { identifier: 'phone:+14155550177' });
    expect(found).toMatchObject({ contacts: [{ id: contactId }], earlier: [] });
  });

  it('lists every contact of the tenant, each once, page by page', async () => {
    const made = [];
    for (let i = 0; i < 5; i++) made.push((await ask(createContact, { attributes: { listed: true } })).id);
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(findContacts, { limit: 2, ...(cursor ? { cursor } : {}) });
      expect(page.contacts.length).toBeLessThanOrEqual(2);
      seen.push(...page.contacts.filter(({ attributes }) => attributes['listed']).map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(made);
  });

  it('does not list who was not known yet', async () => {
    clock.set('2026-04-10');
    const { id } = await ask(createContact, {});
    const { contacts } = await ask(findContacts, { knownAt: '2026-04-09T00:00:00Z', limit: 200 });
    expect(contacts.map((contact) => contact.id)).not.toContain(id);
  });

  it.each([
    { what: 'an identifier without a kind', input: { identifier: '+911234567890' }, path: 'identifier' },
    { what: 'an identifier without a value', input: { identifier: 'phone:' }, path: 'identifier' },
    { what: 'a cursor that is not ours', input: { cursor: 'bm9uc2Vuc2U' }, path: 'cursor' },
    { what: 'a page of 201', input: { limit: 201 }, path: 'limit' },
  ])('refuses $what', async ({ input, path }) => {
    await expect(ask(findContacts, input)).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});
