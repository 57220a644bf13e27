import { Command } from 'commander';
import { Config } from '#config/config.js';
import { Environment } from '#config/environment.js';
import { freePort } from '#local-server/ports.js';
import { apiKey, withKey } from './api-key.js';
import { banner } from './banner.js';
import { earlyStop } from './early-stop.js';
import { keepRunning } from './keep-running.js';
import { report } from './report.js';
import { serviceSettings } from './service-settings.js';
import { StopSignal } from './stop-signal.js';
import { untilReady } from './until-ready.js';
import { withApi } from './with-api.js';

export const start = new Command('start')
  .description('run the service, with a Neo4j of its own unless NEO4J_URI is set')
  .addHelpText('after', () => mostUsed())
  .action(() => serve(serviceSettings()));

const MOST_USED = [
  ...(['PORT', 'HOST', 'DATA_DIR', 'API_KEY', 'NEO4J_URI', 'NEO4J_PASSWORD'] as const),
  ...(['EMBEDDER', 'LLM_BASE_URL', 'LLM_MODEL', 'LLM_API_KEY', 'TIMEZONE'] as const),
];

/** The most used settings, each with the first sentence of its description. */
function mostUsed(): string {
  const lines = MOST_USED.map((name) => {
    const [first = ''] = (Environment.shape[name].description ?? '').split(/(?<=\.)\s/u);
    return `  ${name.padEnd(16)} ${first.replaceAll('`', '')}`;
  });
  return ['', 'Settings are environment variables; docs/settings.md has all of them:', ...lines].join('\n');
}

/** Runs until SIGINT, SIGTERM or SIGHUP. Then the API finishes what it has begun, and the database stops last. */
async function serve(config: Config): Promise<void> {
  const signal = new StopSignal();
  const started = earlyStop(signal.arrival, report);
  // A closed stdout, as with `./dev start | head`, must not prevent the database from being stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  const key = await apiKey(config);
  await freePort({ port: config.PORT, setting: 'PORT' }, config.HOST);
  await withApi(
    withKey(config, key),
    async ({ url, server }) => {
      await untilReady({ url, key: key.value, until: signal.arrival });
      started();
      const terminal = process.stdout.isTTY;
      if (!signal.received) console.log(banner({ url, key, server, seconds: process.uptime(), terminal }));
      const kept = keepRunning(server);
      await signal.arrival;
      kept.end();
    },
    (server) => {
      signal.onImpatience = () => {
        if (server.pid !== undefined && !server.isShared()) process.kill(server.pid, 'SIGTERM');
      };
    },
  );
}
