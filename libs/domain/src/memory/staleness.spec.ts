import fc from 'fast-check';
import { MEMORY_KINDS } from './memory.js';
import { confidenceAt, HALF_LIFE_DAYS, isStale, lastSaidAt } from './staleness.js';

const day = (days: number): Date => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
const saidAt = day(0);
const days = fc.double({ min: -5_000, max: 5_000, noNaN: true });
const aged = fc.record({
  kind: fc.constantFrom(...MEMORY_KINDS),
  confidence: fc.double({ min: 0, max: 1, noNaN: true }),
  validTo: fc.option(days.map(day)),
  saidAt: fc.constant(saidAt),
  restatedAt: fc.option(days.map(day)),
});

describe('confidenceAt', () => {
  it.each(MEMORY_KINDS)('halves with the half-life of what is %s', (kind) => {
    const memory = { kind, confidence: 0.8, validTo: null, saidAt };
    expect(confidenceAt(memory, day(HALF_LIFE_DAYS[kind]))).toBeCloseTo(0.4, 12);
    expect(confidenceAt(memory, day(2 * HALF_LIFE_DAYS[kind]))).toBeCloseTo(0.2, 12);
  });

  it('begins anew when it is said again', () => {
    const memory = { kind: 'semantic' as const, confidence: 0.8, validTo: null, saidAt, restatedAt: day(300) };
    expect(confidenceAt(memory, day(300))).toBe(0.8);
    expect(confidenceAt(memory, day(665))).toBeCloseTo(0.4, 12);
  });

  it('stays the same for a day, and after the end of what has ended', () => {
    const memory = { kind: 'semantic' as const, confidence: 0.8, validTo: null, saidAt };
    expect(confidenceAt(memory, day(0.99))).toBe(0.8);
    expect(confidenceAt(memory, day(10.99))).toBe(confidenceAt(memory, day(10)));
    expect(confidenceAt({ ...memory, validTo: day(10) }, day(900))).toBe(confidenceAt(memory, day(10)));
  });

  it('is what is stored when it was last said, and before', () => {
    fc.assert(
      fc.property(aged, days, (memory, at) => {
        const said = lastSaidAt(memory);
        expect(confidenceAt(memory, said)).toBe(memory.confidence);
        if (day(at) < said) expect(confidenceAt(memory, day(at))).toBe(memory.confidence);
      }),
    );
  });

  it('never grows with time, and is never more than what is stored', () => {
    fc.assert(
      fc.property(aged, days, days, (memory, one, other) => {
        const [earlier, later] = [day(Math.min(one, other)), day(Math.max(one, other))];
        expect(confidenceAt(memory, later)).toBeLessThanOrEqual(confidenceAt(memory, earlier));
        expect(confidenceAt(memory, earlier)).toBeLessThanOrEqual(memory.confidence);
        expect(confidenceAt(memory, later)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('isStale', () => {
  it('says so from the day on that it was neither said nor recalled for so long', () => {
    expect(isStale({ saidAt }, day(89.9), 90)).toBe(false);
    expect(isStale({ saidAt }, day(90), 90)).toBe(true);
  });

  it.each([
    ['said again', { restatedAt: day(50) }],
    ['recalled', { lastRecalledAt: day(50) }],
  ])('counts from when it was last %s', (_, more) => {
    expect(isStale({ saidAt, ...more }, day(139), 90)).toBe(false);
    expect(isStale({ saidAt, ...more }, day(140), 90)).toBe(true);
  });

  it('is never so where nothing goes stale', () => {
    expect(isStale({ saidAt }, day(5_000), 0)).toBe(false);
  });
});
