import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compiled, emptyHome, link, manifestOf, ROOT, run, unpack } from '../support/packages/unpacked.js';

/** The compiler reads the whole module, on a machine that has other work. */
const COMPILING_MS = 180_000;
/** Languages are loaded when they are first asked for. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\()['"]([^'"\s]+)['"]|\bload\(`([^`/]+)\//g;
const PACKED = join(ROOT, 'libs/nest');

/** The folder of an application that installed the package and what it shares with it. */
let home: string;
let folder: string;
let files: string[];
/** What the built files and their types import. */
let imported: Set<string>;

beforeAll(() => {
  home = emptyHome();
  ({ folder, files } = unpack('nest', home));
  for (const shared of [...Object.keys(manifestOf(folder).peerDependencies ?? {}), '@types/node']) link(shared, home);
  const texts = files
    .filter((path) => /\.(?:js|d\.ts)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(IMPORT)]);
  imported = new Set(found.map(([, name, loaded]) => String(name ?? loaded)));
}, COMPILING_MS);
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Its files, by name; quoted line by line, since they are no sources of this project. */
const APPLICATION = {
  'app.module.ts': [
    "import { Module } from '@nestjs/common';",
    "import { PalimpsestModule, readConfig } from '@palimpsest/nest';",
    "import { FrontDesk } from './front-desk.js';",
    "const connection = { uri: 'bolt://127.0.0.1:1', user: 'neo4j', password: 'none' };",
    "@Module({ imports: [PalimpsestModule.forRoot(readConfig({ EMBEDDER: 'none' }), connection)], providers: [FrontDesk] })",
    'export class AppModule {}',
  ],
  'front-desk.ts': [
    "import { Injectable } from '@nestjs/common';",
    "import { recall, RecallService, remember, RememberService } from '@palimpsest/nest';",
    '@Injectable()',
    'export class FrontDesk {',
    '  constructor(private readonly memories: RememberService, private readonly recalls: RecallService) {}',
    '  async ask(contactId: string, text: string): Promise<(string | undefined)[]> {',
    "    const caller = { tenantId: 'default' };",
    '    await this.memories.remember(caller, remember.input.parse({ contactId, text }));',
    '    const { results } = await this.recalls.recall(caller, recall.input.parse({ contactId, query: text }));',
    '    // @ts-expect-error a memory has no colour',
    '    results.map(({ memory }) => memory?.colour);',
    '    return results.map(({ memory }) => memory?.text);',
    '  }',
    '}',
  ],
  'main.ts': [
    "import 'reflect-metadata';",
    "import { NestFactory } from '@nestjs/core';",
    "import { DomainError } from '@palimpsest/nest';",
    "import { AppModule } from './app.module.js';",
    'await NestFactory.createApplicationContext(AppModule, { logger: false, abortOnError: false }).catch((error: unknown) => {',
    "  console.log(error instanceof DomainError ? [error.code, error.message].join(': ') : error);",
    '});',
  ],
};

describe('the package of the Nest module', () => {
  it('holds what was built, the queries, the weights of the models, what to read, and nothing else', () => {
    const queries = globSync('**/*.cypher', { cwd: join(ROOT, 'cypher') }).map((path) => `dist/cypher/${path}`);
    expect(files).toEqual(
      expect.arrayContaining([...queries, 'dist/libs/nest/src/palimpsest.js', 'LICENSE', 'README.md']),
    );
    const built = files.filter((path) => /^dist\/libs\/[\w-]+\/src\/.*\.(?:js|d\.ts)$/.test(path));
    expect(built.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(200);
    const rest = files.filter((path) => !built.includes(path) && !queries.includes(path));
    const weights = [
      'arbiter/arbiter.onnx',
      'arbiter/changed-by.bin',
      'extractor/weights.json',
      'words/projection.bin',
    ].map((file) => `dist/libs/models/${file}`);
    expect(rest.toSorted()).toEqual(['LICENSE', 'README.md', ...weights, 'package.json']);
    // The threads of the embedder and the arbiter are started by their files, and imported by nothing.
    expect(files).toContain('dist/libs/models/src/local-embedder.worker.js');
    expect(files).toContain('dist/libs/models/src/local-arbiter/local-arbiter.worker.js');
  });

  it('names all that it imports, and nothing more', () => {
    const { dependencies, peerDependencies = {} } = manifestOf(PACKED);
    const packages = [...imported]
      .filter((name) => !/^(?:node:|#|\.)/.test(name))
      .map((name) => (/^(?:@[^/]+\/)?[^/$]+/.exec(name) ?? [name])[0]);
    // Nest starts the module, and reads what decorators note.
    const shared = ['@nestjs/core', 'reflect-metadata'];
    expect([...Object.keys(dependencies), ...Object.keys(peerDependencies)].toSorted()).toEqual(
      [...new Set([...packages, ...shared])].toSorted(),
    );
  });

  it('needs the versions that were tested here', () => {
    const { version, dependencies, peerDependencies = {} } = manifestOf(PACKED);
    const here = manifestOf(ROOT);
    expect(version).toBe(here.version);
    expect(dependencies).toEqual(
      Object.fromEntries(Object.keys(dependencies).map((name) => [name, here.dependencies[name]])),
    );
    expect(peerDependencies).toEqual(
      Object.fromEntries(Object.keys(peerDependencies).map((name) => [name, `^${here.dependencies[name]}`])),
    );
  });

  it(
    'starts in an application of its own, to the point of asking for a database',
    () => {
      for (const [name, lines] of Object.entries(APPLICATION)) writeFileSync(join(home, name), lines.join('\n'));
      const options = {
        strict: true,
        module: 'nodenext',
        target: 'es2023',
        types: ['node'],
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        // The types of the drivers and models are theirs to check.
        skipLibCheck: true,
      };
      expect(compiled(home, options, Object.keys(APPLICATION))).toBe('');
      expect(run(process.execPath, ['main.js'], home)).toBe('UNAVAILABLE: The database does not answer; try again.\n');
    },
    COMPILING_MS,
  );
});

it('the libs have the same names for Node, for the compiler, and in the package', () => {
  const { imports: ofNode = {} } = manifestOf(ROOT);
  const { imports: ofPackage = {} } = manifestOf(PACKED);
  const apart = { '#cypher/*': './cypher/*', '#explorer/*': './dist/apps/explorer/*' };
  const libs = Object.keys(ofNode).filter((name) => !(name in apart));
  const lib = (name: string): string => name.slice(1, -2);
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: { paths: Readonly<Record<string, unknown>> };
  };
  expect(ofNode).toEqual({
    ...apart,
    ...Object.fromEntries(libs.map((name) => [name, `./dist/libs/${lib(name)}/src/*`])),
  });
  const ofCompiler = Object.entries(compilerOptions.paths).filter(([name]) => name.startsWith('#'));
  expect(Object.fromEntries(ofCompiler)).toEqual(
    Object.fromEntries(libs.map((name) => [name, [`./libs/${lib(name)}/src/*`]])),
  );
  const needed = new Set([...imported].flatMap((name) => /^#[\w-]+\//.exec(name) ?? []).map((name) => `${name}*`));
  const there = Object.entries(ofNode).filter(([name]) => needed.has(name));
  expect(ofPackage).toEqual({ ...Object.fromEntries(there), '#cypher/*': './dist/cypher/*' });
});
