import { Graph } from '#graph/graph.js';
import type { Service } from '../service/service.js';

/** What is no part of an answer: keys and the clock are looked at now and then, and some work goes on after the start. */
const BESIDE = /^(?:tenant\/find-key|health\/|idempotency\/drop-old|embedding\/)/;

/** @returns the queries to the database that an answer took, in the order in which they ended. */
export async function queriesOf(service: Service, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const graph = service.app.get(Graph);
  graph.observe((path) => (BESIDE.test(path) ? 0 : seen.push(path)));
  await work();
  graph.observe(() => undefined);
  return seen;
}
