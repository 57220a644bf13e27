import { globSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, emptyHome, manifestOf, ROOT, run, unpack } from '../support/packages/unpacked.js';

const NAMES = ['client', 'agent'];

const sourcesOf = (name: string): string[] =>
  globSync('**/*.ts', { cwd: join(ROOT, 'libs', name, 'src') }).filter((path) => !path.endsWith('.spec.ts'));

/** A folder of somebody who installed both packages: what they declare is there, and nothing else. */
let home: string;
const packed = new Map<string, string[]>();

beforeAll(() => {
  home = emptyHome();
  for (const name of NAMES) packed.set(name, unpack(name, home).files);
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
  expect(compiled(home, options, ['try.ts'])).toBe('');
});

it('what they need is installed here in the same version, so that it was tested', () => {
  const { dependencies, devDependencies } = manifestOf(ROOT);
  const here = { ...dependencies, ...devDependencies };
  const { version, dependencies: needed } = manifestOf(join(ROOT, 'libs/client'));
  const agent = manifestOf(join(ROOT, 'libs/agent'));
  expect(agent.dependencies).toEqual({ '@palimpsest/client': version });
  expect(needed).toEqual(Object.fromEntries(Object.keys(needed).map((name) => [name, here[name]])));
  for (const name of ['@langchain/core', 'ai']) {
    const [, major] = /^\^(\d+)\./.exec(agent.peerDependencies?.[name] ?? '') ?? [];
    expect(here[name]).toMatch(new RegExp(`^${major}\\.`));
  }
});
