import type { Memory } from '#domain/memory.js';
import { upcomingEvent } from '../upcoming-event.js';
import { briefingText } from './briefing-text.js';

// 17:30 in Kolkata.
const NOW = new Date('2026-03-05T12:00:00Z');
const ZONE = 'Asia/Kolkata';

const briefing = (
  name: string | null,
  ...events: { text: string; startsAt: string; precision?: Memory['precision'] }[]
): string => {
  const upcoming = events.map(({ startsAt, precision = 'instant', text }) =>
    upcomingEvent({ text, precision, startsAt: new Date(startsAt), endsAt: null } as Memory, NOW, ZONE),
  );
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
