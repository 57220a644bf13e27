import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** What the package.json of a package says. */
export interface Manifest {
  readonly version: string;
  readonly imports?: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** @returns a folder outside of this repository, in which ES modules can be imported. */
export function emptyHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'palimpsest-packages-'));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  return home;
}

/** @returns a copy of the sources of all packages, in which they can be built while others build them here. */
export function copyOfSources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'palimpsest-sources-'));
  const isSource = (path: string): boolean =>
    !/^libs\/[\w-]+\/(?:dist|node_modules)$/.test(path.slice(ROOT.length + 1));
  for (const path of ['libs', 'cypher', 'tsconfig.json', 'package.json'])
    cpSync(join(ROOT, path), join(copy, path), { recursive: true, filter: isSource });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Packs a package of this repository and unpacks it into a folder, with what it declares beside it and nothing else.
 *
 * @param root where the sources are; default: here.
 * @returns where it lies, and the paths of its files.
 */
export function unpack(name: string, home: string, root = ROOT): { folder: string; files: string[] } {
  const folder = join(home, 'node_modules/@palimpsest', name);
  mkdirSync(folder, { recursive: true });
  const pack = ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', home];
  const printed = run('npm', pack, join(root, 'libs', name));
  const tarball = printed.trim().split('\n').at(-1) as string;
  run('tar', ['-xzf', join(home, tarball), '--strip-components=1', '-C', folder], home);
  for (const needed of Object.keys(manifestOf(folder).dependencies)) link(needed, home);
  const entries = globSync('**/*', { cwd: folder, withFileTypes: true });
  return { folder, files: entries.flatMap((entry) => pathIn(folder, entry)) };
}

/** Puts what is installed here into a folder; the packages of this repository are unpacked there instead. */
export function link(name: string, home: string): void {
  if (name.startsWith('@palimpsest/')) return;
  const to = join(home, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), to);
}

/** @returns what it printed; what it complains of is the reason of a failure. */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  return stdout;
}

/** @returns what the compiler says of files in a folder; nothing, where they are right. */
export function compiled(home: string, compilerOptions: object, files: readonly string[]): string {
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], home);
}

function pathIn(folder: string, entry: { isFile(): boolean; parentPath: string; name: string }): string[] {
  return entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [];
}
