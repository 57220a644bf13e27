import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLObjectType } from 'graphql';
import { Environment, SUBJECTS } from '#config/environment.js';
import { listBriefings } from '#contract/briefings.js';
import { getDecision } from '#contract/memories.js';
import { operations } from '#contract/operations.js';
import { EVENT_STATUSES } from '#domain/memory/memory.js';
import { KEY_ROLES } from '#domain/service/key-role.js';
import { isIn } from '../../apps/api/src/mcp/profile.js';
import { blocksOf, firstCellsOf, pageAt, ROOT } from '../support/documents/documents.js';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('what is listed', () => {
  it('every package has its reason in ADR 0015', () => {
    const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
      'dependencies' | 'devDependencies',
      Record<string, string>
    >;
    const reasons = pageAt('docs/adr/0015-dependencies.md').text;
    expect(
      Object.keys({ ...dependencies, ...devDependencies }).filter(
        (name) => !new RegExp(`^\\|.*(?<=[| ,])${name}(?=[ ,]).*\\|$`, 'm').test(reasons),
      ),
    ).toEqual([]);
  });

  it('every setting belongs to a subject, and docker-compose.yml passes it on or sets it', () => {
    const names = Object.keys(Environment.shape);
    expect(
      Object.values(SUBJECTS)
        .flatMap((subject) => Object.keys(subject))
        .sort(),
    ).toEqual([...names].sort());
    const composed = `${read('docker-compose.yml')}${read('Dockerfile')}`;
    const ofTheService = names.filter((name) => !['NEO4J_USER', 'NEO4J_DATABASE'].includes(name));
    expect(ofTheService.filter((name) => !composed.includes(name))).toEqual([]);
  });

  it('every command of ./dev is in docs/commands.md', () => {
    const known = [...(read('dev').split('END')[1] ?? '').matchAll(/^ {2}([a-z:-]+)/gm)].map(([, name]) =>
      String(name),
    );
    const listed = firstCellsOf(pageAt('docs/commands.md').text).map(
      (cell) => cell.replace('./dev ', '').split(' ')[0],
    );
    expect(known.filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe('docs/data-model.md', () => {
  const { text } = pageAt('docs/data-model.md');

  it('names every label, type of relationship and property', () => {
    const graph = read('cypher/migration/names.cypher').replaceAll(/\/\/.*/g, '');
    const names = [...graph.matchAll(/:([A-Z]\w+)|\b(?:n|r|merged)\.(\w+)/g)].map(([, name, property]) =>
      String(name ?? property),
    );
    expect([...new Set(names)].filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  const rowOf = (label: string): string => new RegExp(`^\\| \`:${label}\` .*$`, 'm').exec(text)?.[0] ?? '';
  const wordsIn = (list: string): string[] => [...list.matchAll(/`(\w+)`/g)].map(([, word]) => String(word));

  it('names no property of a label twice', () => {
    const rows = [...text.matchAll(/^\| `:\w+`.*$/gm)].map(([row]) => row.split('|')[3] ?? '');
    const twice = rows.flatMap((row) => {
      const names = wordsIn(row.replaceAll(/\([^)]*\)/g, ''));
      return names.filter((name, i) => names.indexOf(name) !== i);
    });
    expect(rows.length).toBeGreaterThan(20);
    expect(twice).toEqual([]);
  });

  it.each([
    ['Decision', 'outcome', getDecision.output.shape.decision.shape.outcome.options],
    ['Event', 'status', EVENT_STATUSES],
    ['ApiKey', 'role', KEY_ROLES],
    ['Notice', 'state', listBriefings.input.shape.state.unwrap().options],
  ] as const)('has the words that stand in a %s for its %s', (label, property, values) => {
    const [, listed = ''] = new RegExp(`\`${property}\` \\(([^);]*)`).exec(rowOf(label)) ?? [];
    expect(wordsIn(listed)).toEqual([...values]);
  });

  it('names every index and constraint that there is, and no other', () => {
    const schema = globSync('cypher/schema/*.cypher', { cwd: ROOT }).map(read).join('\n');
    const made = [...schema.matchAll(/CREATE (?:CONSTRAINT|(?:FULLTEXT )?INDEX) (\w+)/g)].map(([, name]) =>
      String(name),
    );
    const dropped = [...schema.matchAll(/DROP INDEX (\w+)/g)].map(([, name]) => name);
    const [, table = ''] = text.split('## Constraints and indexes');
    const listed = firstCellsOf(table).filter((name) => !/_embedding_[ab]$/.test(name));
    expect(listed.toSorted()).toEqual(made.filter((name) => !dropped.includes(name)).sort());
  });
});

it('docs/mcp.md lists each tool under the profiles that have it', () => {
  const [, both = '', full = ''] = pageAt('docs/mcp.md').text.split(
    /^### (?:In both profiles|Only in full|Without a tool)$/m,
  );
  expect(firstCellsOf(both)).toHaveLength(10);
  expect(firstCellsOf(both).filter((tool) => !isIn('core', tool))).toEqual([]);
  expect(firstCellsOf(full).filter((tool) => isIn('core', tool))).toEqual([]);
});

it('docs/graphql.md names every field that can be walked to', () => {
  const schema = buildSchema(read('schema.graphql'));
  const rows = [
    ...pageAt('docs/graphql.md').text.matchAll(/^\| (?:the root|an? (contact|memory|session|entity)) +\| (.*) \|$/gm),
  ];
  expect(rows).toHaveLength(5);
  for (const [, name = 'query', listed] of rows) {
    const type = schema.getType(name.charAt(0).toUpperCase() + name.slice(1)) as GraphQLObjectType;
    const walked = Object.values(type.getFields())
      .filter(({ args }) => args.length > 0)
      .map((field) => field.name);
    const words = [...String(listed).matchAll(/`(\w+)`/g)].map(([, word]) => String(word));
    expect(Object.keys(type.getFields())).toEqual(expect.arrayContaining(words));
    expect(words).toEqual(expect.arrayContaining(walked));
  }
});

it('CONTRIBUTING.md lists every folder', () => {
  const listed = firstCellsOf(pageAt('CONTRIBUTING.md').text).map((cell) =>
    cell.replace(/^(?:apps|libs|clients)\//, ''),
  );
  const folders = ['apps', 'libs', 'clients'].flatMap((folder) => readdirSync(join(ROOT, folder)));
  const others = ['cypher', 'docs', 'test', 'bench', 'tools', 'dev'];
  expect([...folders, ...others].filter((name) => !listed.includes(name))).toEqual([]);
});

describe('the package for Nest', () => {
  const exported = [...read('libs/nest/src/palimpsest.ts').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    String(names)
      .split(',')
      .map((name) => name.replace('type ', '').trim()),
  );

  it('exports every service that docs/nest.md names', () => {
    const named = [...pageAt('docs/nest.md').text.matchAll(/`(\w+Service)`/g)].map(([, name]) => String(name));
    expect(named.filter((name) => !exported.includes(name) && name !== 'ConfigService')).toEqual([]);
  });

  it('exports every operation, whose input is what its service takes', () => {
    expect(operations.map(({ name }) => name).filter((name) => !exported.includes(name))).toEqual([]);
  });
});

it('CONTRIBUTING.md has the order of imports that parts.spec.ts checks', () => {
  const [, order = ''] = /const ORDER = \[([^\]]*)\]/.exec(read('test/architecture/parts.spec.ts')) ?? [];
  const parts = [...order.matchAll(/'([\w-]+)'/g)].map(([, part]) => part);
  const [block = ''] = blocksOf(pageAt('CONTRIBUTING.md'), '');
  expect(block.trim().split(/\s*<\s*/)).toEqual(parts);
});
