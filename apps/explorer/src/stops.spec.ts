import fc from 'fast-check';
import type { Spell } from './spell.js';
import { changeAt, changesOf, dayAt, daysOf, placeOfChange, placeOfDay } from './stops.js';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const spell = (times: Partial<Omit<Spell, 'telling'>>): Omit<Spell, 'telling'> => {
  const rest = {
    id: 'a',
    text: 'Lives in Pune',
    subject: '',
    attribute: 'current_city',
    isEvent: false,
    believed: true,
  };
  return { ...rest, from: NOW, to: null, recordedAt: NOW, supersededAt: null, ...times };
};

describe('the slider "true on"', () => {
  it('reaches from the first day that is told of until today', () => {
    const days = daysOf([spell({ from: Date.parse('2026-11-12T18:30:00Z') })], NOW);
    expect(dayAt(days, 0)).toBe('2026-11-12T00:00:00.000Z');
    expect(Date.parse(dayAt(days, days.count))).toBeGreaterThanOrEqual(NOW);
    expect(days.count).toBe(11);
  });

  it('reaches beyond today for what is planned, and has room where nothing is told', () => {
    const days = daysOf(
      [spell({ from: Date.parse('2026-12-01T10:00:00Z'), to: Date.parse('2026-12-02T00:00:00Z') })],
      NOW,
    );
    expect(dayAt(days, days.count)).toBe('2026-12-02T00:00:00.000Z');
    expect(daysOf([], NOW).count).toBeGreaterThan(0);
  });

  it('stands where its instant puts it', () => {
    const from = fc.integer({ min: 0, max: NOW });
    fc.assert(
      fc.property(from, fc.nat(), (first, wherever) => {
        const days = daysOf([spell({ from: first })], NOW);
        const place = wherever % (days.count + 1);
        expect(placeOfDay(days, Date.parse(dayAt(days, place)))).toBe(place);
      }),
    );
  });

  it('does not leave its ends', () => {
    const days = daysOf([spell({})], NOW);
    expect(placeOfDay(days, 0)).toBe(0);
    expect(placeOfDay(days, NOW * 2)).toBe(days.count);
  });
});

describe('the slider "known on"', () => {
  const changes = changesOf([
    spell({ recordedAt: 20, supersededAt: 30 }),
    spell({ recordedAt: 30 }),
    spell({ recordedAt: 10 }),
  ]);

  it('stops at each instant at which a belief began or ended, once and in order', () => {
    expect(changes).toEqual([10, 20, 30]);
  });

  it('has now as its last place', () => {
    expect(placeOfChange(changes, null)).toBe(3);
    expect(changeAt(changes, 3)).toBeNull();
  });

  it.each([
    { at: 5, place: 0 },
    { at: 10, place: 0 },
    { at: 29, place: 1 },
    { at: 30, place: 2 },
    { at: 1_000, place: 2 },
  ])('stands at $place for $at, the last change by then', ({ at, place }) => {
    expect(placeOfChange(changes, at)).toBe(place);
  });

  it('stands where its instant puts it', () => {
    for (const place of changes.keys())
      expect(placeOfChange(changes, Date.parse(String(changeAt(changes, place))))).toBe(place);
  });
});
