import type { ArbiterCandidate, Verdict } from '../arbiter.js';
import { readWithParts } from './read-parts.js';
import { THRESHOLDS } from './thresholds.js';

const candidates: ArbiterCandidate[] = ['city', 'car', 'diet'].map((id, place) => ({
  ...{ id, text: id, attribute: null, value: null, validFrom: new Date(0), validTo: null },
  similarity: 0.9 - place / 10,
}));
const BESIDE: Verdict = { outcome: 'add', reason: 'Beside.', probability: 0.9, decidedBy: 'classifier' };

function ends(id: string, probability: number): Verdict {
  return { outcome: 'supersede', id, polarity: 'ends', reason: 'Ends.', probability, decidedBy: 'classifier' };
}

/** @returns the verdict on a statement whose parts are read so, and what was read. */
async function read(statement: string, known: Readonly<Record<string, Verdict>>): Promise<[Verdict, string[]]> {
  const asked: string[] = [];
  const verdict = await readWithParts(statement, candidates, (part) => {
    asked.push(part.trim());
    return Promise.resolve(known[part.trim()] ?? BESIDE);
  });
  return [verdict, asked];
}

it('takes the surest of the sentences where the whole changes nothing, and keeps the statement', async () => {
  const [verdict] = await read('It has been raining here. I sold the Kia. I moved to Leeds.', {
    'I sold the Kia.': ends('car', 0.95),
    'I moved to Leeds.': ends('city', THRESHOLDS.alsoGone - 0.05),
  });
  expect(verdict).toEqual({ ...ends('car', 0.95), polarity: undefined });
});

it('ends what another sentence ends as well, if that is sure too', async () => {
  const [verdict] = await read('I sold the Kia. I moved to Leeds.', {
    'I sold the Kia.': ends('car', 0.95),
    'I moved to Leeds.': ends('city', 0.93),
  });
  expect(verdict).toMatchObject({ id: 'car', alsoGone: ['city'] });
});

it('reads no sentence alone that does not say of whom it tells', async () => {
  const [verdict, asked] = await read('My sister phoned. She sold it.', { 'She sold it.': ends('car', 0.95) });
  expect(verdict).toEqual(BESIDE);
  expect(asked).toEqual(['My sister phoned. She sold it.', 'My sister phoned.']);
});

it('reads a single sentence once, and at most five of many', async () => {
  expect((await read('I like tea a lot.', {}))[1]).toHaveLength(1);
  expect((await read('I like tea a lot. '.repeat(20).trim(), {}))[1]).toHaveLength(6);
});

it('reads an arrangement alone, without the reason behind it', async () => {
  const [verdict, asked] = await read('Window for me from now on, I sleep better.', {
    'Window for me from now on': ends('city', 0.9),
  });
  expect(verdict).toMatchObject({ id: 'city' });
  expect(asked).toEqual(['Window for me from now on, I sleep better.', 'Window for me from now on']);
});
