import { join, resolve } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { type Config, readConfig } from '#config/config.js';
import { id } from '#contract/fields.js';
import { readRunFile } from '#local-server/run-file.js';
import { browserLinks } from './browser-links.js';

export const browser = new Command('browser')
  .description('print links that open example queries in Neo4j Browser')
  .option('--contact <id>', 'whom they look at; default: the first contact of the tenant `default`', contactId)
  .action(async ({ contact }: { contact?: string }) => console.log(page(await browserUrl(readConfig()), contact)));

/** It is inserted into the queries, so it has to be an id and nothing else. */
export function contactId(given: string): string {
  if (id.safeParse(given).success) return given;
  throw new InvalidArgumentError('It must be the id of a contact, such as 01K9Z3V5T7R8Q2M4N6P0S1WXYZ.');
}

/** The address of Browser: the port of our own running server, else the one in the settings. */
async function browserUrl({ NEO4J_URI, NEO4J_HTTP_PORT, DATA_DIR }: Config): Promise<string> {
  if (NEO4J_URI !== undefined)
    return `http://${URL.parse(NEO4J_URI)?.hostname ?? '127.0.0.1'}:${NEO4J_HTTP_PORT}/browser/`;
  const run = await readRunFile(join(resolve(DATA_DIR), 'neo4j'));
  return `http://127.0.0.1:${run?.httpPort ?? NEO4J_HTTP_PORT}/browser/`;
}

/** @returns what the command prints. */
export function page(url: string, contact?: string): string {
  const links = browserLinks(url, contact).map(({ name, shows, url: link }) => `${name}: ${shows}\n  ${link}\n`);
  return [`Neo4j Browser is at ${url} while ./dev start runs.`, '', ...links].join('\n');
}
