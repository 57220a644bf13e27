import fc from 'fast-check';
import neo4j from 'neo4j-driver';
import * as queries from './generated/queries.js';
import type { Kind, Kinds, Query } from './query.js';
import { sentQuery } from './sent-query.js';

const all = Object.values(queries) as Query<never, never>[];
const commands = all.filter(({ mode }) => mode === 'schema');
const planned = all.filter((query) => !commands.includes(query));
const VECTOR = [0.6, 0.8];

const ONE: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  string: fc.string({ maxLength: 30 }),
  instant: fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  until: fc.option(fc.constant(new Date('2026-03-01'))),
  int: fc.nat(),
  float: fc.double({ noNaN: true }),
  boolean: fc.boolean(),
  vector: fc.constant(VECTOR),
  map: fc.dictionary(fc.constantFrom('a', 'b'), fc.string()),
  decided: fc.dictionary(fc.constantFrom('id', 'text'), fc.string()),
};

/** Whatever a parameter of a kind may be. */
function valueOf(kind: Kind): fc.Arbitrary<unknown> {
  if (typeof kind !== 'string') return fc.array(paramsOf(kind), { maxLength: 12 });
  if (kind.endsWith('?')) return fc.option(valueOf(kind.slice(0, -1)));
  if (kind.endsWith('[]')) return fc.array(valueOf(kind.slice(0, -2)), { maxLength: 12 });
  return ONE[kind] ?? expectKnown(kind);
}

function expectKnown(kind: string): never {
  throw new Error(`Nothing is drawn for the kind ${kind}.`);
}

function paramsOf(kinds: Kinds): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, valueOf(kind)])));
}

/** Types as the database tells them apart when it looks for a plan. */
function typeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (neo4j.isInt(value)) return 'integer';
  if (neo4j.isDateTime(value)) return 'zoned datetime';
  if (typeof value === 'string') return value.length > 10 ? 'text' : 'short text';
  if (Array.isArray(value)) return `list of ${value.length}`;
  return typeof value === 'object' ? 'map' : typeof value;
}

function typesOf(params: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeOf(value)]));
}

it.each(planned.map((query) => ({ path: query.path, query })))(
  '$path has one plan, whatever its parameters are',
  ({ query }) => {
    fc.assert(
      fc.property(paramsOf(query.params), paramsOf(query.params), (some, others) => {
        const [one, other] = [sentQuery(query, some), sentQuery(query, others)];
        expect(one.text).toBe(other.text);
        expect(typesOf(one.params)).toEqual(typesOf(other.params));
      }),
      { numRuns: 20 },
    );
  },
);

it.each(all.map((query) => ({ path: query.path, query })))('$path is sent all that it reads', ({ query }) => {
  const [params = {}] = fc.sample(paramsOf(query.params), 1);
  const { text, params: sent } = sentQuery(query, params);
  const inMap = sent['p'] as Record<string, unknown>;
  for (const [, name = '', , field] of text.matchAll(/\$(\w+)(\.(\w+))?/g)) {
    if (name === 'p') expect(Object.keys(inMap)).toContain(field);
    else expect(Object.keys(sent)).toContain(name);
  }
});

it.each(commands.map((query) => ({ path: query.path, query })))(
  '$path is a command, which takes no part of a map',
  ({ query }) => {
    const [params = {}] = fc.sample(paramsOf(query.params), 1);
    expect(sentQuery(query, params).text).not.toContain('$p.');
  },
);
