import type { RestClient } from '../bed/rest-client.js';
import { checkStory } from './check.js';
import { INVARIANTS } from './checks.js';
import { story } from './story.js';

interface Said {
  readonly turns: readonly object[];
  readonly text: string;
  readonly in: readonly string[];
}

/** Remembers everything for ever, and hears nothing of clocks, of endings and of forgetting. */
function deafService(): RestClient['call'] {
  const [memories, turns]: [object[], object[]] = [[], []];
  const answers: Readonly<Record<string, (input: Said) => unknown>> = {
    createContact: () => ({ id: 'c' }),
    startSession: () => ({ id: 's' }),
    addTurns: (said) => turns.push(...said.turns),
    remember: ({ text }) => {
      const memory = { id: text, text, recordedAt: new Date(memories.length).toISOString() };
      memories.push(memory);
      return { memory };
    },
    recall: ({ in: [place] }) => ({
      results: place === 'turns' ? turns.map((turn) => ({ turn })) : memories.map((memory) => ({ memory })),
      asOf: { validAt: '2026-01-01T00:00:00.000Z', knownAt: new Date(memories.length - 1).toISOString() },
    }),
  };
  return ((operation: { name: string }, input: never) =>
    Promise.resolve(answers[operation.name]?.(input))) as RestClient['call'];
}

it('a service that hears nothing of clocks breaks every invariant', async () => {
  const checks = await checkStory(deafService(), story(1, 24));
  expect(INVARIANTS.filter((one) => checks[one].wrong.length > 0)).toEqual(INVARIANTS);
});
