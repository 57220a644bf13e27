import { withOneMeant } from './one-meant.js';
import { THRESHOLDS } from './thresholds.js';
import type { Weighed } from './weigh.js';

function weighed(text: string, gone: number): Weighed {
  const candidate = { id: text, text, attribute: null, value: null, validFrom: new Date(0), validTo: null };
  return {
    candidate: { ...candidate, similarity: 0.8 },
    cardinality: 'unknown',
    probabilities: [1 - gone, 0, gone, 0, 0, 0],
  };
}

function areOpen(statement: string, all: readonly Weighed[]): boolean {
  return withOneMeant(statement, all).every(({ isOpen }) => isOpen === true);
}

const boiler = weighed('The boiler is broken.', 0.9);

it.each([
  ['another may be gone', 'They fixed it.', weighed('Our lift is out of order.', THRESHOLDS.meant)],
  ['another begins the same', 'They fixed it.', weighed('The boiler is new.', 0)],
])('leaves open what a pronoun means where %s', (_, statement, other) => {
  expect(areOpen(statement, [other, boiler])).toBe(true);
});

it.each([
  ['there is one fact', 'They fixed it.', []],
  ['no other can be meant', 'They fixed it.', [weighed('I live in Bath.', THRESHOLDS.meant - 0.01)]],
  ['the thing is named', 'They fixed the boiler.', [weighed('Our lift is out of order.', 0.9)]],
])('leaves it to the probability where %s', (_, statement, others) => {
  expect(areOpen(statement, [boiler, ...others])).toBe(false);
});

it('leaves to the probability a fact that has the one word of the statement, among others about the same person', () => {
  const inHospital = weighed('My wife is in hospital.', 0.9);
  const others = [weighed('My wife is a nurse.', 0.5)];
  expect(areOpen("She's out of hospital.", [inHospital, ...others])).toBe(false);
  expect(areOpen("She's out of hospital.", [inHospital, weighed('My wife works in a hospital.', 0.2)])).toBe(true);
});
