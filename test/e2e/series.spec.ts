import ICAL from 'ical.js';
import { dueSoon, getCalendar, grep, upcoming } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { listEvents } from '#contract/events.js';
import { getHistory, getMemory, remember, revertDecision } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import type { Answer, Asked } from '../support/doors/door.js';
import { byDoors } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

// A Thursday; the clocks of New York change on Sunday.
const NOW = '2026-03-05T12:00:00Z';
const clock = new TestClock(NOW);

byDoors('an event that comes again', { clock }, ({ ask }) => {
  let contactId: string;

  beforeEach(async () => {
    clock.set(NOW);
    contactId = (await ask(createContact, { name: 'Ann', timezone: 'America/New_York' })).id;
  });

  const plan = (
    event: Partial<NonNullable<Asked<typeof remember>['event']>> = {},
    text = 'Ann plays tennis every Tuesday at 5 pm.',
  ): Promise<Answer<typeof remember>> =>
    ask(remember, { contactId, text, event: { subject: 'Ann', verb: 'play', object: 'tennis', ...event } });
  const ahead = async (query: object = {}): Promise<string[]> =>
    (await ask(upcoming, { contactId, ...query })).events.map(({ startsAt }) => startsAt);
  const TUESDAYS = ['2026-03-10T21:00:00.000Z', '2026-03-17T21:00:00.000Z'];

  it('has its rule from the words, and each of its times on the wall clock of the contact', async () => {
    const { memory } = await plan();
    expect(memory).toMatchObject({
      ...{ status: 'planned', recurrence: 'FREQ=WEEKLY;BYDAY=TU', precision: 'hour' },
      ...{ startsAt: TUESDAYS[0], endsAt: '2026-03-10T22:00:00.000Z' },
    });
    await expect(ahead({ until: '2026-03-20' })).resolves.toEqual(TUESDAYS);
    clock.set('2026-10-28T12:00:00Z');
    await expect(ahead({ until: '2026-11-12' })).resolves.toEqual([
      '2026-11-03T22:00:00.000Z',
      '2026-11-10T22:00:00.000Z',
    ]);
  });

  it('has it from its caller, and begins on the first day that the rule allows', async () => {
    const { memory } = await plan({
      recurrence: 'RRULE:FREQ=MONTHLY;BYDAY=1MO',
      startsAt: '2026-03-05T18:00:00-05:00',
    });
    expect(memory).toMatchObject({ recurrence: 'FREQ=MONTHLY;BYDAY=1MO', startsAt: '2026-04-06T22:00:00.000Z' });
    const words = await plan({ object: 'chess', recurrence: 'every other Friday at 7 pm' }, 'Chess.');
    expect(words.memory).toMatchObject({
      recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=FR',
      startsAt: '2026-03-07T00:00:00.000Z',
    });
  });

  it.each([
    ...['FREQ=SECONDLY', 'FREQ=DAILY;BYHOUR=1,2', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'now and then'],
    ...['FREQ=DAILY;COUNT=99999', 'FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2'],
  ])('is refused with the rule %s', async (recurrence) => {
    const refused = { code: 'INVALID', errors: [{ path: 'event.recurrence' }] };
    await expect(plan({ recurrence, startsAt: '2026-03-06T10:00:00Z' })).rejects.toMatchObject(refused);
  });

  it('needs a start for a rule', async () => {
    await expect(plan({ recurrence: 'FREQ=DAILY' })).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('is due soon for each of its times, page by page', async () => {
    await plan({ recurrence: 'FREQ=DAILY;COUNT=3', startsAt: '2026-03-05T10:00:00-05:00' }, 'Medicine.');
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Answer<typeof dueSoon> = await ask(dueSoon, { hours: 200, limit: 2, ...(cursor ? { cursor } : {}) });
      found.push(...page.events.filter(({ contact }) => contact.id === contactId).map(({ startsAt }) => startsAt));
      cursor = page.nextCursor;
    } while (cursor);
    const [today, tomorrow, last] = ['2026-03-05T15', '2026-03-06T15', '2026-03-07T15'];
    expect(found.map((at) => at.slice(0, 13))).toEqual([today, tomorrow, last]);
  });

  it('is due soon for each of its times on as many pages as there are, also while one of them is under way', async () => {
    const rule = { recurrence: 'FREQ=DAILY;COUNT=8', startsAt: '2026-03-05T06:00:00-05:00' };
    await plan({ ...rule, endsAt: '2026-03-05T10:00:00-05:00' }, 'Volunteers.');
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Answer<typeof dueSoon> = await ask(dueSoon, { hours: 200, limit: 3, ...(cursor ? { cursor } : {}) });
      found.push(...page.events.filter(({ contact }) => contact.id === contactId).map(({ startsAt }) => startsAt));
      cursor = page.nextCursor;
    } while (cursor);
    // The one of today has begun; on the last days New York has its summer time.
    expect(found.map((at) => at.slice(8, 13))).toEqual(['06T11', '07T11', '08T10', '09T10', '10T10', '11T10', '12T10']);
  });

  it('is one event in a list, found in any period in which it takes place, and unconfirmed after its last time', async () => {
    await plan({ recurrence: 'FREQ=DAILY;COUNT=3', startsAt: '2026-03-05T10:00:00-05:00' }, 'Medicine.');
    const listed = async (query: object): Promise<unknown[]> =>
      (await ask(listEvents, { contactId, ...query })).events.map(({ status }) => status);
    await expect(listed({ from: '2026-03-07T00:00:00Z' })).resolves.toEqual(['planned']);
    await expect(listed({ validAt: '2026-03-07T12:00:00Z', status: 'planned' })).resolves.toEqual(['planned']);
    await expect(listed({ validAt: '2026-03-08T12:00:00Z' })).resolves.toEqual(['unconfirmed']);
    await expect(listed({ from: '2026-03-09T00:00:00Z' })).resolves.toEqual([]);
  });

  it('is found by a question and a pattern in any period in which it takes place', async () => {
    await plan({}, 'Ann plays tennis every Tuesday at 5 pm.');
    clock.set('2026-06-04T12:00:00Z');
    const week = { from: '2026-06-08T00:00:00Z', to: '2026-06-15T00:00:00Z' };
    const asked = async (query: object): Promise<unknown[]> => {
      const { results } = await ask(recall, { contactId, query: 'When does Ann play tennis?', ...query });
      return results.map(({ memory, parts }) => [memory?.object, parts.recency]);
    };
    await expect(asked({ in: ['events'], ...week })).resolves.toMatchObject([['tennis', expect.any(Number)]]);
    const question = { query: 'Does Ann play tennis next week?' };
    await expect(asked({ ...question, time: 'only' })).resolves.toEqual([['tennis', 1]]);
    await expect(asked({ ...question, in: ['events'] })).resolves.toEqual([['tennis', 1]]);
    const { results } = await ask(grep, { contactId, in: 'events', pattern: 'tennis', ...week });
    expect(results).toHaveLength(1);
  });

  it('is told in the context by its next time', async () => {
    await plan();
    clock.set('2026-03-12T12:00:00Z');
    const { text } = await ask(getContext, { contactId });
    expect(text).toContain(
      '<upcoming>\n- Tuesday, 2026-03-17 17:00: Ann plays tennis every Tuesday at 5 pm.\n</upcoming>',
    );
  });

  it('is one entry of a calendar, with its rule and its zone', async () => {
    await plan();
    const parsed = ICAL.parse(await ask(getCalendar, { contactId })) as ConstructorParameters<typeof ICAL.Component>[0];
    const [event, ...more] = new ICAL.Component(parsed).getAllSubcomponents('vevent');
    expect(more).toEqual([]);
    expect(String(event?.getFirstPropertyValue('rrule'))).toBe('FREQ=WEEKLY;BYDAY=TU');
    expect(event?.getFirstProperty('dtstart')?.getFirstParameter('tzid')).toBe('America/New_York');
    expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-03-10T17:00:00');
  });

  it('said again is restated, goes on when one of its times has happened, and comes back by a revert', async () => {
    const { memory } = await plan();
    clock.set('2026-03-12T12:00:00Z');
    const again = await plan();
    expect(again.decision).toMatchObject({ outcome: 'restated', decidedBy: 'event' });
    const done = await plan({ status: 'done', startsAt: '2026-03-10T17:00:00-04:00' }, 'Ann played tennis.');
    expect(done.decision.outcome).toBe('added');
    const once = await plan({ status: 'cancelled', startsAt: '2026-03-17T17:00:00-04:00' }, 'No tennis on Tuesday.');
    expect(once.decision.outcome).toBe('superseded');
    const gone = await ask(remember, { contactId, text: 'Ann no longer needs the weekly tennis.' });
    expect(gone.decision).toMatchObject({ outcome: 'withdrawn', decidedBy: 'event' });
    await expect(ahead()).resolves.toEqual([]);
    await ask(revertDecision, { decisionId: gone.decision.id ?? '' });
    await expect(ahead({ until: '2026-03-25' })).resolves.toEqual(['2026-03-24T21:00:00.000Z']);
    await expect(ask(getMemory, { memoryId: memory?.id ?? '' })).resolves.toMatchObject({
      recurrence: memory?.recurrence,
    });
  });

  const LATER = '2026-03-24T21:00:00.000Z';
  it.each([
    { how: 'in words', said: { text: 'Tennis next Tuesday is cancelled, the coach is ill.' } },
    {
      how: 'by its caller',
      said: {
        text: 'No tennis.',
        event: {
          ...{ subject: 'Ann', verb: 'play', object: 'tennis' },
          ...{ status: 'cancelled' as const, startsAt: '2026-03-10T17:00:00-04:00' },
        },
      },
    },
  ])('goes on without the one time that is cancelled $how, until that is undone', async ({ said }) => {
    const { memory } = await plan();
    const { decision, memory: cancelled } = await ask(remember, { contactId, ...said });
    expect(decision).toMatchObject({ outcome: 'superseded', superseded: [memory?.id], decidedBy: 'event' });
    expect(cancelled).toMatchObject({ status: 'cancelled', startsAt: TUESDAYS[0], recurrence: null });
    await expect(ahead({ until: '2026-03-25' })).resolves.toEqual([TUESDAYS[1], LATER]);
    const again = await plan();
    expect(again.decision.outcome).toBe('restated');
    const { steps } = await ask(getHistory, { memoryId: again.memory?.id ?? '' });
    expect(steps.map(({ memory: { text, recurrence } }) => [text, recurrence])).toEqual([
      [memory?.text, memory?.recurrence],
      [memory?.text, `${memory?.recurrence}\nEXDATE:20260310T210000Z`],
      [said.text, null],
    ]);
    const { entries } = await ask(timeline, { contactId });
    expect(entries.map(({ memory: { text } }) => text)).toEqual(expect.arrayContaining([memory?.text, said.text]));
    await ask(revertDecision, { decisionId: decision.id ?? '' });
    await expect(ahead({ until: '2026-03-20' })).resolves.toEqual(TUESDAYS);
  });

  it('goes on beside the one time that is moved', async () => {
    await plan();
    const { decision } = await ask(remember, { contactId, text: 'Tennis next Tuesday is moved to Wednesday at 6 pm.' });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'event' });
    await expect(ahead({ until: '2026-03-18' })).resolves.toEqual(['2026-03-11T22:00:00.000Z', TUESDAYS[1]]);
    const [first] = (await ask(upcoming, { contactId, until: '2026-03-18' })).events;
    expect(first?.memory).toMatchObject({ subject: 'Ann', verb: 'play', object: 'tennis', recurrence: null });
    const moved = await ask(remember, { contactId, text: 'Tennis on Wednesday is cancelled.' });
    expect(moved.decision.outcome).toBe('withdrawn');
    await expect(ahead({ until: '2026-03-18' })).resolves.toEqual(TUESDAYS.slice(1));
  });

  it('loses no time that is not named for certain', async () => {
    await plan();
    for (const text of ['Tennis is cancelled.', 'The 5 pm tennis is cancelled.', 'Tennis in March is cancelled.'])
      await ask(remember, { contactId, text });
    await expect(ahead({ until: '2026-03-20' })).resolves.toEqual(TUESDAYS);
  });

  it('has in a calendar the times at which it does not take place', async () => {
    await plan();
    await ask(remember, { contactId, text: 'Tennis next Tuesday is cancelled.' });
    const parsed = ICAL.parse(await ask(getCalendar, { contactId })) as ConstructorParameters<typeof ICAL.Component>[0];
    const series = new ICAL.Component(parsed)
      .getAllSubcomponents('vevent')
      .filter((event) => event.getFirstProperty('rrule'));
    expect(series).toHaveLength(1);
    expect(String(series[0]?.getFirstPropertyValue('exdate'))).toBe('2026-03-10T21:00:00Z');
  });
});
