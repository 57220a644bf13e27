import { readLines } from '../bed/read-lines.js';
import {
  askCase,
  BLIND_CASES,
  type Case,
  CASES,
  CROWDED_CASES,
  HARDER_CASES,
  SMALL_WORLDS,
  scoreCases,
  type ToldCase,
  zoneAtNoon,
} from './everyday.js';

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
    const right = { gone: [0], early: [], first: parcel.then };
    const wrong = { gone: [1], early: [], first: 'It goes to the office.' };
    expect(scoreCases([parcel, parcel], [right, wrong])).toEqual({
      ...{ gone: 0.5, stale: 2, stays: 0.5, lasting: 2, toldStays: 1, told: 4, first: 0.5, firstStale: 0.5, cases: 2 },
    });
  });

  it('counts what went while nothing had changed, and gives no credit for it', () => {
    const early = { gone: [0], early: [0], first: parcel.then };
    expect(scoreCases([parcel], [early])).toMatchObject({ gone: 0, stays: 1, toldStays: 0.5, first: 1 });
  });

  it('asks what is believed before the last sentence and after it', async () => {
    const believed = new Set<string>();
    const answers: Record<string, (input: { text?: string }) => unknown> = {
      createContact: () => ({ id: 'c' }),
      // Each sentence takes the place of all before it.
      remember: ({ text = '' }) => {
        believed.clear();
        believed.add(text);
        return {};
      },
      listMemories: () => ({ memories: [...believed].map((text) => ({ text })) }),
      recall: () => ({ results: [] }),
    };
    const call = ((operation: { name: string }, input: { text?: string }) =>
      Promise.resolve(answers[operation.name]!(input))) as unknown as Parameters<typeof askCase>[0];
    expect(await askCase(call, parcel)).toEqual({ gone: [0, 1], early: [0], first: null });
  });

  it('is of cases that name sentences that are told', async () => {
    const [open, blind] = [await readLines<Case>(CASES), await readLines<Case>(BLIND_CASES)];
    expect([open.length, blind.length]).toEqual([200, 77]);
    const cases = [...open, ...blind];
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    for (const { told, stale, answer } of cases) {
      expect(stale.every((place) => told[place] !== undefined)).toBe(true);
      expect(answer === 'then' || told[Number(answer.slice(1))] !== undefined).toBe(true);
    }
  });
});

it.each([
  ['harder cases', HARDER_CASES, 520, 0.55],
  ['cases of small worlds', SMALL_WORLDS, 240, 0.6],
  ['crowded cases', CROWDED_CASES, 180, 0.6],
])('has %s of which about half change something', async (_, file, count, most) => {
  const cases = await readLines<ToldCase>(file);
  expect(cases).toHaveLength(count);
  expect(new Set(cases.map(({ then }) => then)).size).toBe(cases.length);
  expect(cases.every(({ told, stale }) => stale.every((place) => told[place] !== undefined))).toBe(true);
  const changing = cases.filter(({ stale }) => stale.length > 0).length / cases.length;
  expect(changing).toBeGreaterThan(0.45);
  expect(changing).toBeLessThan(most);
});

it('is noon where cases are told, whenever they are', () => {
  for (let hour = 0; hour < 24; hour++) {
    const at = new Date(Date.UTC(2026, 5, 1, hour, 30));
    const told = at.toLocaleTimeString('en-GB', { timeZone: zoneAtNoon(hour), hour: '2-digit', minute: '2-digit' });
    expect(told).toBe('12:30');
  }
});
