import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = ['client', 'agent'];

interface Manifest {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
const sourcesOf = (name: string): string[] =>
  globSync('**/*.ts', { cwd: join(ROOT, 'libs', name, 'src') }).filter((path) => !path.endsWith('.spec.ts'));

/** A folder of somebody who installed both packages: what they declare is there, and nothing else. */
let home: string;
const packed = new Map<string, string[]>();

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'palimpsest-packages-'));
  writeFileSync(join(home, 'package.json'), '{ "type": "module" }');
  for (const name of NAMES) {
    const folder = join(home, 'node_modules/@palimpsest', name);
    mkdirSync(folder, { recursive: true });
    const pack = ['pack', '--silent', '--ignore-scripts=false', '--pack-destination', home];
    const tarball = run('npm', pack, join(ROOT, 'libs', name))
      .trim()
      .split('\n')
      .at(-1) as string;
    run('tar', ['-xzf', join(home, tarball), '--strip-components=1', '-C', folder], home);
    packed.set(
      name,
      globSync('**/*', { cwd: folder, withFileTypes: true }).flatMap((entry) => pathIn(folder, entry)),
    );
    for (const needed of Object.keys(manifestOf(folder).dependencies)) link(needed);
  }
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

it.each(NAMES)('the package of %s holds what was built, what to read, and nothing else', (name) => {
  const built = sourcesOf(name).flatMap((path) => [
    `dist/${path.replace(/\.ts$/, '.js')}`,
    `dist/${path.replace(/\.ts$/, '.d.ts')}`,
  ]);
  expect(packed.get(name)?.toSorted()).toEqual([...built, 'LICENSE', 'README.md', 'package.json'].sort());
});

it('plain Node imports both, and they work together', () => {
  writeFileSync(
    join(home, 'try.js'),
    `import { AgentMemory } from '@palimpsest/agent';
     import { createClient, PalimpsestError } from '@palimpsest/client';
     const client = createClient({ url: 'http://memory.test', key: 'key', retries: 0, fetch: () => Promise.reject(new TypeError('fetch failed')) });
     const memory = new AgentMemory({ client, contactId: '01K9Z3V5T7R8Q2M4N6P0S1WXYZ', channel: 'chat' });
     memory.heard('Hello.');
     const { error } = await memory.recall();
     console.log(error instanceof PalimpsestError, error.code, memory.waiting, memory.langChainTool().name);`,
  );
  expect(run(process.execPath, ['try.js'], home)).toBe('true UNAVAILABLE 1 search_memory\n');
});

it('TypeScript finds their types, without those of Node', () => {
  writeFileSync(
    join(home, 'try.ts'),
    `import { AgentMemory, type Recalled } from '@palimpsest/agent';
     import { createClient, type Schemas } from '@palimpsest/client';
     const client = createClient({ url: 'http://memory.test', key: 'key' });
     export const contact: Promise<Schemas['Contact']> = client.POST('/v1/contacts', { body: { name: 'Asha' } });
     // @ts-expect-error a name is no number
     export const wrong = client.POST('/v1/contacts', { body: { name: 7 } });
     // @ts-expect-error there is no such operation
     export const none = client.GET('/v1/nothing');
     export const recalled: Promise<Recalled> = new AgentMemory({ client, channel: 'chat' }).recall();`,
  );
  const options = {
    strict: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    noEmit: true,
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['try.ts'] }));
  expect(run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc')], home)).toBe('');
});

it('what they need is installed here in the same version, so that it was tested', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const here = { ...dependencies, ...devDependencies };
  const { version, dependencies: needed } = manifestOf(join(ROOT, 'libs/client'));
  const agent = manifestOf(join(ROOT, 'libs/agent'));
  expect(agent.dependencies).toEqual({ '@palimpsest/client': version });
  expect(needed).toEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, here[name]])));
  const [, major] = /^\^(\d+)\./.exec(agent.peerDependencies?.['@langchain/core'] ?? '') ?? [];
  expect(here['@langchain/core']).toMatch(new RegExp(`^${major}\\.`));
});

/** @returns what it printed; what it complains of is the reason of a failure. */
function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`, { cause: error });
  return stdout;
}

function pathIn(folder: string, entry: { isFile(): boolean; parentPath: string; name: string }): string[] {
  return entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [];
}

function link(name: string): void {
  if (name.startsWith('@palimpsest/')) return;
  const to = join(home, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules', name), to);
}
