import { readLines } from '../bed/read-lines.js';
import { askCalls, BLIND_CALLS, CALLS, type CallsCase } from './calls.js';

it('asks after the last call, once it was read', async () => {
  const asked: { name: string; input: { in?: string[]; validAt?: string } }[] = [];
  const answers: Record<string, unknown> = {
    createContact: { id: 'c' },
    startSession: { id: 's' },
    getSession: { extraction: { status: 'done' } },
    recall: { results: [{ memory: { text: 'Lives in York.' } }, { turn: { text: 'I moved to Bath.' } }] },
  };
  const call = ((operation: { name: string }, input: object) => {
    asked.push({ name: operation.name, input });
    return Promise.resolve(answers[operation.name] ?? {});
  }) as unknown as Parameters<typeof askCalls>[0];
  const calls = [{ at: '2026-03-01T10:00:00Z', turns: [['caller', 'I moved to Bath.']] }] as const;
  const questions = [
    { query: 'Where?', right: ['bath'], stale: ['york'] },
    { query: 'Does he smoke?', right: [], stale: ['smokes'] },
  ];
  const caller = { name: 'Tom', timezone: 'UTC' };
  await expect(askCalls(call, { id: 'a', caller, calls, questions })).resolves.toEqual([
    { isSought: true, firstRight: false, rightOfThree: true, firstStale: true, saidOfThree: true },
    { isSought: false, firstRight: false, rightOfThree: false, firstStale: false, saidOfThree: false },
  ]);
  expect(asked.map(({ name }) => name).indexOf('recall')).toBeGreaterThan(
    asked.findIndex(({ name }) => name === 'getSession'),
  );
  expect(asked.at(-1)?.input).toMatchObject({ in: ['memories', 'turns'], validAt: '2026-03-01T10:00:08.000Z' });
});

it.each([
  [CALLS, 11],
  [BLIND_CALLS, 9],
])('%s asks for what is said in its calls', async (file, count) => {
  const cases = await readLines<CallsCase>(file);
  expect(cases).toHaveLength(count);
  for (const { calls, questions } of cases) {
    const said = calls.flatMap(({ turns }) => turns.map(([, text]) => text.toLowerCase()));
    const words = questions.flatMap(({ right, stale }) => [...right, ...stale]);
    expect(words.filter((word) => !said.some((text) => text.includes(word.toLowerCase())))).toEqual([]);
  }
});
