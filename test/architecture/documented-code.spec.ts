import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blocksOf, pages, ROOT } from '../support/documents/documents.js';

/** Whole programs only: they import one of the packages, and nothing that is not installed here. */
const programs = pages.flatMap((page) =>
  blocksOf(page, 'ts')
    .filter((code) => /from '@palimpsest\/\w+'/.test(code) && !code.includes('@nestjs/config'))
    .map((code) => ({ path: page.path, code })),
);

/** The compiler reads the whole service, on a machine that has other work. */
const COMPILING_MS = 180_000;

let folder: string;

beforeAll(() => {
  const local = join(ROOT, '.local');
  mkdirSync(local, { recursive: true });
  folder = mkdtempSync(join(local, 'documented-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** @returns where the compiler finds what begins with `#`, from anywhere. */
function fromRoot(): Record<string, string[]> {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: { paths: Readonly<Record<string, readonly string[]>> };
  };
  const paths = Object.entries(compilerOptions.paths);
  return Object.fromEntries(paths.map(([name, places]) => [name, places.map((place) => join(ROOT, place))]));
}

it(
  'what the documentation shows in TypeScript has right types',
  () => {
    expect(new Set(programs.map(({ path }) => path))).toEqual(
      new Set([
        'docs/agent.md',
        'docs/ai-sdk.md',
        'docs/nest.md',
        'docs/quickstart/nest.md',
        'docs/quickstart/typescript.md',
        'libs/agent/README.md',
        'libs/client/README.md',
      ]),
    );
    const files = programs.map(({ path, code }, i) => {
      const name = `${path.replaceAll(/[/.]/g, '-')}-${i}.ts`;
      writeFileSync(join(folder, name), code);
      return name;
    });
    const compilerOptions = {
      noEmit: true,
      noUnusedLocals: false,
      rootDir: ROOT,
      outDir: join(ROOT, 'dist'),
      types: ['node'],
      // Those of the compiler replace, and a package that is not built yet is no place to look in.
      paths: {
        ...fromRoot(),
        '@palimpsest/client': [join(ROOT, 'libs/client/src/client.ts')],
        '@palimpsest/agent': [join(ROOT, 'libs/agent/src/agent.ts')],
        '@palimpsest/agent/ai-sdk': [join(ROOT, 'libs/agent/src/ai-sdk.ts')],
        '@palimpsest/nest': [join(ROOT, 'libs/nest/src/palimpsest.ts')],
      },
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files }),
    );
    const { stdout } = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  },
  COMPILING_MS,
);
