import { currentDateTime, groundingOf } from './current.js';

const at = new Date('2026-03-08T06:59:59.999Z');

describe('the current date and time', () => {
  it.each([
    { timezone: 'Asia/Kolkata', iso: '2026-03-08T12:29:59+05:30', date: '2026-03-08', weekday: 'Sunday' },
    // A second before the clocks of New York go forward.
    { timezone: 'America/New_York', iso: '2026-03-08T01:59:59-05:00', date: '2026-03-08', weekday: 'Sunday' },
    { timezone: 'America/Los_Angeles', iso: '2026-03-07T22:59:59-08:00', date: '2026-03-07', weekday: 'Saturday' },
    { timezone: 'UTC', iso: '2026-03-08T06:59:59+00:00', date: '2026-03-08', weekday: 'Sunday' },
  ])('is $iso in $timezone', ({ timezone, ...expected }) => {
    expect(currentDateTime(at, timezone)).toEqual({ ...expected, timezone });
  });

  it('stands in a block of its own', () => {
    expect(groundingOf(currentDateTime(at, 'Asia/Kolkata'))).toBe(
      '<current_datetime>\nSunday, 2026-03-08 12:29 in Asia/Kolkata (2026-03-08T12:29:59+05:30)\n</current_datetime>',
    );
  });

  it('refuses a zone that does not exist', () => {
    expect(() => currentDateTime(at, 'Mars/Olympus')).toThrow('timezone');
  });
});

it('stays in the last year that is told, east of UTC', () => {
  const { iso, date, weekday } = currentDateTime(new Date('9999-12-31T23:30:00Z'), 'Asia/Kolkata');
  expect([iso, date, weekday]).toEqual(['9999-12-31T23:59:59+05:30', '9999-12-31', 'Friday']);
});
