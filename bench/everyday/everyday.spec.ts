import { type Case, readCases, scoreCases } from './everyday.js';

const parcel: Case = {
  id: 'a',
  told: ['It goes to the office.', 'It is a present.'],
  then: 'Send it to the flat.',
  stale: [0],
  question: 'Where does it go?',
  answer: 'then',
};

describe('the score of everyday cases', () => {
  it('counts what went and should, what went and should not, and what is answered', () => {
    const right = { gone: [0], first: parcel.then };
    const wrong = { gone: [1], first: 'It goes to the office.' };
    expect(scoreCases([parcel, parcel], [right, wrong])).toEqual({
      ...{ gone: 0.5, stale: 2, stays: 0.5, lasting: 2, first: 0.5, firstStale: 0.5, cases: 2 },
    });
  });

  it('is of cases that name sentences that are told', async () => {
    const cases = await readCases();
    expect(cases).toHaveLength(200);
    for (const { told, stale, answer } of cases) {
      expect(stale.every((place) => told[place] !== undefined)).toBe(true);
      expect(answer === 'then' || told[Number(answer.slice(1))] !== undefined).toBe(true);
    }
  });
});
