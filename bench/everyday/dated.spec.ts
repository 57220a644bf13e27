import { readLines } from '../bed/read-lines.js';
import { allOf, askDated, BLIND_DATED, DATED, type DatedCase } from './dated.js';

const moved = {
  id: 'a',
  told: [
    { at: '2026-01-01T00:00:00Z', text: 'Porto.' },
    { at: '2026-02-01T00:00:00Z', text: 'Faro.' },
  ],
  asks: [
    { at: '2026-01-15T00:00:00Z', holds: [0], not: [1] },
    { at: '2026-02-15T00:00:00Z', holds: [1], not: [0] },
  ],
};

it('tells each sentence when it was said, and counts what holds and what does not', async () => {
  const said: unknown[] = [];
  const call = ((operation: { name: string }, input: Record<string, unknown>) => {
    if (operation.name === 'remember') said.push([input['text'], input['saidAt']]);
    // It believes the first for ever.
    return Promise.resolve(operation.name === 'createContact' ? { id: 'c' } : { memories: [{ text: 'Porto.' }] });
  }) as unknown as Parameters<typeof askDated>[0];
  await expect(askDated(call, moved)).resolves.toEqual({ holds: { right: 1, of: 2 }, not: { right: 1, of: 2 } });
  expect(said).toEqual(moved.told.map(({ at, text }) => [text, at]));
  expect(allOf([])).toEqual({ holds: { right: 0, of: 0 }, not: { right: 0, of: 0 } });
});

it.each([DATED, BLIND_DATED])('%s names sentences that there are', async (file) => {
  const cases = await readLines<DatedCase>(file);
  expect(cases).toHaveLength(60);
  for (const { told, asks } of cases)
    for (const place of asks.flatMap(({ holds, not }) => [...holds, ...not])) expect(told[place]).toBeDefined();
});
