import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.resolve('#cypher/schema/001-migration-number.cypher'))));

function readAll(pattern: string): ReadonlyMap<string, string> {
  const paths = globSync(pattern, { cwd: root }).sort();
  return new Map(paths.map((path) => [path.replace(/\.cypher$/, ''), readFileSync(join(root, path), 'utf8')]));
}

const texts = readAll('**/*.cypher');
const sent = new Map([...texts].map(([path, text]) => [path, `// ${path}\n${bare(text)}`]));

/**
 * @param path the query's path under cypher/, without its extension.
 * @returns its text, which is read once when the process starts.
 * @throws Error if there is no such file.
 */
export function queryText(path: string): string {
  const text = texts.get(path);
  if (text === undefined) throw new Error(`cypher/${path}.cypher is missing.`);
  return text;
}

/**
 * @param path as for {@link queryText}.
 * @returns the text to send. It begins with the query's name, under which Neo4j lists it, and has no other comments or indents, which are
 * more than half of the file. The driver makes a system call for every 1,400 bytes.
 * @throws Error if there is no such file.
 */
export function sentText(path: string): string {
  return sent.get(path) ?? queryText(path);
}

/** No query has two slashes after a space inside a string. */
function bare(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/(^|\s)\/\/.*$/, '').trim());
  return lines.filter((line) => line !== '').join('\n');
}

/** @returns the paths of all queries in a folder, sorted. */
export function queryPaths(folder: string): string[] {
  return [...texts.keys()].filter((path) => path.startsWith(`${folder}/`));
}
