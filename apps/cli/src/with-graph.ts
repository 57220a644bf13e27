import { readConfig, type Config } from '#config/config.js';
import { Graph } from '#graph/graph.js';
import { database } from '#graph/local-server/database.js';
import { report } from './report.js';

/**
 * Runs a command's work on the database of the settings: the one the service is using now, else one that is started for
 * it and stopped again.
 */
export async function withGraph(work: (graph: Graph, config: Config) => Promise<void>): Promise<void> {
  const config = readConfig();
  const server = await database(config, report);
  const graph = new Graph({ ...server, database: config.NEO4J_DATABASE });
  try {
    await work(graph, config);
  } finally {
    await graph.close();
    await server.stop();
  }
}
