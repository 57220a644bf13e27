import { createContact } from '#contract/contacts.js';
import { remember, withdraw } from '#contract/memories.js';
import { diff, timeline } from '#contract/time.js';
import type { Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');
const LISBON = { timezone: 'Europe/Lisbon' };

byDoors('timeline', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-05T12:00:00Z');
    contactId = (await ask(createContact, LISBON)).id;
    const city = { contactId, attribute: 'current_city' };
    await ask(remember, { ...city, text: 'Lives in Porto since 2024', value: 'Porto' });
    await ask(remember, { contactId, text: 'Ran a marathon in March 2025', kind: 'episodic' });
    clock.set('2026-03-05T12:00:00Z');
    await ask(remember, { ...city, text: 'Moved to Lisbon on 1 February', value: 'Lisbon' });
    await ask(remember, { contactId, text: 'Met the new CTO last Tuesday', kind: 'episodic' });
  });

  const entries = async (query: object): Promise<string[]> => {
    const { entries } = await ask(timeline, { contactId, ...query });
    return entries.map(
      ({ order, at, what, memory }) => `${order} ${at.slice(0, 10)} ${what} ${memory.value ?? memory.text}`,
    );
  };

  it('tells events and changes in order, numbered, in days of the zone', async () => {
    await expect(entries({})).resolves.toEqual([
      '1 2024-01-01 began Porto',
      '2 2025-03-01 event Ran a marathon in March 2025',
      '3 2026-02-01 changed Lisbon',
      '4 2026-03-03 event Met the new CTO last Tuesday',
    ]);
  });

  it.each([
    { what: 'words', query: { q: 'CTO' }, expected: ['1 2026-03-03 event Met the new CTO last Tuesday'] },
    {
      what: 'a period in words',
      query: { from: 'last month', to: 'last month' },
      expected: ['1 2026-02-01 changed Lisbon'],
    },
    {
      what: 'what was known then',
      query: { knownAt: '2026-02-01' },
      expected: ['1 2024-01-01 began Porto', '2 2025-03-01 event Ran a marathon in March 2025'],
    },
    { what: 'signs that are no words', query: { q: '🦄' }, expected: [] },
    { what: 'nothing where nothing was', query: { from: '2023-01-01', to: '2023-12-31' }, expected: [] },
  ])('narrows itself to $what', async ({ query, expected }) => {
    await expect(entries(query)).resolves.toEqual(expected);
  });

  it('pages on where it stood', async () => {
    const first = await ask(timeline, { contactId, limit: 3 });
    const second = await ask(timeline, { contactId, limit: 3, cursor: first.nextCursor ?? '' });
    expect([...first.entries, ...second.entries].map(({ order }) => order)).toEqual([1, 2, 3, 4]);
    expect(second.nextCursor).toBeNull();
  });

  it('refuses words that name no time', async () => {
    await expect(entries({ from: 'the colour blue' })).rejects.toMatchObject({ code: 'INVALID' });
  });
});

