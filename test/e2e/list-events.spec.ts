import { createContact } from '#contract/contacts.js';
import { listEvents } from '#contract/events.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-03-01T12:00:00Z');

byDoors('events', { clock, embedder: new ScriptedEmbedder() }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-03-01T12:00:00Z');
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
    const tell = async (object: string, startsAt: string, more: object = {}): Promise<void> => {
      const event = { subject: 'Asha', verb: 'has', object, startsAt, ...more };
      await ask(remember, { contactId, text: `Asha has a ${object} appointment.`, event });
    };
    await ask(remember, { contactId, text: 'Asha likes her dentist.' });
    await tell('doctor', '2026-03-20');
    await tell('dentist', '2026-03-10', { aliases: ['teeth check'] });
    await tell('haircut', '2026-02-20');
    await tell('holiday', '2026-03-08T00:00:00Z', { endsAt: '2026-03-15T00:00:00Z' });
    clock.set('2026-03-05T12:00:00Z');
    await tell('dentist', '2026-03-25', { status: 'moved' });
  });

  const listed = async (query: object = {}): Promise<(string | null)[]> =>
    (await ask(listEvents, { contactId, ...query })).events.map(({ object }) => object);

  it('are listed in the order in which they start', async () => {
    await expect(listed()).resolves.toEqual(['haircut', 'holiday', 'doctor', 'dentist']);
  });

  it.each([
    { query: { status: 'done' }, expected: ['haircut'] },
    { query: { from: '2026-03-14', to: '2026-03-20' }, expected: ['holiday', 'doctor'] },
    { query: { from: 'next week', to: 'next week' }, expected: ['holiday'] },
    { query: { to: '2026-03-07' }, expected: ['haircut'] },
    { query: { validAt: '2026-03-02T00:00:00Z' }, expected: ['haircut', 'holiday', 'dentist', 'doctor'] },
    { query: { validAt: '2026-02-25T00:00:00Z' }, expected: ['haircut'] },
    { query: { knownAt: '2026-02-20T00:00:00Z' }, expected: [] },
  ])('are narrowed to $query', async ({ query, expected }) => {
    await expect(listed(query)).resolves.toEqual(expected);
  });

  it('are paged where the first page stood', async () => {
    const pages: (string | null)[][] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask(listEvents, { contactId, limit: 3, ...(cursor ? { cursor } : {}) });
      pages.push(page.events.map(({ object }) => object));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages).toEqual([['haircut', 'holiday', 'doctor'], ['dentist']]);
  });

  it('refuses a period that ends before it starts, and words that name no time', async () => {
    await expect(listed({ from: '2026-03-14', to: '2026-03-01' })).rejects.toMatchObject({ errors: [{ path: 'to' }] });
    await expect(listed({ from: 'blue' })).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'from' }] });
  });

  const recalled = async (input: object): Promise<(string | null | undefined)[]> => {
    const { results } = await ask(recall, { contactId, query: 'dentist appointment', limit: 100, ...input });
    return results.map(({ memory }) => memory?.object).sort();
  };

  it('are recalled apart from other memories, and by when they take place', async () => {
    await expect(recalled({ in: ['events'] })).resolves.toEqual(['dentist', 'doctor', 'haircut', 'holiday']);
    const week = { from: '2026-03-13T00:00:00Z', to: '2026-03-21T00:00:00Z' };
    await expect(recalled({ in: ['events'], ...week })).resolves.toEqual(['doctor', 'holiday']);
    await expect(recalled({ in: ['events'], query: 'teeth', time: 'off' })).resolves.toContain('dentist');
  });

  it('are shown once where memories are asked for too', async () => {
    const found = await recalled({ in: ['events', 'memories', 'turns'] });
    expect(found.filter((object) => object === 'dentist')).toHaveLength(1);
    expect(found).toHaveLength(5);
  });
});
