import { readLines } from '../bed/read-lines.js';
import { askPeople, BLIND_PEOPLE, PEOPLE, type PeopleCase } from './people.js';
import { sentenceAt } from './everyday.js';

it('asks once all was told, and looks at the first result', async () => {
  const answers: Record<string, unknown> = {
    createContact: { id: 'c' },
    listMemories: { memories: [{ text: 'Tom is in York.' }] },
    recall: { results: [{ memory: { text: 'Tom is in York.' } }] },
  };
  const call = ((operation: { name: string }) =>
    Promise.resolve(answers[operation.name] ?? {})) as unknown as Parameters<typeof askPeople>[0];
  const told = ['Tom is in York.', 'Mia is in Bath.'];
  const asks = [
    { query: 'Where is Tom?', first: ['then', 't0'] },
    { query: 'Where is Mia?', first: ['t1'] },
  ];
  await expect(askPeople(call, { id: 'a', told, then: 'Mia moved.', stale: [1], asks })).resolves.toEqual({
    gone: [1],
    early: [1],
    isRight: [true, false],
  });
});

it.each([
  [PEOPLE, 150],
  [BLIND_PEOPLE, 30],
])('%s names sentences that there are', async (file, count) => {
  const cases = await readLines<PeopleCase>(file);
  expect(cases).toHaveLength(count);
  for (const { asks, stale, ...one } of cases)
    for (const place of [...stale.map((at) => `t${at}`), ...asks.flatMap(({ first }) => first)])
      expect([place, sentenceAt(place, one)]).toEqual([place, expect.any(String)]);
});
