import fc from 'fast-check';
import {
  exceptionsOf,
  firstFrom,
  lastEnd,
  occurrences,
  plainRule,
  ruleOf,
  type Series,
  withException,
} from './recurrence.js';
import { wallAt } from './wall-clock.js';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'America/Sao_Paulo', 'Australia/Sydney'];
const RULES = [
  'FREQ=WEEKLY;BYDAY=TU',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH',
  'FREQ=DAILY',
  'FREQ=MONTHLY;BYDAY=1MO',
  'FREQ=MONTHLY;BYMONTHDAY=31',
  'FREQ=DAILY;INTERVAL=3;COUNT=40',
  'FREQ=YEARLY',
];
const series: fc.Arbitrary<Series> = fc
  .record({
    rule: fc.constantFrom(...RULES),
    timezone: fc.constantFrom(...ZONES),
    day: fc.integer({ min: 0, max: 364 }),
  })
  // The clocks do not change then in any of them.
  .map(({ day, ...one }) => {
    const startsAt = new Date(Date.UTC(2026, 0, 1 + day, 2, 30));
    return { ...one, startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) };
  });
const YEAR_MS = 365 * 86_400_000;
const within = (one: Series, from: number, to: number): number[] =>
  occurrences(one, { from: new Date(from), to: new Date(to) }, 1_000).map(({ startsAt }) => startsAt.getTime());

