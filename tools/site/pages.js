import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, posix, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

const FILES = ['*.md', 'docs/**/*.md', '{apps,libs,clients,bench}/*/README.md'];

/**
 * @typedef {object} Page
 * @property {string} path from the root of the project
 * @property {string} address from the root of the site
 * @property {string} title
 * @property {string} text
 */

/** @returns where a file of the project stands in the site. */
function addressOf(path) {
  if (path === 'README.md') return 'index.html';
  if (path === 'docs/adr/README.md') return 'adr/index.html';
  return path
    .replace(/^docs\//, '')
    .replace(/(?:\/README)?\.md$/, '.html')
    .toLowerCase();
}

/** @returns {Page} a file as a page of the site. */
function pageOf(path) {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const [, title = basename(path)] = /^# (.+)$/m.exec(text) ?? [];
  return { path, address: addressOf(path), title: title.replaceAll('`', ''), text };
}

/** @returns {Page[]} every page of the site, in the order of their paths. */
export function allPages() {
  return globSync(FILES, { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(pageOf);
}

/** @returns the files that pages show or offer, by where they stand in the site. */
export function filesBeside() {
  const pictures = globSync('docs/**/*.{png,svg,grass}', { cwd: ROOT }).map((path) => path.replaceAll('\\', '/'));
  const paths = [...pictures, 'openapi.json', 'schema.graphql'];
  return new Map(paths.map((path) => [path, path.replace(/^docs\//, '')]));
}

/** @returns the way from one address of the site to another. */
export function wayTo(from, to) {
  return posix.relative(posix.dirname(from), to);
}

/** Whether the project has a file or a folder; pages link to sources as well. */
export function isThere(path) {
  return existsSync(resolve(ROOT, path));
}
