import { readConfig } from '#config/config.js';
import { attributeTable } from '#domain/attributes/attributes.js';
import { datesOptions } from '#dates/moment.js';
import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { eventKey } from '#domain/plans/event-match.js';
import { matchPlans } from '#domain/plans/plan-match.js';
import { settleByRules } from '#domain/reconcile/reconcile.js';
import { at, version } from '../../../../test/support/stories/statements.js';
import type { EventInput } from './event-input.js';
import { statementOf } from './statement-input.js';

const ZONE = 'Asia/Kolkata';
const TUESDAY = { startsAt: at('2026-03-17T11:30:00Z'), endsAt: at('2026-03-17T12:30:00Z') };
const TENNIS = { subject: 'Asha', verb: 'play', object: 'tennis' };
const DENTIST = { subject: 'Asha', verb: 'see', object: 'dentist' };

/** @returns what is planned, told on 5 March: every Tuesday at five since the tenth, or the dentist on the seventeenth. */
function plan(id: string, about: Partial<Version>): Version {
  const known = { kind: 'episodic', attribute: null, value: null, status: 'planned', precision: 'hour' } as const;
  return version(id, { ...known, factId: id, validFrom: at('2026-03-05T06:00:00Z'), ...about });
}
const SERIES = plan('series', {
  ...TENNIS,
  text: 'Plays tennis every Tuesday at 5 pm.',
  startsAt: at('2026-03-10T11:30:00Z'),
  endsAt: at('2026-03-10T12:30:00Z'),
  recurrence: 'FREQ=WEEKLY;BYDAY=TU',
});
const ONCE = plan('once', { ...DENTIST, ...TUESDAY, text: 'Dentist on 17 March at 5 pm.' });

type Told = Omit<EventInput, 'aliases'>;

/** @returns a statement as it is told at a moment, in the zone of the contact. */
function told(text: string, event: Told | null, saidAt: string): Statement {
  const parts = event && { aliases: [], ...event };
  const input = { text, event: parts ?? undefined, reconcile: true, as: 'change', importance: 0.5 } as const;
  return statementOf(
    { ...input, confidence: 1, tags: [] },
    {
      ...{ turn: null, now: at(saidAt), table: attributeTable(), language: 'en', path: '' },
      heard: (reference) => ({ reference, timezone: ZONE, options: { ...datesOptions(readConfig({})), locale: 'en' } }),
    },
  );
}

/** @returns what a statement does to plans, as a test reads it; times in the zone of the contact. */
function does(statement: Statement, ...plans: Version[]): string {
  const { change, saidAt } = statement;
  const settled = settleByRules(statement, {
    ...{ slot: [], named: null, candidates: [] },
    events: plans.filter((one) => eventKey(one) === eventKey(statement) && statement.subject !== null),
    plans: change ? matchPlans(change, plans, saidAt, { name: 'Asha', timezone: ZONE }) : undefined,
  });
  if (!settled || settled.outcome === 'added') return 'stands beside';
  if (settled.withdraws) return `withdraws ${settled.withdraws.id}`;
  if (settled.outcome === 'restated') return `restates ${settled.placement.restates?.id ?? ''}`;
  const now = settled.statement ?? statement;
  const excepts = settled.excepts?.split('EXDATE:')[1];
  const which = settled.placement.closes.map(({ version: { id } }) => id).join();
  const when = [wall(now.startsAt), ...(now.recurrence ? [now.recurrence] : [])].join(' ');
  return excepts ? `${now.status} ${when}, without ${excepts}` : `${which} ${now.status} ${when}`;
}

function wall(startsAt: Date | null): string {
  return startsAt ? startsAt.toLocaleString('sv', { timeZone: ZONE }).slice(5, 16) : 'at no time';
}

const THURSDAY_BEFORE = '2026-03-12T06:00:00Z';
const ON_THE_DAY = '2026-03-17T06:00:00Z';
const WITHOUT = 'without 20260317T113000Z';

