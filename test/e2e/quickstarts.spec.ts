import { execFile } from 'node:child_process';
import { globSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { blocksOf, commandsOf, pageAt } from '../support/documents/documents.js';
import { copyOfSources, emptyHome, link, manifestOf, ROOT, unpack } from '../support/packages/unpacked.js';
import { LentServer } from '../support/database/lent-server.js';
import { Service } from '../support/service/service.js';

/** The compiler reads the whole module, on a machine that has other work. */
const PACKING_MS = 300_000;

/** How the program of a page is run. */
interface Stack {
  readonly language: string;
  readonly file: string;
  readonly run: readonly [string, ...string[]];
}

const STACKS: Readonly<Record<string, Stack>> = {
  rest: { language: 'sh', file: 'quickstart.sh', run: ['sh', 'quickstart.sh'] },
  typescript: { language: 'ts', file: 'quickstart.mts', run: [process.execPath, 'quickstart.mts'] },
  mcp: { language: 'js', file: 'quickstart.mjs', run: [process.execPath, 'quickstart.mjs'] },
  nest: { language: 'ts', file: 'main.ts', run: [process.execPath, 'main.js'] },
};
/** Those that clients/python/tests runs. */
const IN_PYTHON = ['langchain', 'pipecat', 'python'];

const pathOf = (name: string): string => `docs/quickstart/${name}.md`;
const execute = promisify(execFile);

/** A folder of somebody who installed what the pages say, from the files that are published. */
let home: string;
let service: Service;
let lent: LentServer;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  home = emptyHome();
  const sources = copyOfSources();
  for (const name of ['client', 'agent', 'nest']) unpack(name, home, sources);
  rmSync(sources, { recursive: true, force: true });
  const shared = Object.keys(manifestOf(join(home, 'node_modules/@palimpsest/nest')).peerDependencies ?? {});
  for (const name of [...shared, '@types/node', '@modelcontextprotocol/sdk']) link(name, home);
  service = await Service.start();
  lent = await LentServer.take();
  // The Nest application reads every session that waits, so it gets no database that other specs use meanwhile.
  const { uri, user, password } = lent.server;
  const database = { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password };
  environment = { ...process.env, ...database, PALIMPSEST_URL: service.url, PALIMPSEST_KEY: await service.newKey() };
}, PACKING_MS);
afterAll(async () => {
  await service.close();
  await lent.giveBack();
  rmSync(home, { recursive: true, force: true });
});

it('every quick start is run, here or by the tests of Python', () => {
  const there = globSync('docs/quickstart/*.md', { cwd: ROOT }).map((path) => basename(path, '.md'));
  expect(there.toSorted()).toEqual([...Object.keys(STACKS), ...IN_PYTHON].toSorted());
});

it.each(Object.entries(STACKS))(
  'the quick start of %s prints what its page shows',
  async (name, { language, file, run }) => {
    const page = pageAt(pathOf(name));
    const [code = '', ...more] = blocksOf(page, language);
    expect(more).toEqual([]);
    writeFileSync(join(home, file), code);
    for (const command of compilingOf(name)) await inHome([process.execPath, ...command]);
    const [, shown] = /^prints\n\n```\n([\s\S]*?)^```$/m.exec(page.text) ?? [];
    expect(await inHome(run)).toBe(shown);
  },
  PACKING_MS,
);

/** @returns the compiler's calls that a page shows. */
function compilingOf(name: string): string[][] {
  const shown = commandsOf(pageAt(pathOf(name))).filter(({ command }) => command.startsWith('npx tsc '));
  return shown.map(({ command }) => [join(ROOT, 'node_modules/typescript/bin/tsc'), ...command.split(' ').slice(2)]);
}

/** This process serves meanwhile, so it does not wait for the end of another. */
async function inHome([command = '', ...given]: readonly string[]): Promise<string> {
  const { stdout } = await execute(command, given, { cwd: home, env: environment });
  return stdout;
}
