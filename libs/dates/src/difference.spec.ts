import fc from 'fast-check';
import { DomainError } from '#domain/service/errors.js';
import { add, difference } from './difference.js';

const zones = Intl.supportedValuesOf('timeZone');
const zone = fc.constantFrom(...zones);
const moment = fc.date({ min: new Date('1950-01-01'), max: new Date('2090-01-01'), noInvalidDate: true });

describe('difference', () => {
  it.each([
    ['2024-01-31', '2024-02-29', 'P29D', '29 days', 29],
    ['2023-11-05', '2024-05-07', 'P6M2D', '6 months and 2 days', 184],
    ['2020-02-29', '2024-02-29', 'P4Y', '4 years', 1461],
    ['2024-05-07', '2023-11-05', '-P6M2D', '6 months and 2 days earlier', -184],
    ['2024-05-07', '2024-05-07', 'PT0S', '0 days', 0],
    ['2024-05-07T10:00', '2024-05-08T12:30', 'P1DT2H30M', '1 day, 2 hours and 30 minutes', 1],
  ])('from %s to %s is %s', (from, to, duration, formatted, days) => {
    const utc = (text: string): Date => new Date(`${text}${text.includes('T') ? '' : 'T00:00'}Z`);
    expect(difference(utc(from), utc(to), 'UTC')).toMatchObject({ duration, formatted, days });
  });

  it('counts whole weeks, months and years', () => {
    const { days, weeks, months, years, parts } = difference(new Date('2021-03-10Z'), new Date('2024-05-01Z'), 'UTC');
    expect({ days, weeks, months, years }).toEqual({ days: 1148, weeks: 164, months: 37, years: 3 });
    expect(parts).toMatchObject({ years: 3, months: 1, days: 21 });
  });

  it('a day is a day of the zone, of 23 or 25 hours where the clocks change', () => {
    const spring = difference(new Date('2024-03-10T05:00:00Z'), new Date('2024-03-11T04:00:00Z'), 'America/New_York');
    const autumn = difference(new Date('2024-11-03T04:00:00Z'), new Date('2024-11-04T05:00:00Z'), 'America/New_York');
    expect([spring.duration, autumn.duration]).toEqual(['P1D', 'P1D']);
  });

  it('added to the first moment gives the second, in every zone', () => {
    fc.assert(fc.property(moment, moment, zone, (from, to, timezone) => {
      expect(add(from, difference(from, to, timezone).duration, timezone)).toEqual(to);
    })); // prettier-ignore
  });

  it('whole days added and taken away again change nothing', () => {
    fc.assert(fc.property(moment, fc.integer({ min: 0, max: 9000 }), (from, days) => {
      expect(add(add(from, `P${days}D`, 'UTC'), `-P${days}D`, 'UTC')).toEqual(from);
    })); // prettier-ignore
  });
});

describe('add', () => {
  it.each([
    ['2024-01-31T12:00Z', 'P1M', 'UTC', '2024-02-29T12:00:00.000Z'],
    ['2024-02-29T12:00Z', 'P1Y', 'UTC', '2025-02-28T12:00:00.000Z'],
    ['2024-02-29T12:00Z', '-P1Y', 'UTC', '2023-02-28T12:00:00.000Z'],
    // 02:30 does not exist on that day in Berlin: an hour later.
    ['2024-03-30T01:30Z', 'P1D', 'Europe/Berlin', '2024-03-31T01:30:00.000Z'],
    ['2024-03-30T01:30Z', 'PT24H', 'Europe/Berlin', '2024-03-31T01:30:00.000Z'],
    // 02:30 happens twice: the first time.
    ['2024-10-26T00:30Z', 'P1D', 'Europe/Berlin', '2024-10-27T00:30:00.000Z'],
  ])('%s and %s in %s', (from, duration, timezone, expected) => {
    expect(add(new Date(from), duration, timezone).toISOString()).toBe(expected);
  });

  it.each([
    ['a malformed duration', () => add(new Date(0), 'two days', 'UTC')],
    ['a result beyond all time', () => add(new Date(0), 'P999999Y', 'UTC')],
    ['an unknown zone', () => add(new Date(0), 'P1D', 'Nowhere')],
    ['an impossible moment', () => difference(new Date(NaN), new Date(0), 'UTC')],
  ])('refuses %s', (_, act) => expect(act).toThrow(DomainError));
});

it('knows every zone of the tz database', () => {
  const year = { from: new Date('2024-01-01T00:00:00Z'), to: new Date('2024-12-31T00:00:00Z') };
  expect(zones.length).toBeGreaterThan(400);
  for (const timezone of zones) expect(difference(year.from, year.to, timezone).days).toBeGreaterThanOrEqual(364);
});
