import { createContact, findContacts, getContact, updateContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('updateContact', { clock }, ({ ask }) => {
  it('changes what it is given and leaves the rest', async () => {
    const { id: contactId } = await ask(createContact, {
      name: 'Asha',
      timezone: 'Asia/Kolkata',
      attributes: { plan: 'free', vip: false },
    });
    const changed = await ask(updateContact, { contactId, attributes: { plan: 'gold' } });
    expect(changed).toMatchObject({ name: 'Asha', timezone: 'Asia/Kolkata', attributes: { plan: 'gold', vip: false } });
    await expect(ask(getContact, { contactId })).resolves.toEqual(changed);
  });

  it('takes an attribute away with null, and has at most 100 in all', async () => {
    const many = (from: number, count: number): Record<string, number> =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`a${from + i}`, i]));
    const { id: contactId } = await ask(createContact, { attributes: { plan: 'free', ...many(0, 60) } });
    const refused = ask(updateContact, { contactId, attributes: many(60, 40) });
    await expect(refused).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'attributes' }] });
    const { attributes } = await ask(updateContact, { contactId, attributes: { plan: null, ...many(60, 40) } });
    expect([Object.keys(attributes).length, Object.hasOwn(attributes, 'plan')]).toEqual([100, false]);
  });

  it('takes a name away with null', async () => {
    const { id: contactId } = await ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' });
    await expect(ask(updateContact, { contactId, name: null })).resolves.toMatchObject({
      name: null,
      timezone: 'Asia/Kolkata',
    });
  });

  it('leaves every state before readable by knownAt, as it was read then', async () => {
    clock.set('2026-01-05');
    const { id: contactId } = await ask(createContact, {
      name: 'one',
      identifiers: [{ kind: 'web', value: 'visitor-1' }],
    });
    const read: { knownAt: string; then: unknown }[] = [];
    for (const [day, name] of [
      ['2026-01-06', 'two'],
      ['2026-01-07', 'three'],
      ['2026-01-08', 'four'],
    ] as const) {
      const knownAt = clock.now().toISOString();
      read.push({ knownAt, then: await ask(getContact, { contactId, validAt: knownAt, knownAt }) });
      clock.set(day);
      await ask(updateContact, { contactId, name, identifiers: [{ kind: 'web', value: `visitor-${name}` }] });
    }
    for (const { knownAt, then } of read) {
      await expect(ask(getContact, { contactId, validAt: knownAt, knownAt })).resolves.toEqual(then);
    }
    await expect(ask(getContact, { contactId })).resolves.toMatchObject({
      name: 'four',
      identifiers: [{ value: 'visitor-four' }],
    });
  });

  it('moves an identifier: the old one finds nobody any more, the kept one keeps its start', async () => {
    clock.set('2026-02-01');
    const { id: contactId } = await ask(createContact, {
      identifiers: [
        { kind: 'phone', value: '+351 911' },
        { kind: 'email', value: 'a@example.org' },
      ],
    });
    clock.set('2026-02-02');
    const { identifiers } = await ask(updateContact, {
      contactId,
      identifiers: [
        { kind: 'phone', value: '+351 922' },
        { kind: 'email', value: 'A@example.org' },
      ],
    });
    expect(identifiers).toMatchObject([
      { kind: 'email', validFrom: '2026-02-01T00:00:00.000Z' },
      { kind: 'phone', value: '+351 922', validFrom: '2026-02-02T00:00:00.000Z' },
    ]);
    await expect(ask(findContacts, { identifier: 'phone:+351911' })).resolves.toMatchObject({ contacts: [] });
    await expect(ask(findContacts, { identifier: 'phone:+351922' })).resolves.toMatchObject({
      contacts: [{ id: contactId }],
    });
  });

  it('corrects the period of an identifier, and what was believed of it stays readable', async () => {
    clock.set('2026-02-10');
    const phone = { kind: 'phone', value: '+351 933' };
    const { id: contactId, identifiers } = await ask(createContact, { identifiers: [phone] });
    clock.set('2026-02-11');
    const since = { ...phone, validFrom: '2025-01-01T00:00:00.000Z', validTo: null };
    await expect(ask(updateContact, { contactId, identifiers: [since] })).resolves.toMatchObject({
      identifiers: [since],
    });
    await expect(ask(getContact, { contactId, knownAt: '2026-02-10T12:00:00Z' })).resolves.toMatchObject({
      identifiers,
    });
    const found = { identifier: 'phone:+351933', validAt: '2025-06-01T00:00:00Z' };
    await expect(ask(findContacts, found)).resolves.toMatchObject({ contacts: [{ id: contactId }] });
    await expect(ask(findContacts, { ...found, knownAt: '2026-02-10T12:00:00Z' })).resolves.toMatchObject({
      contacts: [],
    });

    clock.set('2026-02-12');
    const given = await ask(updateContact, { contactId, identifiers: [since, { kind: 'web', value: 'v' }] });
    expect(given.identifiers).toMatchObject([since, { kind: 'web', validFrom: '2026-02-12T00:00:00.000Z' }]);
    const ended = { ...phone, validTo: '2026-02-01T00:00:00.000Z' };
    await expect(ask(updateContact, { contactId, identifiers: [ended] })).resolves.toMatchObject({ identifiers: [] });
    await expect(ask(findContacts, found)).resolves.toMatchObject({ contacts: [{ id: contactId }] });
  });

  it.each([
    [
      'a period that ends before it begins',
      { validFrom: '2026-01-02T00:00:00Z', validTo: '2026-01-01T00:00:00Z' },
      '0.validTo',
    ],
    ['a period in words', { validFrom: 'last March' }, '0.validFrom'],
  ])('refuses %s', async (_, period, path) => {
    const { id: contactId } = await ask(createContact, {});
    const asked = ask(updateContact, { contactId, identifiers: [{ kind: 'phone', value: '+351 944', ...period }] });
    await expect(asked).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: `identifiers.${path}` }] });
  });

  it('gives ten changes at once an order, and loses none', async () => {
    clock.set('2026-03-01');
    const { id: contactId } = await ask(createContact, {});
    const names = Array.from({ length: 10 }, (_, i) => `name ${i}`);
    const answers = await Promise.all(
      names.map((name) => ask(updateContact, { contactId, attributes: { [name.replace(' ', '_')]: true } })),
    );
    expect(new Set(answers.map(({ recordedAt }) => recordedAt)).size).toBe(10);
    const { attributes } = await ask(getContact, { contactId });
    expect(Object.keys(attributes)).toHaveLength(10);
  });
});
