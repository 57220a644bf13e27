import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** One page of the documentation. */
export interface Page {
  /** From the root of the project. */
  readonly path: string;
  readonly text: string;
}

/** A command of a console block, and what the page shows as its output. */
export interface Shown {
  readonly path: string;
  readonly command: string;
  readonly output: string;
}

/** Every page that people wrote or that is generated for them to read. */
export const pages: readonly Page[] = globSync(
  ['*.md', 'docs/**/*.md', '{apps,libs,clients}/*/README.md', 'bench/*.md', 'bench/results/README.md'],
  { cwd: ROOT },
)
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

/** @returns the page at a path from the root of the project. */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page;
}

/** @returns the contents of a page's code blocks of one language. */
export function blocksOf({ text }: Page, language: string): string[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)]
    .filter(([, named]) => named === language)
    .map(([, , content]) => String(content));
}

/** @returns the commands of a page's console blocks in order; one that ends a line with `\` goes on in the next. */
export function commandsOf(page: Page): Shown[] {
  return blocksOf(page, 'console').flatMap((block) =>
    `\n${block}`
      .split('\n$ ')
      .slice(1)
      .map((part) => {
        const [command = '', ...output] = part.replaceAll(/\\\n\s*/g, '').split('\n');
        return { path: page.path, command, output: output.join('\n').trim() };
      }),
  );
}

/** @returns the prose of a page, without its code. */
export function proseOf({ text }: Page): string {
  return text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');
}

/** @returns the names by which a link can point into a page, as GitHub makes them of its headings. */
export function anchorsOf({ text }: Page): string[] {
  return [...text.replaceAll(/^```[\s\S]*?^```$/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    String(heading)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** @returns the code in the first cells of all rows of the tables in a text. */
export function firstCellsOf(text: string): string[] {
  return [...text.matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell]) =>
    [...String(cell).matchAll(/`([^`]+)`/g)].map(([, word]) => String(word)),
  );
}
