import { isSameSeries } from './same-series.js';

const series = (recurrence: string, startsAt: string) => ({ recurrence, startsAt: new Date(startsAt), endsAt: null });
const TUESDAY = '2026-03-10T16:00:00Z';

describe('a series told again', () => {
  it.each([
    ['from a later week', 'FREQ=WEEKLY;BYDAY=TU', TUESDAY, '2026-03-24T16:00:00Z', true],
    ['from an earlier one', 'FREQ=WEEKLY;BYDAY=TU', TUESDAY, '2026-03-03T16:00:00Z', true],
    ['after the clocks have changed', 'FREQ=WEEKLY;BYDAY=TU', TUESDAY, '2026-04-07T15:00:00Z', true],
    ['for another hour on the wall clock', 'FREQ=WEEKLY;BYDAY=TU', TUESDAY, '2026-04-07T16:00:00Z', false],
    ['from another day that its rule leaves open', 'FREQ=WEEKLY', TUESDAY, '2026-03-11T16:00:00Z', false],
    ['from the same day that its rule leaves open', 'FREQ=WEEKLY', TUESDAY, '2026-03-17T16:00:00Z', true],
    ['on another day of the month', 'FREQ=MONTHLY', '2026-03-05T16:00:00Z', '2026-03-20T16:00:00Z', false],
    ['in another month', 'FREQ=MONTHLY', '2026-03-05T16:00:00Z', '2026-05-05T15:00:00Z', true],
    ['for another quarter', 'FREQ=MONTHLY;INTERVAL=3', '2026-01-05T16:00:00Z', '2026-02-05T16:00:00Z', false],
    ['on another day of the year', 'FREQ=YEARLY', '2026-05-05T15:00:00Z', '2026-06-09T15:00:00Z', false],
    ['in the other of two weeks', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', TUESDAY, '2026-03-17T16:00:00Z', true],
    ['after it has ended', 'FREQ=DAILY;COUNT=3', TUESDAY, '2026-03-20T16:00:00Z', false],
  ])('%s', (_, rule, known, told, expected) => {
    expect(isSameSeries(series(rule, known), series(rule, told), 'Europe/Berlin')).toBe(expected);
  });

  it('is known by its rule, whatever its exceptions', () => {
    const known = series('FREQ=WEEKLY;BYDAY=TU\nEXDATE:20260317T160000Z', TUESDAY);
    expect(isSameSeries(known, series('FREQ=WEEKLY;BYDAY=TU', '2026-03-17T16:00:00Z'), 'Europe/Berlin')).toBe(true);
    expect(isSameSeries(known, series('FREQ=DAILY', TUESDAY), 'Europe/Berlin')).toBe(false);
    expect(isSameSeries({ ...known, recurrence: null }, known, 'Europe/Berlin')).toBe(false);
  });
});
