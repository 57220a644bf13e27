import type { ArbiterQuestion, Verdict } from '#models/arbiter.js';
import { ScriptedArbiter } from '#models/scripted-arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import type { Pair, Said } from '../pairs/pair.js';
import { NOW, PAIRS, shown, stillCurrent } from '../pairs/told.js';
import { byDoors, type Visit } from '../support/doors/doors.js';
import { TestClock } from '../support/service/test-clock.js';

/** The two of a pair are near each other, whatever their words: what is measured is what is made of what was found. */
const NEAR = [0.8, 0.6];
const embedder = new ScriptedEmbedder({
  ...Object.fromEntries(PAIRS.map(({ first }) => [first.text, [1, 0]])),
  ...Object.fromEntries(PAIRS.map(({ second }) => [second.text, NEAR])),
});

/** Knows every pair, and sees only what it is shown. */
function label({ statement, candidates }: ArbiterQuestion): Verdict {
  const shown = PAIRS.filter(({ second }) => second.text === statement.text).flatMap(({ goes, first, why }) =>
    candidates.filter(({ text }) => goes && text === first.text).map(({ id }) => ({ id, reason: why })),
  );
  return shown[0] ? { outcome: 'supersede', ...shown[0] } : { outcome: 'add', reason: 'Both are so.' };
}

/** @returns the statement without the names by which structure decides: the words, whom they are about and what they claim. */
function wordsOnly({ text, subject, polarity, as, validFrom, validTo }: Said): Said {
  return { text, subject, polarity, as, validFrom, validTo };
}

/**
 * @param least the share of the pairs whose first fact must go that do; those that must stay do so without exception.
 */
function holds(least: number, door: () => Visit, said: (one: Said) => Said = (one) => one): void {
  let current: ReadonlySet<Pair> = new Set();
  beforeAll(async () => {
    current = await stillCurrent(door(), PAIRS, said);
  });

  it('what still holds stays', () => {
    const lost = PAIRS.filter((pair) => !pair.goes && !current.has(pair));
    expect(lost.map(shown)).toEqual([]);
  });

  it(`what holds no longer is not current, for a share of at least ${least}`, () => {
    const outdated = PAIRS.filter(({ goes }) => goes);
    const kept = outdated.filter((pair) => current.has(pair));
    const allowed = Math.floor((1 - least) * outdated.length);
    expect(kept.length <= allowed ? [] : kept.map(shown)).toEqual([]);
  });
}

const clock = new TestClock(NOW);

it('no pair is told twice, and both labels are common', () => {
  expect(new Set(PAIRS.map(shown)).size).toBe(PAIRS.length);
  expect(PAIRS.filter(({ goes }) => goes).length / PAIRS.length).toBeGreaterThan(0.4);
  expect(PAIRS.filter(({ goes }) => !goes).length / PAIRS.length).toBeGreaterThan(0.4);
});

// Measured. Without an arbiter nothing replaces a value of an attribute whose cardinality nobody knows: both stand.
byDoors('pairs with attributes, without an arbiter', { embedder, clock }, (visit) => {
  holds(0.7, () => visit);
});

byDoors('pairs in words alone, with an arbiter', { embedder, clock, arbiter: new ScriptedArbiter(label) }, (visit) => {
  holds(0.97, () => visit, wordsOnly);
});

byDoors('pairs with attributes and an arbiter', { embedder, clock, arbiter: new ScriptedArbiter(label) }, (visit) => {
  holds(0.97, () => visit);
});
