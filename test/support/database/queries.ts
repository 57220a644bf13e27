import { Graph } from '#graph/graph.js';
import type { Service } from '../service/service.js';

/** Queries that do not belong to an answer: checks of keys and of the clock, and work that continues after the start. */
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
