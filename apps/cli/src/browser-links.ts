import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#config/project-root.js';
import { queryPaths, queryText } from '#graph/query-text.js';

/** A query that Neo4j Browser opens for somebody to run. */
export interface BrowserLink {
  /** The file's name, with spaces. */
  readonly name: string;
  /** What it shows, in one sentence. */
  readonly shows: string;
  readonly url: string;
}

/** In the order in which a newcomer would ask. */
const ORDER = [
  'now',
  'entities',
  'as-of',
  'chain',
  'timeline',
  'decisions',
  'neighbourhood',
  'current-facts',
  'all-facts',
];

const GRASS = join(PROJECT_ROOT, 'docs', 'browser', 'palimpsest.grass');

/**
 * @param browserUrl the address of Neo4j Browser, such as `http://127.0.0.1:7474/browser/`.
 * @param contactId the contact of the queries; without it the first contact of the tenant `default`.
 * @returns a link to the colours, and one to each file of cypher/browser; a file without a place in the order comes
 * last.
 */
export function browserLinks(browserUrl: string, contactId?: string): BrowserLink[] {
  const queries = queryPaths('browser')
    .map((path) => ({ path, file: path.slice('browser/'.length) }))
    .sort((a, b) => place(a.file) - place(b.file))
    .map(({ path, file }) => {
      const [first = '', ...lines] = queryText(path).split('\n');
      const shows = first.slice(`// ${path}: `.length);
      const text = [`// ${shows}`, ...bodyOf(lines).map((line) => aimed(line, contactId))].join('\n');
      return { name: file.replaceAll('-', ' '), shows, url: urlOf(browserUrl, text) };
    });
  const style = `:style ${readFileSync(GRASS, 'utf8').replaceAll(/\s+/g, ' ').trim()}`;
  const shows = 'tells apart by colour what is believed, superseded, planned and said; run it once.';
  return [{ name: 'colours', shows, url: urlOf(browserUrl, style) }, ...queries];
}

/** @returns the link in the format of terminals (OSC 8): the name, to be clicked on. */
export function asTerminalLink({ name, url }: BrowserLink): string {
  return `\u001b]8;;${url}\u001b\\${name}\u001b]8;;\u001b\\`;
}

function place(file: string): number {
  return ORDER.includes(file) ? ORDER.indexOf(file) : ORDER.length;
}

/** Without the header, which is for the planner; people get the query. */
function bodyOf(lines: readonly string[]): string[] {
  return lines.slice(lines.findIndex((line) => !line.startsWith('//'))).filter((line) => line !== '');
}

/** The line that names the contact is the same in every file. */
function aimed(line: string, contactId: string | undefined): string {
  if (contactId === undefined) return line;
  return line.replace(/\{tenantId: 'default'\}\).*$/, `{id: '${contactId}'})`);
}

/** Terminals end a link at a quote or bracket, so these are encoded too. */
function urlOf(browserUrl: string, text: string): string {
  const arg = encodeURIComponent(text).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${browserUrl}?cmd=edit&arg=${arg}`;
}
