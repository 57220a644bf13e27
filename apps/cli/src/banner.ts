import { RunningServer } from '#local-server/running-server.js';
import { ApiKey } from './api-key.js';
import { asTerminalLink, browserLinks } from './browser-links.js';

/** What to print once the service runs. */
export interface Running {
  readonly url: string;
  readonly key: ApiKey;
  readonly server: RunningServer;
  /** How long the start took. */
  readonly seconds: number;
  /** Whether the output is a terminal, which can show a word as a link. */
  readonly terminal: boolean;
}

/** @returns the lines to print once the service runs: where everything is, and no secret. */
export function banner({ url, key, server, seconds, terminal }: Running): string {
  const rows = [
    ['Explorer', `${url}/app`],
    ['API', url],
    ['Docs', `${url}/docs`],
    ['Guide', `${url}/docs/guide`],
    ['GraphQL', `${url}/graphql`],
    ['MCP', `${url}/mcp`],
    ['API key', key.file === undefined ? 'the one in API_KEY' : `in ${key.file}`],
    ['Neo4j', server.uri],
  ];
  if (server.browserUrl !== undefined) {
    rows.push(['Neo4j Browser', server.browserUrl]);
    rows.push(['Examples', terminal ? linked(server.browserUrl) : './dev browser prints links to them']);
  }
  if (server.passwordFile !== undefined)
    rows.push(['Neo4j login', `${server.user}, password in ${server.passwordFile}`]);
  const lines = rows.map(([name, value]) => `  ${name?.padEnd(15)}${value}`);
  return ['', `Palimpsest is ready in ${seconds.toFixed(1)} s. Ctrl-C stops it.`, '', ...lines, ''].join('\n');
}

function linked(browserUrl: string): string {
  return `${browserLinks(browserUrl).map(asTerminalLink).join(', ')} (or ./dev browser)`;
}
