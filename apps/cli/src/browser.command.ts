import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { type Config, readConfig } from '#config/config.js';
import { readRunFile } from '#local-server/run-file.js';
import { browserLinks } from './browser-links.js';

export const browser = new Command('browser')
  .description('print links that open ready queries in Neo4j Browser')
  .action(async () => console.log(page(await browserUrl(readConfig()))));

/** Where Browser is: at the port of our own server that runs, else where the settings say that it will be. */
async function browserUrl({ NEO4J_URI, NEO4J_HTTP_PORT, DATA_DIR }: Config): Promise<string> {
  if (NEO4J_URI !== undefined)
    return `http://${URL.parse(NEO4J_URI)?.hostname ?? '127.0.0.1'}:${NEO4J_HTTP_PORT}/browser/`;
  const run = await readRunFile(join(resolve(DATA_DIR), 'neo4j'));
  return `http://127.0.0.1:${run?.httpPort ?? NEO4J_HTTP_PORT}/browser/`;
}

/** @returns what the command prints. */
export function page(url: string): string {
  const links = browserLinks(url).map(({ name, shows, url: link }) => `${name}: ${shows}\n  ${link}\n`);
  return [`Neo4j Browser is at ${url} while ./dev start runs.`, '', ...links].join('\n');
}
