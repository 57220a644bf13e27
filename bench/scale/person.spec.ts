import { Dice } from '../speed/dice.js';
import { OPEN, TOLD, type Version } from './fact.js';
import { linesOf } from './lines.js';
import { personOf, type Source } from './person.js';
import { everydayWords, frequentFirst } from './vocabulary.js';

const anchors = ['Lives in Pune', 'Likes sushi'].map((text, i) => ({
  text,
  vector: Array.from({ length: 384 }, (_, at) => Number(at === i)),
}));
const source: Source = { anchors, words: everydayWords() };
const plan = { values: [1_000, 3, 1, 1] };
const person = personOf(plan, 7, source);
const all = person.facts.flat();

it('is the same for the same seed, and another for another', () => {
  expect(personOf(plan, 7, source)).toEqual(person);
  expect(personOf(plan, 8, source).id).not.toBe(person.id);
});

it('has ids that come once', () => {
  const decisions = all.flatMap(({ decisionId }) => decisionId ?? []);
  expect(new Set(all.map(({ id }) => id)).size).toBe(1_999 + 5 + 2);
  expect(new Set(decisions).size).toBe(1_005);
});

describe('the versions of a fact', () => {
  const told = (fact: readonly Version[]): Version[] => fact.filter(({ decisionId }) => decisionId !== null);
  const byId = new Map(all.map((version) => [version.id, version]));

  it.each(person.facts.slice(0, 2).map((fact) => ({ count: told(fact).length, fact })))(
    'follow one another on both clocks, one value believed after $count',
    ({ fact }) => {
      const values = told(fact);
      for (const [i, { recordedAt, validFrom, supersededAt, validTo }] of values.entries()) {
        const next = values[i + 1];
        expect(supersededAt).toBe(next?.recordedAt ?? OPEN);
        expect(validTo).toBe(OPEN);
        expect(validFrom).toBeLessThanOrEqual(recordedAt);
        if (next) expect(next.validFrom).toBeGreaterThan(validFrom);
      }
      expect(new Set(fact.map(({ factId }) => factId))).toEqual(new Set([fact[0]?.id]));
    },
  );

  it('name what they replace: the value before, ended when they began', () => {
    for (const { replaces, recordedAt, validTo, validFrom, said } of all) {
      const replaced = replaces === null ? undefined : byId.get(replaces.id);
      expect(replaced?.supersededAt).toBe(replaces === null ? undefined : recordedAt);
      if (replaces?.as !== 'remainder') continue;
      expect([replaced?.said, replaced?.validFrom]).toEqual([said, validFrom]);
      expect(validTo).toBeGreaterThan(validFrom);
      expect(validTo).toBeLessThanOrEqual(recordedAt);
    }
  });

  it('were recorded within three years', () => {
    const times = all.map(({ recordedAt }) => recordedAt);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(TOLD.from);
    expect(Math.max(...times)).toBeLessThan(TOLD.to);
  });
});

it('has vectors of unit length near the sentence they are made of', () => {
  for (const { said } of all.slice(-5)) {
    expect(Math.hypot(...said.vector)).toBeCloseTo(1, 5);
    const { vector } = anchors.find(({ text }) => said.text.startsWith(text)) ?? { vector: [] };
    expect(vector.reduce((sum, value, i) => sum + value * (said.vector[i] ?? 0), 0)).toBeCloseTo(0.86, 1);
  }
});

it('is written with every link between lines that are there', () => {
  const lines = [...linesOf(person, { tenantId: 't', group: 3 })];
  const nodes = lines.flatMap((line) => ('node' in line ? [line.node.id] : []));
  const links = lines.flatMap((line) => ('link' in line ? [line.link] : []));
  expect(new Set(nodes).size).toBe(1 + 2_006 + 1_005);
  expect(links.filter(({ from, to }) => !nodes.includes(from) || !(to === '0.0' || nodes.includes(to)))).toEqual([]);
});

it('speaks in words of which few come often and many seldom', () => {
  const dice = new Dice(1);
  const drawn = Array.from({ length: 50_000 }, () => frequentFirst(source.words, dice));
  const countOf = (place: number): number => drawn.filter((word) => word === source.words[place]).length;
  expect(countOf(0) / countOf(9)).toBeGreaterThan(5);
  expect(new Set(drawn).size).toBeGreaterThan(2_500);
});
