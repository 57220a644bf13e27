import { Graph } from '#graph/graph.js';
import type { Service } from '../service/service.js';

/** @returns the queries to the database that an answer took, in the order in which they ended. */
export async function queriesOf(service: Service, work: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  const graph = service.app.get(Graph);
  // Keys are looked up now and then, and kept meanwhile.
  graph.observe((path) => (path === 'tenant/find-key' ? 0 : seen.push(path)));
  await work();
  graph.observe(() => undefined);
  return seen;
}
