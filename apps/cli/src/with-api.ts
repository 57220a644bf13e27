import { database, model } from '#local-server/database.js';
import type { RunningServer } from '#local-server/running-server.js';
import type { KeyedConfig, RunningApi } from '../../api/src/start-api.js';
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
  config: KeyedConfig,
  work: (running: Running) => Promise<void>,
  started: (server: RunningServer) => void = () => undefined,
): Promise<void> {
  // Loading the API's modules takes a second, while the database starts.
  const api = import('../../api/src/start-api.js');
  api.catch(() => undefined);
  const server = await database(config, report);
  started(server);
  try {
    // After the database: without Java both fail, and the database's message names every remedy.
    await model(config, report);
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