describe('a series', () => {
  it('keeps its time on the wall clock over every change of the clocks', () => {
    fc.assert(
      fc.property(series, (one) => {
        const first = firstFrom(one, one.startsAt);
        const time = first && wallAt(first.startsAt.getTime(), one.timezone).toPlainTime().toString();
        const start = one.startsAt.getTime();
        for (const at of within(one, start, start + 2 * YEAR_MS))
          expect(wallAt(at, one.timezone).toPlainTime().toString()).toBe(time);
      }),
      { numRuns: 40 },
    );
  });

  it('has in a window what it has there in a larger one', () => {
    const days = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(series, days, days, (one, after, length) => {
        const from = one.startsAt.getTime() + after * 86_400_000;
        const to = from + length * 86_400_000;
        const larger = within(one, from - 40 * 86_400_000, to + 40 * 86_400_000);
        const lasts = 3_600_000;
        expect(within(one, from, to)).toEqual(larger.filter((at) => at + lasts > from && at < to));
      }),
      { numRuns: 40 },
    );
  });

  it('has all its times but the exceptions, which can be read again', () => {
    const picked = fc.array(fc.nat(29), { maxLength: 5 });
    fc.assert(
      fc.property(series, picked, fc.nat(999), ({ startsAt, ...rest }, places, ms) => {
        const one = { ...rest, startsAt: new Date(startsAt.getTime() + ms) };
        const start = one.startsAt.getTime();
        const all = within(one, start, start + YEAR_MS);
        const out = [...new Set(places)].flatMap((place) => all[place] ?? []);
        const rule = out.reduce((left, at) => withException(left, new Date(at)) ?? left, one.rule);
        expect(plainRule(rule)).toBe(one.rule);
        expect(exceptionsOf(rule).map((at) => at.getTime())).toEqual(
          out.toSorted((a, b) => a - b).map((at) => at - ms),
        );
        expect(within({ ...one, rule }, start, start + YEAR_MS)).toEqual(all.filter((at) => !out.includes(at)));
      }),
      { numRuns: 40 },
    );
  });

  it('is five in the afternoon in winter and in summer', () => {
    const tennis: Series = {
      rule: 'FREQ=WEEKLY;BYDAY=TU',
      timezone: 'America/New_York',
      startsAt: new Date('2026-03-03T22:00:00Z'),
      endsAt: new Date('2026-03-03T23:00:00Z'),
    };
    const found = occurrences(
      tennis,
      { from: new Date('2026-03-03T00:00:00Z'), to: new Date('2026-03-12T00:00:00Z') },
      5,
    );
    expect(found.map(({ startsAt }) => startsAt.toISOString())).toEqual([
      '2026-03-03T22:00:00.000Z',
      '2026-03-10T21:00:00.000Z',
    ]);
    expect(found[1]?.endsAt?.toISOString()).toBe('2026-03-10T22:00:00.000Z');
  });

  it('is over with its last occurrence, or never', () => {
    const one: Series = {
      rule: 'FREQ=DAILY;COUNT=3',
      timezone: 'UTC',
      startsAt: new Date('2026-03-03T10:00:00Z'),
      endsAt: null,
    };
    expect(lastEnd(one)?.toISOString()).toBe('2026-03-05T10:00:00.001Z');
    expect(lastEnd({ ...one, rule: 'FREQ=DAILY;UNTIL=20260304' })?.toISOString()).toBe('2026-03-04T10:00:00.001Z');
    expect(lastEnd({ ...one, rule: 'FREQ=DAILY' })).toBeNull();
  });

  it.each([
    ['FREQ=DAILY;UNTIL=20320101', '2031-12-31T23:59:59Z'],
    ['FREQ=DAILY;BYMONTH=7;UNTIL=20330101T000000Z', '2032-07-31T10:00:00.001Z'],
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20400101T000000Z', '2040-01-01T00:00:00.001Z'],
  ])('with a far end goes on until then: %s', (rule, end) => {
    const one: Series = { rule, timezone: 'UTC', startsAt: new Date('2026-03-03T10:00:00Z'), endsAt: null };
    expect(lastEnd(one)?.getTime()).toBeGreaterThanOrEqual(new Date(end).getTime());
    expect(within(one, Date.parse('2029-07-01'), Date.parse('2029-07-08')).length).toBeGreaterThanOrEqual(5);
  });

  it('whose count is far away has no end that is known', () => {
    const one = { rule: 'FREQ=DAILY;BYDAY=MO;COUNT=400', timezone: 'UTC', endsAt: null };
    expect(lastEnd({ ...one, startsAt: new Date('2026-03-02T10:00:00Z') })).toBeNull();
  });

  it.each([
    ['Europe/Berlin', '2026-03-26T01:30:00Z', ['2026-03-28T01:30Z', '2026-03-29T01:30Z', '2026-03-30T00:30Z']],
    ['America/New_York', '2026-03-02T07:30:00Z', ['2026-03-07T07:30Z', '2026-03-08T07:30Z', '2026-03-09T06:30Z']],
    ['Africa/Cairo', '2026-04-20T22:00:00Z', ['2026-04-22T22:00Z', '2026-04-23T22:00Z', '2026-04-24T21:00Z']],
  ])('takes place on the day on which the clocks skip its time, in %s', (timezone, start, times) => {
    const one: Series = { rule: 'FREQ=DAILY', timezone, startsAt: new Date(start), endsAt: null };
    expect(within(one, Date.parse(String(times[0])), Date.parse(String(times[2])) + 1)).toEqual(
      times.map((at) => Date.parse(at)),
    );
  });

  it('that begins in the second of two equal hours does so then', () => {
    const [startsAt, endsAt] = [new Date('2026-10-25T01:30:00Z'), new Date('2026-10-25T02:00:00Z')];
    const one: Series = { rule: 'FREQ=WEEKLY', timezone: 'Europe/London', startsAt, endsAt };
    const window = { from: new Date('2026-10-24T00:00:00Z'), to: new Date('2026-10-26T00:00:00Z') };
    expect(occurrences(one, window, 5)).toEqual([{ startsAt, endsAt }]);
  });

  it('that would begin at a time which the clocks skip begins at the next that is there', () => {
    const start = new Date('2026-03-28T01:30:00Z');
    const one: Series = { rule: 'FREQ=DAILY', timezone: 'Europe/Berlin', startsAt: start, endsAt: null };
    const first = firstFrom(one, new Date('2026-03-28T12:00:00Z'));
    expect(first?.startsAt.toISOString()).toBe('2026-03-30T00:30:00.000Z');
  });

  it.each(['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYMONTHDAY=1;BYSETPOS=2'])(
    'that never comes to pass ends the search for it: %s',
    (rule) => {
      const one = { rule, timezone: 'UTC', startsAt: new Date('2026-03-03T10:00:00Z'), endsAt: null };
      expect(firstFrom(one, one.startsAt)).toBeNull();
      expect(within(one, one.startsAt.getTime(), one.startsAt.getTime() + YEAR_MS)).toEqual([]);
    },
  );
});

describe('a rule', () => {
  it.each([
    ['RRULE:FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU'],
    ['freq=monthly;byday=-1FR', 'FREQ=MONTHLY;BYDAY=-1FR'],
    ['FREQ=DAILY;UNTIL=20260331T235959Z', 'FREQ=DAILY;UNTIL=20260331T235959Z'],
  ])('is read: %s', (words, rule) => {
    expect(ruleOf(words)).toBe(rule);
  });

  it.each([
    ...['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=5', 'FREQ=HOURLY', 'FREQ=DAILY;BYHOUR=1,2,3', 'FREQ=DAILY;BYSECOND=1'],
    ...[
      'FREQ=DAILY;COUNT=100000',
      'FREQ=DAILY;INTERVAL=0',
      'FREQ=DAILY;COUNT=3;UNTIL=20260331',
      'FREQ=DAILY;FREQ=DAILY',
    ],
    ...[
      'BYDAY=TU',
      'FREQ=DAILY;X=1',
      'every Tuesday',
      '',
      'FREQ=DAILY\nEXDATE:20260303',
      `FREQ=WEEKLY;BYDAY=${'MO,'.repeat(60)}`,
    ],
  ])('is refused: %s', (words) => {
    expect(ruleOf(words)).toBeNull();
  });
});
