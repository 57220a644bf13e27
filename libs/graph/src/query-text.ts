import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.resolve('#cypher/schema/001-migration-number.cypher'))));

function readAll(pattern: string): ReadonlyMap<string, string> {
  const paths = globSync(pattern, { cwd: root }).sort();
  return new Map(paths.map((path) => [path.replace(/\.cypher$/, ''), readFileSync(join(root, path), 'utf8')]));
}

const texts = readAll('**/*.cypher');

/**
 * @param path the query's path under cypher/, without its ending.
 * @returns its text, read once when the process starts.
 * @throws Error if there is no such file.
 */
export function queryText(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`cypher/${path}.cypher is missing.`);
  return text;
}

/** @returns the paths of all queries under a folder, in order. */
export function queryPaths(folder: string): string[] {
  return [...texts.keys()].filter((path) => path.startsWith(`${folder}/`));
}
