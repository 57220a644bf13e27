import { readConfig, type Config } from '#config/config.js';
import { type Connection, Graph } from '#graph/graph.js';
import { database } from '#local-server/database.js';
import { report } from './report.js';

/**
 * Runs a command's work on the configured database: the one that the service is using now, else one that is started for
 * it and stopped again.
 */
export async function withGraph(
  work: (graph: Graph, config: Config, connection: Connection) => Promise<void>,
): Promise<void> {
  const config = readConfig();
  const server = await database(config, report);
  const connection = { ...server, database: config.NEO4J_DATABASE };
  const graph = new Graph(connection);
  try {
    await work(graph, config, connection);
  } finally {
    await graph.close();
    await server.stop();
  }
}
