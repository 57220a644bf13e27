import type { Config } from '#config/config.js';
import { type Connection, Graph } from '#graph/graph.js';
import { withDatabase } from './with-database.js';

/** Runs a command's work on the graph in the configured database. */
export function withGraph(
  work: (graph: Graph, config: Config, connection: Connection) => Promise<void>,
): Promise<void> {
  return withDatabase(async (config, connection) => {
    const graph = new Graph(connection);
    try {
      await work(graph, config, connection);
    } finally {
      await graph.close();
    }
  });
}
