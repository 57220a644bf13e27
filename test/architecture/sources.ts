import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** One TypeScript file of the project. */
export interface Source {
  /** From the root of the project, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly isSpec: boolean;
  /** What it belongs to: the name of its lib, `explorer`, else `apps`, `test` or `bench`. */
  readonly part: string;
  /** What it imports, as it is written. */
  readonly imports: readonly string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

/** Every TypeScript file that people wrote. */
export const sources: readonly Source[] = globSync(['{apps,libs,test,bench}/**/*.{ts,tsx}'], { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\/(?:generated|dist|node_modules)\//.test(path))
  .sort()
  .map((path) => {
    const text = readFileSync(join(ROOT, path), 'utf8');
    return {
      path,
      text,
      isSpec: path.endsWith('.spec.ts'),
      part: partOf(path),
      imports: [...text.matchAll(IMPORT)].map((match) => String(match[1] ?? match[2] ?? match[3])),
    };
  });

/** @returns what a file belongs to. The explorer is an app that runs in a browser, and no part of the service. */
export function partOf(path: string): string {
  const [folder = '', name = ''] = path.split('/');
  return folder === 'libs' || path.startsWith('apps/explorer/') ? name : folder;
}

/** What is built and run, without tests and benches. */
export const production = sources.filter(({ path, isSpec }) => /^(apps|libs)\//.test(path) && !isSpec);

/** @returns the path of the project's file that an import leads to, or `null` for a package. */
export function fileOf(source: Source, imported: string): string | null {
  const [, lib, inner] = /^#([\w-]+)\/(.+)$/.exec(imported) ?? [];
  if (lib === 'cypher') return null;
  if (lib) return `libs/${lib}/src/${String(inner).replace(/\.js$/, '.ts')}`;
  const [, published] = /^@palimpsest\/(\w+)$/.exec(imported) ?? [];
  if (published) return `libs/${published}/src/${published}.ts`;
  return imported.startsWith('.') ? posix.join(dirname(source.path), imported).replace(/\.js$/, '.ts') : null;
}

/** @returns the text without comments, roughly: what a word in a comment says is not what the code does. */
export function codeOf({ text }: Pick<Source, 'text'>): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');
}
