import { Command, Option } from 'commander';
import { type Config, MCP_PROFILES, readConfig } from '#config/config.js';
import { database, model } from '#local-server/database.js';
import { apiKey, withKey } from './api-key.js';
import { report } from './report.js';
import { StopSignal } from './stop-signal.js';

export const mcp = new Command('mcp')
  .description('the MCP server on stdin and stdout, as the tenant default; uses the running database, else starts one')
  .addOption(new Option('--profile <name>', 'which tools a model is given; default: MCP_PROFILE').choices(MCP_PROFILES))
  .action(serve);

/** Only the protocol may reach stdout; progress and the log are on stderr. */
async function serve({ profile }: { profile?: Config['MCP_PROFILE'] }): Promise<void> {
  const settings = readConfig();
  const config = { ...settings, MCP_PROFILE: profile ?? settings.MCP_PROFILE };
  const signal = new StopSignal();
  const key = await apiKey(config);
  const server = await database(config, report);
  try {
    await model(config, report);
    const { serveStdio } = await import('../../api/src/mcp/serve-stdio.js');
    const connection = { ...server, database: config.NEO4J_DATABASE };
    const streams = { input: process.stdin, output: process.stdout };
    await serveStdio(withKey(config, key), connection, streams, signal.arrival);
  } finally {
    await server.stop();
  }
}
