import { createContact } from '#contract/contacts.js';
import { grep } from '#contract/calendar.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { byDoors } from '../support/doors/doors.js';
import { cancel, plan } from '../support/stories/plans.js';
import { TestClock } from '../support/service/test-clock.js';

const clock = new TestClock('2026-01-01');

byDoors('grep in turns', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-01');
    contactId = (await ask(createContact, { timezone: 'Europe/Lisbon' })).id;
    await say('a', '2026-01-10T10:00:00Z', ['My order is AB-1203.', 'She moved from Porto to Lisbon.']);
    await say('b', '2026-02-10T10:00:00Z', [
      'Moved again: Lisbon is behind me.',
      'Die STRASSE, nicht die Gasse. ΟΔΌΣ.',
    ]);
    await say('c', '2026-02-10T10:00:00Z', ['The category is cat.\nAnother line about Lisbon']);
    clock.set('2026-03-01');
    await say('d', '2026-02-20T10:00:00Z', ['Lisbon, told later']);
  });

  const say = (id: string, at: string, texts: readonly string[]): Promise<unknown> =>
    ask(startSession, { contactId, id: `${contactId}-${id}`, channel: 'phone' }).then(({ id: sessionId }) =>
      ask(addTurns, { sessionId, turns: texts.map((text) => ({ speaker: 'Asha', text, at })) }),
    );

  const found = async (query: Omit<Parameters<typeof ask<typeof grep>>[1], 'contactId'>): Promise<string[]> => {
    const { results } = await ask(grep, { contactId, ...query });
    return results.flatMap(({ turn, ranges }) => ranges.map(({ start, end }) => turn?.text.slice(start, end) ?? ''));
  };

  it.each([
    { pattern: 'ab-1203', expected: ['AB-1203'] },
    { pattern: 'order * ab-*', expected: ['order is AB-1203'] },
    { pattern: 'moved * lisbon', expected: ['Moved again: Lisbon', 'moved from Porto to Lisbon'] },
    { pattern: 'cat', expected: ['cat'] },
    { pattern: 'cat*', expected: ['category', 'cat'] },
    { pattern: 'cat * lisbon', expected: [] },
    { pattern: 'straße', expected: ['STRASSE'] },
    { pattern: 'οδός', expected: ['ΟΔΌΣ'] },
    { pattern: 'order.*', expected: [] },
    { pattern: '(a+)+$', expected: [] },
  ])('finds $pattern', async ({ pattern, expected }) => {
    await expect(found({ pattern })).resolves.toEqual(expected);
  });

  it.each([
    { what: 'newest first', query: {}, expected: ['d', 'b', 'c', 'a'] },
    { what: 'of a period in words', query: { from: 'January 2026', to: 'January 2026' }, expected: ['a'] },
    { what: 'from an instant on', query: { from: '2026-02-10T10:00:00Z' }, expected: ['d', 'b', 'c'] },
    { what: 'before an instant', query: { to: '2026-02-10T10:00:00Z' }, expected: ['a'] },
    { what: 'that were known then', query: { knownAt: '2026-02-01' }, expected: ['b', 'c', 'a'] },
  ])('tells the turns $what', async ({ query, expected }) => {
    const { results } = await ask(grep, { contactId, pattern: 'lisbon', ...query });
    expect(results.map(({ turn }) => turn?.sessionId.at(-1))).toEqual(expected);
  });

  it('goes on from page to page, and a turn that comes in between changes none', async () => {
    const seen: (string | undefined)[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(grep, { contactId, pattern: 'lisbon', limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.results.map(({ turn }) => turn?.sessionId.at(-1)));
      cursor = page.nextCursor;
      await say('e', '2026-02-05T10:00:00Z', ['lisbon']);
    }
    expect(seen).toEqual(['d', 'b', 'c', 'a']);
  });

  it.each([
    { what: 'nothing but wildcards', query: { pattern: '* *' }, path: 'pattern' },
    { what: 'two lines', query: { pattern: 'a\nb' }, path: 'pattern' },
    { what: 'too long a pattern', query: { pattern: 'a'.repeat(201) }, path: 'pattern' },
    {
      what: 'a period that ends before it starts',
      query: { pattern: 'a', from: '2026-02-01', to: '2026-01-01' },
      path: 'to',
    },
    { what: 'words that name no time', query: { pattern: 'a', from: 'the colour blue' }, path: 'from' },
    { what: 'a cursor of another list', query: { pattern: 'a', cursor: 'e30' }, path: 'cursor' },
  ])('refuses $what', async ({ query, path }) => {
    await expect(ask(grep, { contactId, ...query })).rejects.toMatchObject({ code: 'INVALID', errors: [{ path }] });
  });
});

byDoors('grep in events', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-01-01');
    contactId = (await ask(createContact, { timezone: 'Europe/Lisbon' })).id;
    await plan(ask, contactId, 'Dentist appointment', { startsAt: '2026-01-20T10:00:00Z', aliases: ['teeth check'] });
    const flight = await plan(ask, contactId, 'Flight to Pune', { startsAt: '2026-02-20T10:00:00Z' });
    clock.set('2026-01-02');
    await plan(
      ask,
      contactId,
      'Flight to Delhi',
      { startsAt: '2026-02-21', status: 'moved' },
      { supersedes: flight.id },
    );
    const party = await plan(ask, contactId, 'Flighty party', { startsAt: '2026-03-01' });
    await cancel(ask, party);
  });

  it.each([
    { what: 'its text', pattern: 'flight to *', expected: [['Flight to Delhi', ['text', 'object']]] },
    { what: 'its other words', pattern: 'teeth', expected: [['Dentist appointment', ['aliases']]] },
    {
      what: 'its verb',
      pattern: 'has',
      expected: [
        ['Flight to Delhi', ['verb']],
        ['Dentist appointment', ['verb']],
      ],
    },
    { what: 'nothing that was cancelled', pattern: 'flighty', expected: [] },
    {
      what: 'what was believed then',
      pattern: 'flight*',
      knownAt: '2026-01-01T12:00:00Z',
      expected: [['Flight to Pune', ['text', 'object']]],
    },
    { what: 'a period', pattern: 'asha', from: '2026-02-21', expected: [['Flight to Delhi', ['subject']]] },
    {
      what: 'a period that ends',
      pattern: 'asha',
      to: 'January 2026',
      expected: [['Dentist appointment', ['subject']]],
    },
  ])('finds an event by $what', async ({ what: _, expected, ...query }) => {
    const { results } = await ask(grep, { contactId, in: 'events', ...query });
    expect(results.map(({ memory, fields }) => [memory?.text, fields])).toEqual(expected);
  });

  it('says where in the text it is, and goes on from page to page', async () => {
    const first = await ask(grep, { contactId, in: 'events', pattern: 'asha', limit: 1 });
    const second = await ask(grep, { contactId, in: 'events', pattern: 'appointment', limit: 1 });
    expect(second).toMatchObject({ results: [{ ranges: [{ start: 8, end: 19 }] }], nextCursor: null });
    const rest = await ask(grep, { contactId, in: 'events', pattern: 'asha', cursor: first.nextCursor ?? '' });
    expect([...first.results, ...rest.results].map(({ memory }) => memory?.text)).toEqual([
      'Flight to Delhi',
      'Dentist appointment',
    ]);
    expect(rest.nextCursor).toBeNull();
  });
});
