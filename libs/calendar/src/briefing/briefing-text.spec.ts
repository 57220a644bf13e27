import type { Memory } from '#domain/memory/memory.js';
import { upcomingEvent } from '../upcoming-event.js';
import { briefingText } from './briefing-text.js';

// 17:30 in Kolkata.
const NOW = new Date('2026-03-05T12:00:00Z');
const ZONE = 'Asia/Kolkata';

const briefing = (
  name: string | null,
  ...events: { text: string; startsAt: string; endsAt?: string; precision?: Memory['precision'] }[]
): string => {
  const upcoming = events.map(({ startsAt, endsAt, precision = 'instant', text }) => {
    const times = { startsAt: new Date(startsAt), endsAt: endsAt ? new Date(endsAt) : null };
    return upcomingEvent({ text, precision, ...times } as Memory, NOW, ZONE);
  });
  return briefingText(name, upcoming, NOW, ZONE);
};

describe('a briefing', () => {
  it.each([
    { startsAt: '2026-03-05T14:30:00Z', expected: 'One event for Asha. Today at 20:00: Call Ravi.' },
    { startsAt: '2026-03-05T18:45:00Z', expected: 'One event for Asha. Tomorrow at 00:15: Call Ravi.' },
    { startsAt: '2026-03-08T04:30:00Z', expected: 'One event for Asha. On Sunday, 2026-03-08 at 10:00: Call Ravi.' },
    {
      startsAt: '2026-03-05T18:30:00Z',
      precision: 'day' as const,
      expected: 'One event for Asha. Tomorrow: Call Ravi.',
    },
  ])('tells in the contact’s zone when it is: $expected', ({ expected, ...event }) => {
    expect(briefing('Asha', { text: 'Call Ravi', ...event })).toBe(expected);
  });

  it.each([
    ['part_of_day', '2026-03-05T13:30:00Z', 'This evening: Plumber.'],
    ['part_of_day', '2026-03-05T14:30:00Z', 'Tonight: Plumber.'],
    ['part_of_day', '2026-03-06T06:30:00Z', 'Tomorrow afternoon: Plumber.'],
    ['part_of_day', '2026-03-06T10:30:00Z', 'Tomorrow evening: Plumber.'],
    ['part_of_day', '2026-03-08T02:30:00Z', 'On Sunday, 2026-03-08, in the morning: Plumber.'],
    ['week', '2026-03-08T18:30:00Z', 'In the week of Monday, 2026-03-09: Plumber.'],
    ['weekend', '2026-03-06T18:30:00Z', 'On the weekend of Saturday, 2026-03-07: Plumber.'],
    ['month', '2026-03-31T18:30:00Z', 'In April 2026: Plumber.'],
    ['quarter', '2026-03-31T18:30:00Z', 'From April 2026 on: Plumber.'],
    ['year', '2026-12-31T18:30:00Z', 'From 2027 on: Plumber.'],
  ] as const)('says no more exactly than was said when it is: %s of %s', (precision, startsAt, expected) => {
    expect(briefing(null, { text: 'Plumber', startsAt, precision })).toBe(`One event. ${expected}`);
  });

  it.each([
    ['2026-03-05T14:30:00Z', '2026-03-05T18:30:00Z', 'Tonight'],
    ['2026-03-06T10:30:00Z', '2026-03-06T12:30:00Z', 'Tomorrow evening'],
    ['2026-03-05T18:30:00Z', '2026-03-06T11:30:00Z', 'Tomorrow'],
  ])('tells the part of the day that was said, or the day: from %s to %s', (startsAt, endsAt, day) => {
    const text = briefing(null, { text: 'Plumber', startsAt, endsAt, precision: 'part_of_day' });
    expect(text).toBe(`One event. ${day}: Plumber.`);
  });

  it('tells several in one go, each as a sentence', () => {
    const events = ['Call Ravi!', 'Tea\nwith cake'].map((text) => ({ text, startsAt: '2026-03-05T14:30:00Z' }));
    expect(briefing(null, ...events)).toBe('2 events. Today at 20:00: Call Ravi! Today at 20:00: Tea with cake.');
  });

  it('reads out no more than a sentence of a long text, and no half character', () => {
    const text = briefing('Asha', { text: '🎉'.repeat(4_000), startsAt: '2026-03-05T14:30:00Z' });
    expect(text.isWellFormed()).toBe(true);
    expect([...text].length).toBeLessThan(350);
    expect(text).toMatch(/🎉…$/);
  });
});
