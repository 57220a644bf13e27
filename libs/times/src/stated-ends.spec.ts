import type { ReadPeriod, StatedEnds } from './stated-ends.js';
import { statedOccasion, statedValidity } from './stated-ends.js';

// Thursday, ten in the morning.
const heard = { reference: new Date('2026-03-05T10:00:00Z'), timezone: 'UTC', options: {} };
const at = (iso: string | null): Date | null => (iso === null ? null : new Date(`${iso}Z`));
const shown = ({ from, to }: ReadPeriod): (string | null)[] =>
  [from, to].map((end) => end && end.toISOString().slice(0, 16));

const valid = (ends: StatedEnds): ReadPeriod => statedValidity(ends, { from: 'validFrom', to: 'validTo' }, heard);
const occasion = (ends: StatedEnds): ReadPeriod => statedOccasion(ends, { from: 'startsAt', to: 'endsAt' }, heard);
const instant = at('2026-01-01T00:00') as Date;

describe('since when and until when something holds', () => {
  it.each([
    { from: undefined, to: undefined, expected: [null, null] },
    { from: instant, to: undefined, expected: ['2026-01-01T00:00', null] },
    { from: undefined, to: instant, expected: [null, '2026-01-01T00:00'] },
    { from: 'March 2025', to: undefined, expected: ['2025-03-01T00:00', null] },
    { from: 'from March to May 2025', to: undefined, expected: ['2025-03-01T00:00', '2025-05-01T00:00'] },
    { from: 'March 2025 until May 2025', to: undefined, expected: ['2025-03-01T00:00', '2025-05-01T00:00'] },
    { from: 'until June', to: undefined, expected: ['2026-03-05T10:00', '2026-07-01T00:00'] },
    { from: 'since May 2025', to: undefined, expected: ['2025-05-01T00:00', null] },
    { from: 'from March to May 2025', to: 'April 2025', expected: ['2025-03-01T00:00', '2025-05-01T00:00'] },
    { from: 'March 2025', to: 'June 2025', expected: ['2025-03-01T00:00', '2025-07-01T00:00'] },
    { from: undefined, to: 'until June 2025', expected: [null, '2025-07-01T00:00'] },
    { from: undefined, to: 'before June 2025', expected: [null, '2025-06-01T00:00'] },
    { from: undefined, to: '6 pm', expected: [null, '2026-03-05T18:00'] },
    { from: undefined, to: '6:30 pm', expected: [null, '2026-03-05T18:30'] },
    { from: undefined, to: 'from 5 to 6 pm', expected: [null, '2026-03-05T18:00'] },
    { from: undefined, to: 'from 6:15 pm to 6:45 pm', expected: [null, '2026-03-05T18:45'] },
    { from: undefined, to: 'from 5 to 7 pm', expected: [null, '2026-03-05T19:00'] },
    { from: undefined, to: '5 March 2026', expected: [null, '2026-03-06T00:00'] },
    { from: undefined, to: 'between 9 and 11 am', expected: [null, '2026-03-05T11:00'] },
  ])('"$from" and "$to"', ({ from, to, expected }) => {
    expect(shown(valid({ from, to }))).toEqual(expected);
  });

  it('is told as finely as the first of the words, in which it was read', () => {
    const read = (ends: StatedEnds): unknown => {
      const { precision, expression } = valid(ends);
      return [precision, expression];
    };
    expect(read({ from: 'March 2025', to: '5 June 2025' })).toEqual(['month', 'March 2025']);
    expect(read({ from: instant, to: '5 June 2025' })).toEqual(['day', '5 June 2025']);
    expect(read({ from: instant, to: instant })).toEqual([null, null]);
  });

  it('refuses words that have no bound on the side where they stand', () => {
    expect(() => valid({ from: 'before June 2025' })).toThrow('validFrom: "before June 2025" does not say since when');
    expect(() => valid({ to: 'after June 2025' })).toThrow('validTo: "after June 2025" does not say until when');
    expect(() => valid({ from: 'tea' })).toThrow('validFrom: "tea" names no time');
    expect(() => valid({ to: 'tea' })).toThrow('validTo: "tea" names no time');
  });

  it('quotes at most 60 characters of them', () => {
    const long = `${' '.repeat(60)}before June 2025`;
    expect(() => valid({ from: long })).toThrow(`"${' '.repeat(60)}" does`);
    expect(() => valid({ to: `${' '.repeat(60)}after June 2025` })).toThrow(`"${' '.repeat(60)}" does`);
  });
});

describe('when an event takes place', () => {
  it.each([
    { from: 'on 10 March 2026', to: undefined, expected: ['2026-03-10T00:00', '2026-03-11T00:00'] },
    { from: 'since May 2025', to: undefined, expected: ['2025-05-01T00:00', null] },
    { from: 'after 10 March 2026', to: undefined, expected: ['2026-03-11T00:00', null] },
    { from: instant, to: undefined, expected: ['2026-01-01T00:00', null] },
    { from: undefined, to: undefined, expected: [null, null] },
    { from: undefined, to: '6 pm', expected: [null, '2026-03-05T18:00'] },
    { from: '10 March 2026 at 5 pm', to: '6 pm', expected: ['2026-03-10T17:00', '2026-03-10T18:00'] },
    { from: '10 March 2026 at 5 pm', to: '12 March 2026', expected: ['2026-03-10T17:00', '2026-03-13T00:00'] },
  ])('"$from" and "$to"', ({ from, to, expected }) => {
    expect(shown(occasion({ from, to }))).toEqual(expected);
  });

  it('tells how finely, in which words', () => {
    const both = occasion({ from: '10 March 2026', to: '12 March 2026 at noon' });
    expect(both).toMatchObject({ precision: 'day', expression: '10 March 2026' });
    expect(occasion({ from: instant, to: '12 March 2026' })).toMatchObject({ expression: '12 March 2026' });
    expect(occasion({ from: instant, to: '12 March 2026' }).precision).toBe('day');
  });

  it('ends after it starts', () => {
    const ending = (milliseconds: number) => () =>
      occasion({ from: instant, to: new Date(instant.getTime() + milliseconds) });
    expect(ending(1)).not.toThrow();
    expect(ending(0)).toThrow('endsAt: must lie after the start of the event');
    expect(ending(-1)).toThrow('endsAt: must lie after the start of the event');
  });
});
