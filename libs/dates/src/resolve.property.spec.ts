import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import type { Expression } from './expression.js';
import { resolve, TEXT_LIMIT } from './resolve.js';
import { expectLinear } from '../../../test/support/speed/linear-time.js';

const zones = Intl.supportedValuesOf('timeZone');
const zone = fc.constantFrom(...zones);
const reference = fc.date({ min: new Date('1971-01-01'), max: new Date('2089-01-01'), noInvalidDate: true });

const UNITS = [
  'day',
  'week',
  'weekend',
  'month',
  'quarter',
  'year',
  'decade',
  'Friday',
  'March',
  'summer',
  'Easter',
  'fortnight',
];
const unit = fc.constantFrom(...UNITS);
const direction = fc.constantFrom('last', 'this', 'next', 'previous', 'the', 'coming');
const count = fc.integer({ min: 1, max: 400 });
const length = fc.tuple(count, fc.constantFrom('days', 'weeks', 'months', 'years')).map(([n, name]) => `${n} ${name}`);
const year = fc.integer({ min: 1900, max: 2100 });

/** Expressions that depend only on the wall clock, not on elapsed time. */
const wall = fc.oneof(
  fc.tuple(direction, unit).map((words) => words.join(' ')),
  length.map((text) => `${text} ago`),
  length.map((text) => `in ${text}`),
  length.map((text) => `the last ${text}`),
  length.map((text) => `about ${text} ago`),
  fc.tuple(fc.constantFrom('early', 'mid', 'late', 'the end of', 'the start of'), year).map((words) => words.join(' ')),
  fc.tuple(fc.integer({ min: 1, max: 31 }), fc.constantFrom('February', 'April', 'May', 'December'), year).map((words) => words.join(' ')),
  fc.tuple(fc.constantFrom('first', 'second', 'third', 'last'), fc.constantFrom('Monday', 'week', 'Sunday'), year).map(([n, name, y]) => `the ${n} ${name} of ${y}`),
  fc.tuple(year, year).map(([a, b]) => `from ${a} to ${b}`),
  fc.constantFrom('yesterday at 3pm', 'tomorrow morning', 'on the 31st', '29 February', 'tonight', 'last night at 2', 'from Monday to Friday', 'in spring'),
); // prettier-ignore

const periods = (found: Expression[]) => found.flatMap((one) => [one, ...(one.alternatives ?? [])]);
const wallTime = (date: Date, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timezone).toPlainDateTime().toString();

it('every period ends after it starts, whatever the words, the moment and the zone', () => {
  fc.assert(fc.property(wall, reference, zone, (text, moment, timezone) => {
    for (const { start, end, confidence } of periods(resolve(text, { reference: moment, timezone }))) {
      expect(end.getTime()).toBeGreaterThan(start.getTime());
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
    }
  }), { numRuns: 250 }); // prettier-ignore
});

it('the same words at the same time on the wall mean the same time on the wall in every zone', () => {
  fc.assert(fc.property(wall, reference, zone, (text, moment, timezone) => {
    const there = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('UTC').toPlainDateTime().toZonedDateTime(timezone);
    fc.pre(there.toPlainDateTime().toString() === wallTime(moment, 'UTC'));
    const settings = { options: { hemisphere: 'north', country: 'US' } } as const;
    const [a, b] = [
      resolve(text, { reference: moment, timezone: 'UTC', ...settings })[0],
      resolve(text, { reference: new Date(there.epochMilliseconds), timezone, ...settings })[0],
    ];
    expect(b?.text).toBe(a?.text);
    if (!a || !b) return;
    // A bound that the time zone skips is moved on by the gap, so only existing bounds are compared.
    for (const side of ['start', 'end'] as const) {
      const asked = Temporal.PlainDateTime.from(wallTime(a[side], 'UTC'));
      const exists = asked.toZonedDateTime(timezone).toPlainDateTime().equals(asked);
      if (exists) expect(wallTime(b[side], timezone)).toBe(asked.toString());
    }
  }), { numRuns: 250 }); // prettier-ignore
});

it('elapsed time is the same in every zone', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 500 }), fc.constantFrom('minutes', 'hours'), reference, zone, (n, name, moment, timezone) => {
    const milliseconds = n * (name === 'hours' ? 3_600_000 : 60_000);
    expect(resolve(`${n} ${name} ago`, { reference: moment, timezone })[0]!.start.getTime()).toBe(moment.getTime() - milliseconds);
    expect(resolve(`in ${n} ${name}`, { reference: moment, timezone })[0]!.start.getTime()).toBe(moment.getTime() + milliseconds);
  })); // prettier-ignore
});

it('reads any text without failing, and finds what it says where it says', () => {
  const words = fc.constantFrom(
    ...'next last the of to from 1 31 2019 monday may am : / - half two weeks ago in day after before \u0000 é 😀'.split(
      ' ',
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(words, { maxLength: 40 }).map((list) => list.join(' ')),
  );
  fc.assert(fc.property(text, reference, (said, moment) => {
    let last = 0;
    const found = resolve(said, { reference: moment, timezone: 'UTC' }).sort((a, b) => a.index - b.index);
    for (const { text: words_, index } of found) {
      expect(said.slice(index, index + words_.length)).toBe(words_);
      expect(index).toBeGreaterThanOrEqual(last);
      last = index + words_.length;
    }
  }), { numRuns: 200 }); // prettier-ignore
});

it('reads no time out of the letters and digits of an order number, a plate or an id', () => {
  const sign = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const found = fc.constantFrom('Q1', 'H2', 'FY24', '2019', 'MAY5', '5PM');
  const code = fc.tuple(fc.string({ unit: sign, minLength: 1, maxLength: 5 }), found, fc.constantFrom('', 'X', 'YD7'))
    .map(([before, inner, after]) => `${before}K${inner}${after}`); // prettier-ignore
  fc.assert(
    fc.property(code, reference, (id, moment) => {
      expect(resolve(`The order is ${id}.`, { reference: moment, timezone: 'UTC' })).toEqual([]);
    }),
  );
});

const ATTACKS = ['next ', '1', '1 ', '9:', ' ', '\n', '-', '. ', 'may 5 ', 'in 1 day and ', 'from may to ', 'between 1 and ', '2019-', 'the week of ', 'twenty ', 'new year ', "' ", '12345678', '1/1/', 'é']; // prettier-ignore

it.each(ATTACKS)('takes time linear in a text of nothing but %j', (unit) =>
  expectLinear(
    (text) => resolve(text, { reference: new Date('2024-05-15T10:00:00Z'), timezone: 'America/New_York' }),
    unit,
    TEXT_LIMIT / 2,
  ),
);
