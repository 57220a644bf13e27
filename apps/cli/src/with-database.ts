import { type Config, readConfig } from '#config/config.js';
import type { Connection } from '#graph/graph.js';
import { database } from '#local-server/database.js';
import { report } from './report.js';

/**
 * Runs a command's work on the configured database: the one that the service is using now, else one that is started for
 * it and stopped again.
 */
export async function withDatabase(work: (config: Config, connection: Connection) => Promise<void>): Promise<void> {
  const config = readConfig();
  const server = await database(config, report);
  try {
    await work(config, { ...server, database: config.NEO4J_DATABASE });
  } finally {
    await server.stop();
  }
}