describe('one time of a series that is moved or cancelled', () => {
  it.each<{ text: string; said: string; status: 'moved' | 'cancelled'; starts: Told['startsAt'][]; expected: string }>([
    {
      ...{ text: 'Tennis next Tuesday is moved to Wednesday at 6 pm.', said: THURSDAY_BEFORE, status: 'moved' },
      ...{ starts: ['Wednesday at 6 pm', '2026-03-18T18:00:00+05:30', undefined] },
      expected: `planned 03-18 18:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis next Tuesday is moved by an hour.', said: THURSDAY_BEFORE, status: 'moved' },
      ...{ starts: [undefined] },
      expected: `planned 03-17 18:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis next Tuesday is moved to 6 pm.', said: THURSDAY_BEFORE, status: 'moved' },
      ...{ starts: ['6 pm', undefined] },
      expected: `planned 03-17 18:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis today is moved to 6 pm.', said: ON_THE_DAY, status: 'moved' },
      ...{ starts: ['today at 6 pm', '6 pm', undefined] },
      expected: `planned 03-17 18:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis is moved to Wednesday at 6 pm.', said: THURSDAY_BEFORE, status: 'moved' },
      ...{ starts: ['Wednesday at 6 pm', undefined] },
      expected: 'stands beside',
    },
    {
      ...{ text: 'Tennis today is cancelled.', said: ON_THE_DAY, status: 'cancelled' },
      ...{ starts: ['today', '2026-03-17', 'today at 5 pm', undefined] },
      expected: `cancelled 03-17 17:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis was cancelled today.', said: ON_THE_DAY, status: 'cancelled' },
      ...{ starts: ['today', undefined] },
      expected: `cancelled 03-17 17:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis is cancelled this week.', said: '2026-03-16T06:00:00Z', status: 'cancelled' },
      ...{ starts: ['this week', undefined] },
      expected: `cancelled 03-17 17:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis was cancelled yesterday.', said: '2026-03-18T06:00:00Z', status: 'cancelled' },
      ...{ starts: ['yesterday', undefined] },
      expected: `cancelled 03-17 17:00, ${WITHOUT}`,
    },
    {
      ...{ text: 'Tennis was cancelled yesterday.', said: '2026-03-19T06:00:00Z', status: 'cancelled' },
      ...{ starts: ['yesterday', undefined] },
      expected: 'stands beside',
    },
    {
      ...{ text: 'Tennis is cancelled in April.', said: THURSDAY_BEFORE, status: 'cancelled' },
      ...{ starts: ['April', undefined] },
      expected: 'stands beside',
    },
    {
      ...{ text: "I couldn't make it to tennis.", said: THURSDAY_BEFORE, status: 'cancelled' },
      ...{ starts: [undefined] },
      expected: 'stands beside',
    },
    {
      ...{ text: 'I no longer need the weekly tennis.', said: THURSDAY_BEFORE, status: 'cancelled' },
      ...{ starts: [undefined] },
      expected: 'withdraws series',
    },
    {
      ...{ text: 'Tennis every Tuesday is cancelled.', said: THURSDAY_BEFORE, status: 'cancelled' },
      ...{ starts: [undefined, 'every Tuesday'] },
      expected: 'withdraws series',
    },
  ])('is the same in words and in parts: "$text", said $said', ({ text, said, status, starts, expected }) => {
    const inParts = starts.map((startsAt) => does(told(text, { ...TENNIS, status, startsAt }, said), SERIES));
    expect([does(told(text, null, said), SERIES), ...inParts]).toEqual([expected, ...inParts.map(() => expected)]);
  });

  it.each([
    { text: 'No tennis today.', said: ON_THE_DAY, expected: `cancelled 03-17 17:00, ${WITHOUT}` },
    { text: 'No tennis on Thursday.', said: THURSDAY_BEFORE, expected: 'stands beside' },
    { text: 'No tennis.', said: THURSDAY_BEFORE, expected: 'withdraws series' },
  ])('is known by its day also where only the parts say that it is cancelled: "$text"', ({ text, said, expected }) => {
    expect(does(told(text, { ...TENNIS, status: 'cancelled' }, said), SERIES)).toBe(expected);
  });

  it('is not meant where the parts say how it comes again', () => {
    const weekly = { ...TENNIS, recurrence: 'every Wednesday at 6 pm' };
    const moved = told('Tennis on Tuesday is moved to Wednesdays.', { ...weekly, status: 'moved' }, THURSDAY_BEFORE);
    expect(does(moved, SERIES)).toBe('series planned 03-18 18:00 FREQ=WEEKLY;BYDAY=WE');
    const off = told('No tennis.', { ...weekly, recurrence: 'every Tuesday', status: 'cancelled' }, THURSDAY_BEFORE);
    expect(does(off, SERIES)).toBe('withdraws series');
  });
});

describe('a plan that is moved or cancelled', () => {
  it.each([
    { text: 'The dentist on Tuesday is moved by an hour.', starts: [undefined], expected: '03-17 18:00' },
    { text: 'The dentist on Tuesday is moved to 6 pm.', starts: [undefined, '6 pm'], expected: '03-17 18:00' },
    { text: 'The dentist is moved to 6 pm.', starts: [undefined, '6 pm', 'at 6'], expected: '03-17 18:00' },
    { text: 'The dentist is moved to 4:30.', starts: [undefined, '4:30'], expected: '03-17 16:30' },
    {
      text: 'The dentist on Tuesday is moved to Wednesday at 6 pm.',
      starts: [undefined, 'Wednesday at 6 pm', '2026-03-18T18:00:00+05:30'],
      expected: '03-18 18:00',
    },
    {
      text: 'The dentist is moved from Tuesday to Thursday.',
      starts: [undefined, 'Thursday'],
      expected: '03-19 00:00',
    },
    { text: 'The dentist is postponed.', starts: [undefined], expected: 'at no time' },
  ])('lies at the same time in words and in parts: "$text"', ({ text, starts, expected }) => {
    // A Friday, so that Thursday is one after the plan.
    const said = '2026-03-13T06:00:00Z';
    const inParts = starts.map((startsAt) => does(told(text, { ...DENTIST, status: 'moved', startsAt }, said), ONCE));
    const moved = `once planned ${expected}`;
    expect([does(told(text, null, said), ONCE), ...inParts]).toEqual([moved, ...inParts.map(() => moved)]);
  });

  it('is at no old time where which one is meant is not known', () => {
    const other = plan('other', { ...DENTIST, ...TUESDAY, startsAt: at('2026-03-17T03:30:00Z'), endsAt: null });
    const moved = told('The dentist on Tuesday is moved by an hour.', { ...DENTIST, status: 'moved' }, THURSDAY_BEFORE);
    expect(does(moved, ONCE, other)).toBe('stands beside');
    expect(moved.startsAt).toBeNull();
  });
});

describe('one event beside a series', () => {
  const allDay = { startsAt: at('2026-03-09T18:30:00Z'), endsAt: at('2026-03-10T18:30:00Z') };

  it.each([
    { startsAt: 'Tuesday at 5 pm', series: { ...SERIES, ...allDay } },
    { startsAt: 'Tuesday from 5 pm to 5:30 pm', series: SERIES },
  ])('does not take its place: $startsAt', ({ startsAt, series }) => {
    const once = told('Plays tennis.', { ...TENNIS, status: 'planned', startsAt }, '2026-03-06T06:00:00Z');
    expect(does(once, series)).toBe('stands beside');
  });

  it('is its first time where it is told at no more exact time, and the series itself without one', () => {
    const said = '2026-03-06T06:00:00Z';
    const same = told('Plays tennis.', { ...TENNIS, status: 'planned', startsAt: 'Tuesday at 5 pm' }, said);
    expect(does(same, SERIES)).toBe('restates series');
    expect(does(told('Plays tennis.', { ...TENNIS, status: 'planned' }, said), SERIES)).toBe('restates series');
  });

  it('is one time of a series that is told later, and no more than that', () => {
    const single = { ...SERIES, id: 'single', recurrence: null };
    const series = told(SERIES.text, { ...TENNIS, status: 'planned' }, '2026-03-06T06:00:00Z');
    expect(does(series, single)).toBe('single planned 03-10 17:00 FREQ=WEEKLY;BYDAY=TU');
    expect(does(series, { ...single, endsAt: at('2026-03-10T12:00:00Z') })).toBe('stands beside');
  });
});

describe('a series that is told again', () => {
  const april = '2026-04-05T06:00:00Z';

  it('is restated from whatever week it counts, also without one of its times', () => {
    const again = told(SERIES.text, { ...TENNIS, status: 'planned' }, april);
    expect(does(again, SERIES)).toBe('restates series');
    expect(does(again, { ...SERIES, recurrence: `${SERIES.recurrence}\nEXDATE:20260407T113000Z` })).toBe(
      'restates series',
    );
  });

  it('is another one on another day, though its rule does not name the day', () => {
    const rule = { recurrence: 'FREQ=WEEKLY', startsAt: '2026-04-08T17:00:00+05:30' };
    const known = { ...SERIES, recurrence: rule.recurrence };
    expect(does(told('Tennis.', { ...TENNIS, ...rule, status: 'planned' }, april), known)).toBe('stands beside');
    const moved = told('Tennis.', { ...TENNIS, ...rule, status: 'moved' }, april);
    expect(does(moved, known)).toBe('series planned 04-08 17:00 FREQ=WEEKLY');
  });
});