byDoors('timeline of values that stand beside each other', { clock }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-03-05T12:00:00Z');
    contactId = (await ask(createContact, { timezone: 'UTC' })).id;
  });

  const told = async (...stated: Partial<Asked<typeof remember>>[]): Promise<void> => {
    for (const one of stated) await ask(remember, { contactId, text: `${one.attribute} ${one.value}.`, ...one });
  };
  const lines = async (): Promise<string[]> => {
    const { entries } = await ask(timeline, { contactId });
    return entries.map(({ at, what, memory }) => `${at.slice(0, 4)} ${what} ${memory.value}`);
  };
  /** @returns what the diff tells between two years, as a timeline would. */
  const between = async (from: string, to: string): Promise<string[]> => {
    const { began, ended, changed } = await ask(diff, { contactId, from: `${from}-06-01`, to: `${to}-06-01` });
    return [
      ...began.map(({ value }) => `began ${value}`),
      ...ended.map(({ value }) => `ended ${value}`),
      ...changed.map(({ after }) => `changed ${after.value}`),
    ];
  };

  it('one of many values begins and ends alone, as the diff tells', async () => {
    const [peanuts, shellfish] = ['peanuts', 'shellfish'].map((value) => ({ attribute: 'allergy', value }));
    await told({ ...peanuts, validFrom: '2020-01-01' }, { ...shellfish, validFrom: '2022-01-01' });
    await told({ ...peanuts, polarity: 'ends', validTo: '2022-01-01T00:00:00Z' });
    await expect(lines()).resolves.toEqual(['2020 began peanuts', '2022 began shellfish', '2022 ended peanuts']);
    await expect(between('2021', '2023')).resolves.toEqual(['began shellfish', 'ended peanuts']);
  });

  it.each([
    { attribute: 'current_city', known: 'Pune', modality: 'wish' as const, beside: 'Goa' },
    { attribute: 'employer', known: 'Acme', modality: 'hearsay' as const, beside: 'Bolt' },
  ])('a $modality replaces and ends nothing', async ({ attribute, known, modality, beside }) => {
    await told(
      { attribute, value: known, validFrom: '2020-01-01' },
      { attribute, value: beside, modality, validFrom: '2024-01-01' },
      { attribute, value: known, polarity: 'ends', validTo: '2024-01-01T00:00:00Z' },
    );
    const entries = await lines();
    expect(entries.toSorted()).toEqual([`2020 began ${known}`, `2024 began ${beside}`, `2024 ended ${known}`]);
    await expect(between('2023', '2025')).resolves.toEqual([`began ${beside}`, `ended ${known}`]);
  });
});

byDoors('diff', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-05T12:00:00Z');
    contactId = (await ask(createContact, LISBON)).id;
    const say = (text: string, more: object): Promise<unknown> => ask(remember, { contactId, text, ...more });
    await say('Lives in Porto', { attribute: 'current_city', value: 'Porto', validFrom: '2025-01-01T00:00:00Z' });
    await say('Works at A', { attribute: 'employer', value: 'A', validFrom: '2025-01-01T00:00:00Z' });
    const { memory } = await ask(remember, { contactId, text: 'Likes jazz', validFrom: '2025-01-01T00:00:00Z' });
    clock.set('2026-03-05T12:00:00Z');
    await say('Moved to Lisbon', { attribute: 'current_city', value: 'Lisbon', validFrom: '2026-02-01T00:00:00Z' });
    await say('It was B all along', { attribute: 'employer', value: 'B', as: 'correction' });
    await say('Got a dog', { validFrom: '2026-02-15T00:00:00Z' });
    await ask(withdraw, { memoryId: memory?.id ?? '', reason: 'misheard' });
  });

  it('tells what changed in the world between two instants', async () => {
    const { began, ended, changed } = await ask(diff, { contactId, from: '2026-01-15', to: '2026-03-01' });
    expect(began.map(({ text }) => text)).toEqual(['Got a dog']);
    expect(ended).toEqual([]);
    expect(changed.map(({ before, after }) => [before.value, after.value])).toEqual([['Porto', 'Lisbon']]);
  });

  it('tells what was learned, corrected and withdrawn between two instants', async () => {
    const { began, changed, corrected, withdrawn } = await ask(diff, {
      contactId,
      clock: 'system',
      from: '2026-02-01',
    });
    expect(began.map(({ text }) => text)).toEqual(['Got a dog']);
    expect(changed.map(({ before, after }) => [before.value, after.value])).toEqual([['Porto', 'Lisbon']]);
    expect(corrected.map(({ before, after }) => [before.value, after.value])).toEqual([['A', 'B']]);
    expect(withdrawn.map(({ memory, reason }) => [memory.text, reason])).toEqual([['Likes jazz', 'misheard']]);
  });

  it('refuses a period that ends before it starts', async () => {
    await expect(ask(diff, { contactId, from: '2026-03-01', to: '2026-01-01' })).rejects.toMatchObject({
      code: 'INVALID',
    });
  });
});
