import { globSync } from 'node:fs';
import { operationsOnce, servedOperations } from '#assist/operations/served-operations.js';
import type { Operation } from '#contract/operation.js';
import { operations } from '#contract/operations.js';
import { CHOSEN, FAULTY } from '../support/doors/equal-faults.js';
import { reads } from '../support/doors/equal-reads.js';
import { writes } from '../support/doors/equal-writes.js';
import { firstCellsOf, pageAt, ROOT } from '../support/documents/documents.js';
import { sources } from './sources.js';

// What a new operation needs in several files (CONTRIBUTING.md). The tests of test/e2e would notice it too, but need a database.

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'path' in value && 'output' in value && 'summary' in value;
const namesOf = (some: readonly { readonly name: string }[]): string[] => some.map(({ name }) => name).sort();

describe('every operation', () => {
  it('that a file of libs/contract states is listed in its operations.ts', async () => {
    const files = globSync('libs/contract/src/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.spec.ts'));
    const modules = await Promise.all(
      files.map((path) => import(new URL(`../../${path}`, import.meta.url).href) as Promise<Record<string, unknown>>),
    );
    expect(namesOf(modules.flatMap((module) => Object.values(module).filter(isOperation)))).toEqual(
      namesOf(operations),
    );
  });

  it('has an entry in a table of libs/assist/src/operations', () => {
    expect(namesOf(operationsOnce.map(({ operation }) => operation))).toEqual(namesOf(operations));
  });

  it('is compared at every door: in test/support/doors/equal-reads.ts or equal-writes.ts', () => {
    const compared = new Set([...reads, ...writes].map(({ operation }) => operation.name));
    expect([...compared].sort()).toEqual(namesOf(operations));
  });

  it('is refused something in every field of its input: test/support/doors/equal-faults.ts says what', () => {
    const fields = new Set(operations.flatMap(({ input }) => Object.keys(input.shape)));
    expect([...fields].filter((field) => !(field in FAULTY) && !(field in CHOSEN))).toEqual([]);
  });
});

it('every tool of an operation is listed in docs/mcp.md', () => {
  const listed = firstCellsOf(pageAt('docs/mcp.md').text);
  const tools = servedOperations.flatMap(({ tool }) => tool?.name ?? []);
  expect(tools.filter((name) => !listed.includes(name))).toEqual([]);
});

it('a door at which only some stories are told names stories that there are', () => {
  const told = sources.flatMap(({ text }) => [...text.matchAll(/byDoors\(\s*'([^']+)'/g)].map(([, story]) => story));
  const { text = '' } = sources.find(({ path }) => path === 'test/support/doors/doors.ts') ?? {};
  const named = [...text.matchAll(/only: \[([^\]]+)\]/g)].flatMap(([, list]) =>
    [...String(list).matchAll(/'([^']+)'/g)].map(([, story]) => story),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((story) => !told.includes(story))).toEqual([]);
});
