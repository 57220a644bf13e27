import { dueSoon, upcoming } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { byDoors } from '../support/doors/doors.js';
import { cancel, plan } from '../support/stories/plans.js';
import { TestClock } from '../support/service/test-clock.js';

// A Thursday.
const NOW = '2026-03-05T12:00:00.000Z';
const clock = new TestClock(NOW);

byDoors('upcoming', { clock }, ({ ask }) => {
  let contactId: string;

  beforeAll(async () => {
    clock.set('2026-03-01T12:00:00Z');
    contactId = (await ask(createContact, { name: 'Asha', timezone: 'Asia/Kolkata' })).id;
    await plan(ask, contactId, 'Lunch, over', { startsAt: '2026-03-05T10:00:00Z', endsAt: '2026-03-05T11:00:00Z' });
    await plan(ask, contactId, 'Conference', { startsAt: '2026-03-04T10:00:00Z', endsAt: '2026-03-06T10:00:00Z' });
    await plan(ask, contactId, 'Call', { startsAt: '2026-03-05T14:30:00Z' });
    await plan(ask, contactId, 'Birthday', { startsAt: '2026-03-06' });
    const dentist = await plan(ask, contactId, 'Dentist', { startsAt: '2026-03-07T09:00:00Z' });
    await plan(
      ask,
      contactId,
      'Dentist later',
      { startsAt: '2026-03-10T09:00:00Z', status: 'moved' },
      { supersedes: dentist.id },
    );
    await cancel(ask, await plan(ask, contactId, 'Cinema', { startsAt: '2026-03-08T09:00:00Z' }));
    await plan(ask, contactId, 'Holidays', { startsAt: '2026-06-01', endsAt: '2026-06-30' });
    await plan(ask, contactId, 'Met Ravi', { startsAt: '2026-03-20T09:00:00Z', status: 'done' });
    clock.set(NOW);
  });

  const texts = async (query: object): Promise<string[]> => {
    const { events } = await ask(upcoming, { contactId, ...query });
    return events.map(({ memory, startsIn, allDay }) => `${memory.text}: ${startsIn}${allDay ? ', all day' : ''}`);
  };
  const soon = ['Conference: now', 'Call: in 2 hours', 'Birthday: tomorrow, all day', 'Dentist later: in 5 days'];

  it.each([
    { what: 'thirty days ahead', query: {}, expected: soon },
    { what: 'until a moment in words', query: { until: 'tomorrow' }, expected: soon.slice(0, 3) },
    { what: 'until an instant', query: { until: '2026-03-05T14:30:00Z' }, expected: soon.slice(0, 1) },
    { what: 'far ahead', query: { until: '2026-12-31' }, expected: [...soon, 'Holidays: in 88 days, all day'] },
    { what: 'no more than the limit', query: { limit: 2 }, expected: soon.slice(0, 2) },
  ])('tells what is planned, $what', async ({ query, expected }) => {
    await expect(texts(query)).resolves.toEqual(expected);
  });

  it('says when each is, in UTC, how far it looked, and in which zone the words count', async () => {
    await expect(ask(upcoming, { contactId, limit: 3 })).resolves.toMatchObject({
      events: [{}, { startsAt: '2026-03-05T14:30:00.000Z', endsAt: null }, { startsAt: '2026-03-05T18:30:00.000Z' }],
      until: '2026-04-04T12:00:00.000Z',
      timezone: 'Asia/Kolkata',
    });
  });

  it.each(['yesterday', '2026-03-05T12:00:00Z', '2027-03-07', 'the colour blue'])('refuses until %s', async (until) => {
    const refused = { code: 'INVALID', errors: [{ path: 'until' }] };
    await expect(ask(upcoming, { contactId, until })).rejects.toMatchObject(refused);
  });
});

byDoors('dueSoon', { clock }, ({ ask }) => {
  beforeAll(async () => {
    clock.set('2026-03-01T12:00:00Z');
    const [asha, ravi] = [await ask(createContact, { name: 'Asha' }), await ask(createContact, {})];
    await plan(ask, asha.id, 'Call', { startsAt: '2026-03-05T14:30:00Z' });
    await plan(ask, ravi.id, 'Walk', { startsAt: '2026-03-05T13:00:00Z' });
    await plan(ask, ravi.id, 'Swim', { startsAt: '2026-03-05T14:30:00Z' });
    await plan(ask, asha.id, 'Begun', { startsAt: '2026-03-05T11:30:00Z', endsAt: '2026-03-05T15:30:00Z' });
    await plan(ask, asha.id, 'Done', { startsAt: '2026-03-05T13:30:00Z', status: 'done' });
    await plan(ask, asha.id, 'Late', { startsAt: '2026-03-06T12:30:00Z' });
    await cancel(ask, await plan(ask, asha.id, 'Cinema', { startsAt: '2026-03-05T20:00:00Z' }));
    clock.set(NOW);
  });

  it('tells what starts within a day, of any contact of the tenant', async () => {
    const { events, nextCursor } = await ask(dueSoon, {});
    expect(events.map(({ memory, contact, startsAt }) => [memory.text, contact.name, startsAt.slice(11, 16)])).toEqual([
      ['Walk', null, '13:00'],
      ['Call', 'Asha', '14:30'],
      ['Swim', null, '14:30'],
    ]);
    expect(nextCursor).toBeNull();
  });

  it('pages, and looks on from where it first did', async () => {
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await ask(dueSoon, { hours: 25, limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...page.events.map(({ memory }) => memory.text));
      cursor = page.nextCursor;
      clock.set('2026-03-05T14:00:00Z');
    }
    clock.set(NOW);
    expect(seen).toEqual(['Walk', 'Call', 'Swim', 'Late']);
  });

  it.each([0, 745, 1.5])('refuses %s hours', async (hours) => {
    await expect(ask(dueSoon, { hours })).rejects.toMatchObject({ code: 'INVALID', errors: [{ path: 'hours' }] });
  });
});
