import { readLines } from '../bed/read-lines.js';
import { askPast, BLIND_PAST, PAST, type PastCase } from './past.js';

it('asks once all was told, and looks at the first result', async () => {
  const told = ['Porto.', 'Faro.'].map((text) => ({ at: '2026-01-01T00:00:00Z', text }));
  const asks = [
    { query: 'Where before?', kind: 'before' as const, first: [0] },
    { query: 'Where?', kind: 'now' as const, first: [1] },
  ];
  const done: string[] = [];
  const call = ((operation: { name: string }) => {
    done.push(operation.name);
    // It believes the first for ever.
    return Promise.resolve(
      operation.name === 'createContact' ? { id: 'c' } : { results: [{ memory: { text: 'Porto.' } }] },
    );
  }) as unknown as Parameters<typeof askPast>[0];
  await expect(askPast(call, { id: 'a', told, asks })).resolves.toEqual([
    { kind: 'before', isRight: true },
    { kind: 'now', isRight: false },
  ]);
  expect(done).toEqual(['createContact', 'remember', 'remember', 'recall', 'recall']);
});

it.each([PAST, BLIND_PAST])('%s names sentences that there are', async (file) => {
  const cases = await readLines<PastCase>(file);
  expect(cases).toHaveLength(45);
  for (const { told, asks } of cases)
    for (const { first } of asks) expect(first.every((place) => told[place] !== undefined)).toBe(true);
});
