import type { Graph } from '#graph/graph.js';
import type { VectorSpace } from '#models/vector-space.js';
import type { TrialCall } from './trial-call.js';
import { WarmUp } from './warm-up.js';

/** Counts trial calls, each of which lasts until it is let go. */
function counted(): { warmUp: WarmUp; plays: () => number; letGo: () => void } {
  let plays = 0;
  let letGo: () => void = () => undefined;
  const graph = { warm: () => Promise.resolve(), rehearse: (work: () => Promise<void>) => work() };
  const play = (): Promise<void> => {
    plays += 1;
    return new Promise((resolve) => (letGo = resolve));
  };
  const space = { property: 'embeddingA', slot: 'A', dimensions: 0 };
  const warmUp = new WarmUp(graph as unknown as Graph, space as VectorSpace, { play } as unknown as TrialCall);
  return { warmUp, plays: () => plays, letGo: () => letGo() };
}

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

it('is made once more for a database that was away several times before it began', async () => {
  const { warmUp, plays, letGo } = counted();
  for (let absences = 0; absences < 5; absences += 1) warmUp.beginAgain();
  await soon();
  letGo();
  await soon();
  expect(plays()).toBe(1);
});

it('is made again for an absence that ends during it, and not after a stop', async () => {
  const { warmUp, plays, letGo } = counted();
  warmUp.beginAgain();
  await soon();
  warmUp.beginAgain();
  warmUp.beginAgain();
  letGo();
  await soon();
  expect(plays()).toBe(2);
  warmUp.beginAgain();
  const stopped = warmUp.beforeApplicationShutdown();
  letGo();
  await stopped;
  expect(plays()).toBe(2);
});
