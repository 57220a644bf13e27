import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileOf, partOf, production, sources } from './sources.js';

const ROOT = resolve(import.meta.dirname, '../..');

/** Each may import what stands left of it. */
const ORDER = [
  'domain',
  'config',
  'contract',
  'dates',
  'graph',
  'local-server',
  'keys',
  'settings',
  'privacy',
  'revisions',
  'models',
  'times',
  'contacts',
  'entities',
  'memory',
  'contact-merges',
  'conversation',
  'calendar',
  'assist',
  'import',
  'nest',
  'apps',
];

/** On their own, and no part of the service: each may import itself and those named. */
const APART: Readonly<Record<string, readonly string[]>> = { client: [], agent: ['client'], explorer: ['client'] };

const libs = readdirSync(resolve(ROOT, 'libs'));

describe('the parts', () => {
  it('are those of the design', () => {
    expect(libs.filter((lib) => !ORDER.includes(lib) && !(lib in APART))).toEqual([]);
    expect(production.length).toBeGreaterThan(80);
  });

  it('import only what stands left of them', () => {
    const wrong = production
      .filter(({ part }) => !(part in APART))
      .flatMap((source) =>
        source.imports
          .map((imported) => ({ imported, file: fileOf(source, imported) }))
          .filter(({ file }) => file !== null && !(place(file) >= 0 && place(file) <= ORDER.indexOf(source.part)))
          .map(({ imported }) => `${source.path} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('that stand apart import nothing of the service, and nothing that only Node has', () => {
    const apart = production.filter(({ part }) => part in APART);
    expect(new Set(apart.map(({ part }) => part))).toEqual(new Set(Object.keys(APART)));
    const wrong = apart.flatMap((source) => {
      const may = [source.part, ...(APART[source.part] ?? [])];
      return source.imports
        .filter((imported) => {
          const file = fileOf(source, imported);
          return file === null ? imported.startsWith('node:') : !may.includes(partOf(file));
        })
        .map((imported) => `${source.path} imports ${imported}`);
    });
    expect(wrong).toEqual([]);
  });

  it('import each other by their names, not by a path out of themselves', () => {
    const wrong = sources
      .filter(({ part, isSpec }) => libs.includes(part) && !isSpec)
      .flatMap((source) =>
        source.imports
          .filter(
            (imported) => imported.startsWith('.') && !fileOf(source, imported)?.startsWith(`libs/${source.part}/`),
          )
          .map((imported) => `${source.path} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('import files that are there', () => {
    // What the code generator writes imports is no import of its own.
    const wrong = sources
      .filter(({ path }) => path !== 'libs/graph/codegen/generate.ts')
      .flatMap((source) =>
        source.imports
          .filter((imported) => {
            const file = fileOf(source, imported);
            return file !== null && /\.tsx?$/.test(file) && !existsSync(resolve(ROOT, file));
          })
          .map((imported) => `${source.path} imports ${imported}`),
      );
    expect(wrong).toEqual([]);
  });

  it('have folders that import each other one way', () => {
    const ways = new Set(
      production.flatMap((source) =>
        source.imports.flatMap((imported) => {
          const [from, to] = [folderOf(source.path), folderOf(fileOf(source, imported) ?? '')];
          return from && to && from !== to ? [`${from} > ${to}`] : [];
        }),
      ),
    );
    const back = (way: string): string => way.split(' > ').reverse().join(' > ');
    expect([...ways].filter((way) => ways.has(back(way)))).toEqual([]);
  });

  it('have no file that imports itself, however long the way round', () => {
    const next = new Map(
      sources.map((source) => [source.path, source.imports.map((imported) => fileOf(source, imported))]),
    );
    const done = new Set<string>();
    const rings: string[] = [];
    const walk = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) return void rings.push([...way.slice(way.indexOf(path)), path].join(' > '));
      if (done.has(path)) return;
      for (const following of next.get(path) ?? []) if (following !== null) walk(following, [...way, path]);
      done.add(path);
    };
    for (const path of next.keys()) walk(path, []);
    expect(rings).toEqual([]);
  });

  /** @returns the folder in src that a file stands in; none for one beside the folders, such as the module that joins them. */
  function folderOf(file: string): string | null {
    return /^(?:apps|libs)\/[\w-]+\/src\/[\w-]+(?=\/)/.exec(file)?.[0] ?? null;
  }

  function place(file: string): number {
    return ORDER.indexOf(file.startsWith('libs/') ? String(file.split('/')[1]) : String(file.split('/')[0]));
  }
});
