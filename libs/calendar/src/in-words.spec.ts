import { startsIn } from './in-words.js';

const ZONE = 'Europe/Lisbon';

function said(now: string, startsAt: string, precision: 'instant' | 'day' = 'instant', timezone = ZONE): string {
  return startsIn({ startsAt: new Date(startsAt), endsAt: null, precision }, new Date(now), timezone);
}

describe('how far ahead an event is', () => {
  it('counts calendar days from one day on, so that no other day is named', () => {
    // For a listener, Friday evening to Sunday is two days, although some minutes are missing.
    expect(said('2026-03-06T19:01:00Z', '2026-03-08T18:55:00Z')).toBe('in 2 days');
    expect(said('2026-03-06T19:01:00Z', '2026-03-08T23:30:00Z')).toBe('in 2 days');
    expect(said('2026-03-06T19:01:00Z', '2026-03-07T19:01:00Z')).toBe('tomorrow');
    expect(said('2026-03-06T19:01:00Z', '2026-04-10T18:00:00Z')).toBe('in 35 days');
    expect(said('2026-03-06T19:01:00Z', '2027-03-06T19:01:00Z')).toBe('in 365 days');
  });

  it('counts them in the zone of the contact', () => {
    // In Kolkata the first is still Friday, and the second already Monday.
    expect(said('2026-03-06T18:00:00Z', '2026-03-08T19:00:00Z', 'instant', 'Asia/Kolkata')).toBe('in 3 days');
  });

  it('counts hours and minutes below one day', () => {
    expect(said('2026-03-06T19:01:00Z', '2026-03-07T18:59:00Z')).toBe('in 23 hours');
    expect(said('2026-03-06T19:01:00Z', '2026-03-06T20:00:30Z')).toBe('in 59 minutes');
    expect(said('2026-03-06T19:01:00Z', '2026-03-06T19:01:30Z')).toBe('in less than a minute');
    expect(said('2026-03-06T19:01:00Z', '2026-03-06T19:01:00Z')).toBe('now');
  });

  it('counts days alone where only the day is known', () => {
    expect(said('2026-03-06T19:01:00Z', '2026-03-07T00:00:00Z', 'day')).toBe('tomorrow');
    expect(said('2026-03-06T19:01:00Z', '2026-03-08T00:00:00Z', 'day')).toBe('in 2 days');
  });
});
