// Writes the operations and their services, as the tables of operations name them, into libs/nest/src/palimpsest.ts. `--check` only compares.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const ROOT = join(import.meta.dirname, '../../..');
const TARGET = join(ROOT, 'libs/nest/src/palimpsest.ts');
/** Above it stands what is written by hand. */
const MARK = '// From here on written by `npm run codegen`.\n';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const filesOf = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort();

const tables = filesOf('libs/assist/src/{operations,tools}/*.ts').map(read).join('\n');
const named = (as: string): Set<string> =>
  new Set([...tables.matchAll(new RegExp(`\\b${as}: (\\w+),`, 'g'))].map(([, name]) => String(name)));

/** @returns the line that exports what a file has of some names. */
function lineOf(path: string, what: RegExp, names: ReadonlySet<string>): string[] {
  const own = [...read(path).matchAll(what)].map(([, name]) => String(name)).filter((name) => names.has(name));
  const from = path.replace(/^libs\/([\w-]+)\/src\/(.*)\.ts$/, '#$1/$2.js');
  return own.length > 0 ? [`export { ${own.sort().join(', ')} } from '${from}';`] : [];
}

const operations = named('operation');
const services = named('service');
const lines = [
  ...filesOf('libs/contract/src/*.ts').flatMap((path) =>
    lineOf(path, /^export const (\w+) = operation\(/gm, operations),
  ),
  ...filesOf('libs/*/src/**/*.service.ts').flatMap((path) => lineOf(path, /^export class (\w+)/gm, services)),
];
const there = readFileSync(TARGET, 'utf8');
const [byHand = ''] = there.split(MARK);
const text = await format(`${byHand}${MARK}${lines.join('\n')}\n`, {
  ...(await resolveConfig(TARGET)),
  parser: 'typescript',
});

if (!process.argv.includes('--check')) {
  writeFileSync(TARGET, text);
} else if (there !== text) {
  console.error('libs/nest/src/palimpsest.ts is stale: run `npm run codegen` and commit it.');
  process.exit(1);
}
