import { Belief } from './belief.js';
import { story } from './story.js';

describe('a story', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(story(1, 20)).toEqual(story(1, 20));
    expect(story(1, 20).steps).not.toEqual(story(2, 20).steps);
  });

  it('tells nothing twice, and in many of them everything happens', () => {
    const steps = Array.from({ length: 20 }, (_, seed) => story(seed, 30).steps);
    for (const all of steps) {
      const told = all.filter(({ act }) => act === 'tell' || act === 'correct').map(({ text }) => text);
      expect(new Set(told).size).toBe(told.length);
    }
    const acts = new Set(steps.flat().map(({ act }) => act));
    expect([...acts].sort()).toEqual(['correct', 'end', 'forget', 'tell', 'withdraw']);
    expect(steps.flat().some(({ from, day, act }) => act === 'tell' && from < day)).toBe(true);
  });
});

describe('what is to be believed', () => {
  const step = { attribute: 'city', single: true, value: '', turns: false };

  it('is a list of periods: a change ends one, a correction takes it back, what is forgotten is nowhere', () => {
    const belief = new Belief();
    belief.apply({ ...step, day: 0, act: 'tell', text: 'Pune', from: 0 });
    belief.apply({ ...step, day: 4, act: 'tell', text: 'Goa', from: 2 });
    expect([0, 1, 2, 9].map((day) => [...belief.at(day)])).toEqual([['Pune'], ['Pune'], ['Goa'], ['Goa']]);
    belief.apply({ ...step, day: 5, act: 'correct', text: 'Rome', from: 2 });
    expect([1, 2].map((day) => [...belief.at(day)])).toEqual([['Pune'], ['Rome']]);
    belief.apply({ ...step, day: 7, act: 'end', text: 'Rome', from: 7 });
    belief.apply({ ...step, day: 8, act: 'forget', text: 'Pune', from: 8 });
    expect([1, 6, 7].map((day) => [...belief.at(day)])).toEqual([[], ['Rome'], []]);
    expect(belief.lastChange('city')).toBe(7);
  });
});
