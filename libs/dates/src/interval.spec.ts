import fc from 'fast-check';
import type { Precision } from './expression.js';
import type { Occasion } from './interval.js';
import { interval } from './interval.js';

const occasion = (start: string, end: string, precision: Precision = 'day'): Occasion => ({
  start: new Date(`${start}Z`),
  end: new Date(`${end}Z`),
  precision,
});

it('two days are an exact number of days apart', () => {
  const found = interval(occasion('2024-01-05', '2024-01-06'), occasion('2024-03-10', '2024-03-11'), 'UTC');
  expect(found).toMatchObject({
    exact: true,
    order: 'before',
    formatted: '2 months and 5 days',
    min: { days: 65 },
    max: { days: 65 },
  });
});

it('a month and a day are a range apart, never one number', () => {
  const found = interval(occasion('2024-01-01', '2024-02-01', 'month'), occasion('2024-03-10', '2024-03-11'), 'UTC');
  expect(found).toMatchObject({ exact: false, order: 'before', min: { days: 39 }, max: { days: 69 } });
  expect(found.formatted).toBe('between 1 month and 10 days and 2 months and 9 days');
});

it('two periods that overlap may come in either order', () => {
  const found = interval(occasion('2024-01-01', '2025-01-01', 'year'), occasion('2024-03-10', '2024-03-11'), 'UTC');
  expect(found).toMatchObject({ exact: false, order: 'unknown', min: { days: -296 }, max: { days: 69 } });
});

it('two instants are exact to the second, and an instant beside a day to the day', () => {
  const noon = occasion('2024-01-05T12:00:30', '2024-01-05T12:01:30', 'instant');
  const one = occasion('2024-01-05T13:00:00', '2024-01-05T13:01:00', 'instant');
  expect(interval(noon, one, 'UTC').formatted).toBe('59 minutes and 30 seconds');
  expect(interval(noon, occasion('2024-01-08', '2024-01-09'), 'UTC')).toMatchObject({ exact: true, max: { days: 3 } });
});

it('tells what comes first', () => {
  const [a, b] = [occasion('2024-01-05', '2024-01-06'), occasion('2024-01-06', '2024-01-07')];
  expect([interval(a, b, 'UTC').order, interval(b, a, 'UTC').order, interval(a, a, 'UTC').order]).toEqual([
    'before',
    'after',
    'same',
  ]);
});

it('refuses what has no length or no bound', () => {
  const day = occasion('2024-01-05', '2024-01-06');
  expect(() => interval(occasion('2024-01-05', '2024-01-05'), day, 'UTC')).toThrow('does not end after it starts');
  expect(() => interval(day, occasion('0001-01-01', '2018-01-01', 'open'), 'UTC')).toThrow('has no bound');
});

it('the shortest is never above the longest, and the true one lies between them', () => {
  const date = fc.integer({ min: 0, max: 20_000 });
  fc.assert(fc.property(date, fc.integer({ min: 1, max: 400 }), date, fc.integer({ min: 1, max: 400 }), fc.nat(), fc.nat(), (a, n, b, m, i, j) => {
    const of = (day: number): Date => new Date(day * 86_400_000);
    const found = interval({ start: of(a), end: of(a + n), precision: 'month' }, { start: of(b), end: of(b + m), precision: 'month' }, 'UTC');
    const truth = b + (j % m) - (a + (i % n));
    expect(found.min.days).toBeLessThanOrEqual(truth);
    expect(found.max.days).toBeGreaterThanOrEqual(truth);
  })); // prettier-ignore
});
