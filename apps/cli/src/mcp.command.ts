import { Command } from 'commander';
import { readConfig } from '#config/config.js';
import { database, model } from '#graph/local-server/database.js';
import { apiKey } from './api-key.js';
import { report } from './report.js';
import { StopSignal } from './stop-signal.js';

export const mcp = new Command('mcp')
  .description('the MCP door on stdin and stdout, as the tenant default; uses the running database, else starts one')
  .action(serve);

/** Nothing but the protocol may reach stdout; progress and the log are on stderr. */
async function serve(): Promise<void> {
  const config = readConfig();
  const signal = new StopSignal();
  const { value: key } = await apiKey(config);
  const server = await database(config, report);
  try {
    await model(config, report);
    const { serveStdio } = await import('../../api/src/mcp/serve-stdio.js');
    const connection = { ...server, database: config.NEO4J_DATABASE };
    const streams = { input: process.stdin, output: process.stdout };
    await serveStdio({ ...config, API_KEY: key }, connection, streams, signal.arrival);
  } finally {
    await server.stop();
  }
}
