import { createContact } from '#contract/contacts.js';
import { getMemory, listMemories, remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

// A Thursday.
const NOW = '2026-03-05T12:00:00.000Z';
const clock = new TestClock(NOW);
const DENTIST = { subject: 'Asha', verb: 'has', object: 'dentist appointment' };

byDoors('remember an event', { clock }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set('2026-03-01T12:00:00Z');
    ({ id: contactId } = await ask(createContact, { name: 'Asha', timezone: 'UTC' }));
    clock.set(NOW);
  });

  it('is episodic, and keeps its parts and its period apart from since when it is planned', async () => {
    const { memory } = await ask(remember, {
      contactId,
      text: 'Asha has a dentist appointment.',
      event: { ...DENTIST, aliases: ['teeth check'], status: 'planned', startsAt: 'Tuesday at 5pm' },
    });
    expect(memory).toMatchObject({
      ...DENTIST,
      kind: 'episodic',
      aliases: ['teeth check'],
      status: 'planned',
      startsAt: '2026-03-10T17:00:00.000Z',
      endsAt: '2026-03-10T18:00:00.000Z',
      validFrom: NOW,
      validTo: null,
      precision: 'hour',
      expression: 'Tuesday at 5pm',
    });
    await expect(ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toEqual(memory);
  });

  it('is found by its other words', async () => {
    const event = { ...DENTIST, aliases: ['teeth check'], startsAt: '2026-03-10T17:00:00Z' };
    await ask(remember, { contactId, text: 'Asha has a dentist appointment.', event });
    const { results } = await ask(recall, { contactId, query: 'teeth' });
    expect(results).toMatchObject([{ memory: { object: 'dentist appointment' } }]);
  });

  it.each([
    {
      what: 'words for its start also tell its end',
      event: { startsAt: 'next week' },
      expected: { startsAt: '2026-03-09T00:00:00.000Z', endsAt: '2026-03-16T00:00:00.000Z', status: 'planned' },
    },
    {
      what: 'a stated end counts, and a time of day is one on the day of its start',
      event: { startsAt: 'tomorrow at 5pm', endsAt: '7pm' },
      expected: { startsAt: '2026-03-06T17:00:00.000Z', endsAt: '2026-03-06T19:00:00.000Z' },
    },
    {
      what: 'an instant has no end',
      event: { startsAt: '2026-03-06T17:00:00Z' },
      expected: { startsAt: '2026-03-06T17:00:00.000Z', endsAt: null, expression: null },
    },
    {
      what: 'what is past is done, and holds since it began',
      event: { startsAt: '2026-03-02' },
      expected: { status: 'done', validFrom: '2026-03-02T00:00:00.000Z', endsAt: '2026-03-03T00:00:00.000Z' },
    },
    {
      what: 'what was done on a Tuesday was done on the last one',
      event: { startsAt: 'Tuesday', status: 'done' as const },
      expected: { status: 'done', startsAt: '2026-03-03T00:00:00.000Z' },
    },
    {
      what: 'moved is planned',
      event: { startsAt: 'tomorrow', status: 'moved' as const },
      expected: { status: 'planned', validFrom: NOW },
    },
    { what: 'without a time it is done', event: {}, expected: { status: 'done', startsAt: null, validFrom: NOW } },
  ])('$what', async ({ event, expected }) => {
    const statement = { contactId, text: 'Asha has a dentist appointment.', event: { ...DENTIST, ...event } };
    await expect(ask(remember, statement)).resolves.toMatchObject({ memory: expected });
  });

  it('without a stated time has the one its text tells', async () => {
    const { memory } = await ask(remember, { contactId, text: 'The dentist expects her tomorrow.', event: DENTIST });
    expect(memory).toMatchObject({ startsAt: '2026-03-06T00:00:00.000Z', status: 'planned', expression: 'tomorrow' });
  });

  it('every episodic memory is one, also where it is not told in parts', async () => {
    const { memory } = await ask(remember, { contactId, text: 'She met Ravi yesterday.', kind: 'episodic' });
    expect(memory).toMatchObject({ subject: null, aliases: [], status: 'done' });
    const { memories } = await ask(listMemories, { contactId, kind: 'episodic' });
    expect(memories).toEqual([memory]);
  });

  it.each([
    { what: 'another kind', more: { kind: 'semantic' as const }, event: {}, path: 'kind' },
    { what: 'words that name no time', more: {}, event: { startsAt: 'blue' }, path: 'event.startsAt' },
    { what: 'an end that does not come', more: {}, event: { endsAt: 'from Monday on' }, path: 'event.endsAt' },
    {
      what: 'an end before its start',
      more: {},
      event: { startsAt: '2026-03-06T17:00:00Z', endsAt: '2026-03-05' },
      path: 'event.endsAt',
    },
    { what: 'nine aliases', more: {}, event: { aliases: [...'abcdefghi'] }, path: 'event.aliases' },
  ])('refuses $what', async ({ more, event, path }) => {
    const statement = { text: 'x', ...more, event: { ...DENTIST, ...event } };
    const refused = { code: 'INVALID', errors: [{ path }] };
    await expect(ask(remember, { contactId, ...statement })).rejects.toMatchObject(refused);
    await expect(ask(rememberBatch, { contactId, memories: [statement] })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path: `memories.0.${path}` }],
    });
  });

  it.each([
    { stated: { validFrom: 'last March' }, from: '2025-03-01', to: null, expression: 'last March' },
    { stated: { validFrom: 'from March to May 2025' }, from: '2025-03-01', to: '2025-05-01' },
    { stated: { validFrom: '2025-01-01T00:00:00Z', validTo: 'last June' }, from: '2025-01-01', to: '2025-07-01' },
    { stated: { validTo: 'until June' }, from: '2026-03-05', to: '2026-07-01' },
    { stated: { validTo: 'before June' }, from: '2026-03-05', to: '2026-06-01' },
    { stated: { validFrom: '2025-02-03', validTo: '2025-02-03' }, from: '2025-02-03', to: '2025-02-04' },
  ])('reads $stated in words', async ({ stated, from, to, ...read }) => {
    const { memory } = await ask(remember, { contactId, text: 'She is on leave.', ...stated });
    expect(memory).toMatchObject(read);
    expect([memory?.validFrom.slice(0, 10), memory?.validTo?.slice(0, 10) ?? null]).toEqual([from, to]);
  });

  it.each([
    { stated: { validFrom: 'blue' }, path: 'validFrom' },
    { stated: { validFrom: 'before June' }, path: 'validFrom' },
    { stated: { validTo: 'soon enough' }, path: 'validTo' },
    { stated: { validFrom: 'June 2025', validTo: 'May 2025' }, path: 'validTo' },
  ])('refuses $stated', async ({ stated, path }) => {
    const statement = { text: 'She is on leave.', ...stated };
    await expect(ask(remember, { contactId, ...statement })).rejects.toMatchObject({
      code: 'INVALID',
      errors: [{ path }],
    });
    await expect(ask(rememberBatch, { contactId, memories: [statement] })).rejects.toMatchObject({
      errors: [{ path: `memories.0.${path}` }],
    });
  });
});
