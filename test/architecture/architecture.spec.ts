import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { codeOf, fileOf, production, type Source, sources } from './sources.js';

const ROOT = resolve(import.meta.dirname, '../..');

/** Published on their own, and no part of the service. */
const PUBLISHED = ['client', 'agent'];

const paths = (found: readonly Source[]): string[] => found.map(({ path }) => path);
const libs = readdirSync(resolve(ROOT, 'libs'));

describe('one place for each thing', () => {
  const importers = (of: RegExp): Source[] =>
    production.filter(({ imports }) => imports.some((imported) => of.test(imported)));

  it.each([
    { what: 'neo4j-driver', of: /^neo4j-driver/, only: ['graph', 'local-server'] },
    { what: '@langchain', of: /^@langchain\//, only: ['models'] },
    { what: 'onnxruntime-node', of: /^onnxruntime/, only: ['models'] },
  ])('$what is imported in libs/$only alone', ({ of, only }) => {
    const found = importers(of);
    expect(found).not.toEqual([]);
    expect(paths(found.filter(({ part }) => !only.includes(part)))).toEqual([]);
  });

  it('how values are stored is known to libs/graph alone: above it an open end is null', () => {
    const found = importers(/^(?:#graph|\.)\/codec\.js$/);
    expect(found).not.toEqual([]);
    expect(paths(found.filter(({ part }) => part !== 'graph'))).toEqual([]);
    // Neither what callers may state nor what words such as "for ever" mean goes beyond it.
    const knowing = ['graph', 'contract', 'dates'];
    const spelled = production.filter(({ part, text }) => !knowing.includes(part) && text.includes('9999-12-31'));
    expect(paths(spelled)).toEqual([]);
  });

  it('the domain imports nothing from outside', () => {
    const domain = production.filter(({ part }) => part === 'domain');
    expect(domain.flatMap((source) => source.imports.filter((imported) => fileOf(source, imported) === null))).toEqual(
      [],
    );
  });

  it('the environment is read in libs/config alone', () => {
    const readers = production.filter((source) => codeOf(source).includes('process.env'));
    expect(paths(readers)).toEqual(
      ['called-from', 'config', 'git-environment'].map((name) => `libs/config/src/${name}.ts`),
    );
  });

  it('the wall clock is read in one file of the service and one of the agent alone', () => {
    const readers = production.filter((source) => /new Date\(\)|Date\.now\(/.test(codeOf(source)));
    // The agent runs in another process and may import nothing of the service; its default clock stands on its own.
    expect(paths(readers)).toEqual(['libs/agent/src/clock.ts', 'libs/domain/src/service/clock.ts']);
  });

  it('no query asks the database for the time', () => {
    const clocks = /\b(?:datetime|date|localdatetime|timestamp|time)\s*(?:\.\w+)?\s*\(\s*\)/;
    // What people paste into Neo4j Browser has nobody who would pass the time, and one query compares the two clocks.
    const ours = globSync('cypher/**/*.cypher', { cwd: ROOT }).filter(
      (path) => !path.startsWith('cypher/browser/') && path !== 'cypher/health/time.cypher',
    );
    const askers = ours.filter((path) =>
      clocks.test(readFileSync(resolve(ROOT, path), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')),
    );
    expect(askers).toEqual([]);
  });

  it('queries are in cypher/ alone', () => {
    const cypher = /['"`][^'"`]*\b(?:MATCH|MERGE|CREATE|UNWIND|DETACH DELETE)\s*(?:\(|\$|INDEX|CONSTRAINT)/;
    expect(paths(production.filter((source) => cypher.test(codeOf(source))))).toEqual([]);
  });

  it('a repository is injected only in its own lib', () => {
    const wrong = production.flatMap((source) =>
      source.imports
        .filter((imported) => /\.repository\.js$/.test(imported))
        .filter((imported) => !fileOf(source, imported)?.startsWith(`libs/${source.part}/`))
        .map((imported) => `${source.path} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });

  it('a controller asks services, and neither repositories nor the graph', () => {
    const controllers = production.filter(({ path }) => path.endsWith('.controller.ts'));
    expect(controllers).not.toEqual([]);
    const wrong = controllers.filter(
      ({ path, imports }) =>
        // Whether the database answers is what the health check tells.
        path !== 'apps/api/src/http/health.controller.ts' &&
        imports.some((imported) => /\.repository\.js$|^#graph\/graph\.js$/.test(imported)),
    );
    expect(paths(wrong)).toEqual([]);
  });
});

describe('the files', () => {
  it('are not called index, and no folder or file is for whatever comes along', () => {
    const vague = /(?:^|\/)(?:index\.ts$|(?:utils?|common|helpers?|shared|misc)(?:\/|[.-]))/;
    expect(paths(sources.filter(({ path }) => vague.test(path)))).toEqual([]);
  });

  it('are named in lower case with hyphens', () => {
    const wrong = sources.filter(
      ({ path }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*\.tsx?$/.test(basename(path)),
    );
    expect(paths(wrong)).toEqual([]);
  });

  it('re-export nothing', () => {
    expect(paths(sources.filter((source) => /^export \*/m.test(codeOf(source))))).toEqual([]);
  });

  it('have at most 250 lines', () => {
    expect(paths(sources.filter(({ text }) => text.split('\n').length > 251))).toEqual([]);
  });

  it('name no session, machine or registry', () => {
    const names = /\/work\/|\/tmp\/|\bregistry\.npmjs|\blocalhost:4873/;
    expect(paths(production.filter(({ text }) => names.test(text)))).toEqual([]);
  });

  it.each(PUBLISHED)('libs/%s has a README that npm can show, under its published name', (lib) => {
    const readme = readFileSync(resolve(ROOT, 'libs', lib, 'README.md'), 'utf8');
    expect(readme).toMatch(new RegExp(`^# @palimpsest/${lib}\n`));
    expect(readme).toMatch(/```ts\n/);
  });

  it.each(libs.filter((lib) => production.some(({ part }) => part === lib) && !PUBLISHED.includes(lib)))(
    'libs/%s has a README of at most 25 lines',
    (lib) => {
      const readme = readFileSync(resolve(ROOT, 'libs', lib, 'README.md'), 'utf8');
      expect(readme).toMatch(new RegExp(`^# ${lib}\n`));
      expect(readme.split('\n').length).toBeLessThanOrEqual(26);
    },
  );

  /** A small disk can be made by root on Linux only; where CI is set it fails instead. */
  const NEEDS_ROOT = 'test/integration/full-disk.spec.ts';
  it('leave no test out', () => {
    const skipped =
      /\b(?:it|test|describe)(?:\.each)?\.(?:only|skip|todo|failing|concurrent)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\(/;
    expect(paths(sources.filter((source) => source.isSpec && skipped.test(codeOf(source))))).toEqual([NEEDS_ROOT]);
  });
});
