import type { Config } from '#config/config.js';
import { database, model } from '#graph/local-server/database.js';
import type { RunningServer } from '#graph/local-server/running-server.js';
import type { RunningApi } from '../../api/src/start-api.js';
import { report } from './report.js';

/** The service with its database, while it runs. */
export interface Running extends RunningApi {
  readonly server: RunningServer;
}

/**
 * Starts the database and the service, and stops both after `work`: the service first, so that it finishes what it has
 * begun.
 */
export async function withApi(
  config: Config,
  work: (running: Running) => Promise<void>,
  started: (server: RunningServer) => void = () => undefined,
): Promise<void> {
  // Loading the API's modules takes a second, which the database takes as well.
  const api = import('../../api/src/start-api.js');
  api.catch(() => undefined);
  await model(config, report);
  const server = await database(config, report);
  started(server);
  try {
    const { startApi } = await api;
    const running = await startApi(config, { ...server, database: config.NEO4J_DATABASE });
    try {
      await work({ ...running, server });
    } finally {
      report('Stopping ...');
      await running.close();
    }
  } finally {
    await server.stop();
  }
}
