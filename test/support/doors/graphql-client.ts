import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, type GraphQLObjectType, print, parse } from 'graphql';
import { z } from 'zod';
import { itemsOf } from '../../../apps/api/src/graphql/connection.js';
import { argumentsOf } from '../../../apps/api/src/graphql/operation.decorators.js';
import { type Node, placed, plain } from '../../../apps/api/src/graphql/json-schema.js';
import { servedOperations } from '#assist/operations/served-operations.js';
import { type Operation, placesOf } from '#contract/operation.js';
import type { Fault } from '#domain/service/errors.js';
import { type Answer, type Asked, type Door, Refused } from './door.js';

/** The answer of GraphQL to one request. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly GraphqlFault[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** One error of an answer. */
export interface GraphqlFault {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions: { readonly code: string; readonly errors?: readonly Fault[] };
}

/** Sends a query with its variables, and any headers. */
export async function askGraphql(
  url: string,
  key: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<GraphqlAnswer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json',
      ...(key ? { authorization: `Bearer ${key}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

/** The schema as it is committed. */
export const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));

type Walk = readonly [root: string, field?: string];

/** The reads whose fields were written by hand. */
const BY_HAND: Readonly<Record<string, Walk>> = {
  getHistory: ['memory', 'history'],
  interval: ['memory', 'interval'],
  listTurns: ['session', 'turns'],
};

/** The fields in which a read operation is answered, from the root on. */
export const WALKS: Readonly<Record<string, Walk>> = {
  ...Object.fromEntries(
    // Of an operation that several tools share the first has its field.
    servedOperations
      .toReversed()
      .flatMap(({ operation: { name }, of, effect, field = name }): [string, Walk][] =>
        effect || field === null ? [] : [[name, of === 'contact' ? ['contact', field] : [field]]],
      ),
  ),
  ...BY_HAND,
};

/** The door GraphQL: a query for any operation is made of its schemas, and the answer is read as the contract states it. */
export class GraphqlDoor implements Door {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async ask<O extends Operation>(operation: O, input: Asked<O>): Promise<Answer<O>> {
    const walk = WALKS[operation.name];
    const { query, variables, path } = walk ? reading(operation, walk, input) : writing(operation, input);
    const { data, errors } = await askGraphql(this.url, this.key, { query: print(parse(query)), variables });
    if (errors) throw refusedOf(errors);
    const answer = path.reduce<unknown>((part, field) => (part as Record<string, unknown>)[field], data);
    return restored(answer, operation) as Answer<O>;
  }
}

interface Request {
  readonly query: string;
  readonly variables: object;
  readonly path: readonly string[];
}

function writing({ name, output }: Operation, input: object): Request {
  const field = schema.getMutationType()?.getFields()[name];
  const type = String(field?.args.find(({ name }) => name === 'input')?.type);
  const query = `mutation ($input: ${type}) { ${name}(input: $input) ${selection(output)} }`;
  return { query, variables: { input }, path: [name] };
}

function reading(operation: Operation, [root, field]: readonly [string, string?], input: object): Request {
  const [inPath] = placesOf(operation).path;
  const names = argumentsOf(operation, true);
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const values = given.map(([name, value]): [string, unknown] => [names.get(name) ?? name, value]);
  const query = schema.getQueryType() as GraphQLObjectType;
  const on = query.getFields()[root] as GraphQLField<unknown, unknown>;
  const at = field === undefined ? on : fieldOf(on, field);
  const args = (some: readonly [string, unknown][]): string =>
    some.length === 0 ? '' : `(${some.map(([name]) => `${name}: $${name}`).join()})`;
  const typed = (of: GraphQLField<unknown, unknown>, some: readonly [string, unknown][]): string[] =>
    some.map(([name]) => `$${name}: ${String(of.args.find((arg) => arg.name === name)?.type ?? 'String')}`);
  const isId = ([name]: [string, unknown]): boolean => field !== undefined && inPath !== undefined && name === 'id';
  const [ids, others] = [values.filter(isId), values.filter((value) => !isId(value))];
  const declared = [...typed(on, ids), ...typed(at, others)];
  const asked = `${at.name}${args(others)} ${selection(operation.output)}`;
  const whole = field === undefined ? asked : `${root}${args(ids)} { ${asked} }`;
  return {
    query: `query ${declared.length > 0 ? `(${declared.join()})` : ''} { ${whole} }`,
    variables: Object.fromEntries(values),
    path: field === undefined ? [root] : [root, field],
  };
}

function fieldOf(on: GraphQLField<unknown, unknown>, field: string): GraphQLField<unknown, unknown> {
  const type = schema.getType(String(on.type).replace('!', '')) as GraphQLObjectType;
  return type.getFields()[field] as GraphQLField<unknown, unknown>;
}

/** Everything that the contract says of an answer. */
function selection(output: z.ZodType): string {
  const { node, defs } = placed(output);
  const items = itemsOf(output);
  if (items === null) return fields(node, defs);
  const { [items]: array, nextCursor: _, ...rest } = node.properties ?? {};
  const item = plain({ node: array?.items ?? {}, defs }).node;
  return `{ edges { node ${fields(item, defs)} cursor } pageInfo { hasNextPage endCursor } ${inside(rest, defs)} }`;
}

type Defs = Readonly<Record<string, Node>>;

function fields(node: Node, defs: Defs): string {
  return node.properties ? `{ ${inside(node.properties, defs, node.id)} }` : '';
}

function inside(properties: Defs, defs: Defs, id = ''): string {
  return Object.entries(properties)
    .map(([name, part]) => {
      const own = plain({ node: part, defs }).node;
      const item = own.items ? plain({ node: own.items, defs }).node : own;
      return `${id.endsWith('Session') && name === 'turns' ? 'turnCount' : name} ${fields(item, defs)}`;
    })
    .join(' ');
}

interface Connection {
  readonly edges: readonly { readonly node: unknown }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

/** An answer as the contract states it: pages with their items, and what is optional left out where there is none. */
function restored(answer: unknown, { output }: Operation): unknown {
  const { node, defs } = placed(output);
  const items = itemsOf(output);
  if (items === null) return without(answer, node, defs);
  const { edges, pageInfo, ...rest } = answer as Connection;
  const nextCursor = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  const page = { [items]: edges.map((edge) => edge.node), ...rest, nextCursor };
  return without(page, node, defs);
}

function without(value: unknown, node: Node, defs: Defs): unknown {
  const own = plain({ node, defs }).node;
  if (Array.isArray(value)) return value.map((item) => without(item, own.items ?? {}, defs));
  if (value === null || typeof value !== 'object' || !own.properties) return value;
  const given = value as Readonly<Record<string, unknown>>;
  const entries = Object.entries(own.properties).flatMap(([name, part]) => {
    const found = given[own.id?.endsWith('Session') && name === 'turns' ? 'turnCount' : name];
    return found === null && !own.required?.includes(name) ? [] : [[name, without(found, part, defs)]];
  });
  return Object.fromEntries(entries);
}

function refusedOf(errors: readonly GraphqlFault[]): Refused {
  const [first] = errors;
  const faults = errors.flatMap(({ extensions }) => extensions.errors ?? []);
  return new Refused({ code: first?.extensions.code ?? '', detail: first?.message ?? '', errors: faults });
}
