import { Command } from 'commander';
import { Config, readConfig } from '#config/config.js';
import { database, model } from '#graph/local-server/database.js';
import { freePort } from '#graph/local-server/ports.js';
import { apiKey } from './api-key.js';
import { banner } from './banner.js';
import { report } from './report.js';
import { StopSignal } from './stop-signal.js';

export const start = new Command('start')
  .description('run the service, with a Neo4j of its own unless NEO4J_URI is set')
  .action(() => serve(readConfig()));

/** Runs until SIGINT, SIGTERM or SIGHUP; then the API finishes what it has begun, and the database stops last. */
async function serve(config: Config): Promise<void> {
  const signal = new StopSignal();
  const key = await apiKey(config);
  await freePort({ port: config.PORT, setting: 'PORT' }, config.HOST);
  // Loading the API's modules takes a second, which the database takes as well.
  const api = import('../../api/src/start-api.js');
  api.catch(() => undefined);
  await model(config, report);
  const server = await database(config, report);
  signal.onImpatience = () => {
    if (server.pid !== undefined) process.kill(server.pid, 'SIGTERM');
  };
  try {
    const { startApi } = await api;
    const running = await startApi({ ...config, API_KEY: key.value }, server);
    if (!signal.received) console.log(banner({ url: running.url, key, server, seconds: process.uptime() }));
    await signal.arrival;
    report('Stopping ...');
    await running.close();
  } finally {
    await server.stop();
  }
}
