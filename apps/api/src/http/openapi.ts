import { z } from 'zod';
import { type Operation, placesOf } from '#contract/operation.js';
import { exampleOf } from '#contract/examples.js';
import { operations } from '#contract/operations.js';
import {
  IDEMPOTENCY,
  LOCATION,
  MORE_ANSWERS,
  PROBLEM,
  PROBLEMS,
  REPLAYED,
  RETRY_AFTER,
  TAGS,
} from './openapi-parts.js';

type Json = Record<string, unknown>;

/** @returns the OpenAPI 3.1 document of all operations, generated from the contract alone. */
export function openApi(): Json {
  const schemas: Json = { Problem: PROBLEM };
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation, schemas);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Palimpsest',
      version: '1',
      description: 'Temporal memory for voice and chat agents. The latest fact wins; nothing is lost.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/', description: 'The service that serves this document; ./dev start: http://127.0.0.1:3000.' }],
    security: [{ key: [] }],
    tags: TAGS,
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, responses: refusals(), schemas },
  };
}

function describe(operation: Operation, schemas: Json): Json {
  const { name, tag, summary, description, idempotent } = operation;
  const places = placesOf(operation);
  const input = jsonSchema(operation.input, schemas);
  const example = exampleOf(operation);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    parameters: [
      ...places.path.map((field) => parameter(field, 'path', input, example)),
      ...places.query.map((field) => parameter(field, 'query', input, example)),
      ...(idempotent ? [IDEMPOTENCY] : []),
    ],
    ...(places.body.length > 0
      ? {
          requestBody: {
            description: 'The fields that are not in the URL.',
            required: required(input, places.body).length > 0,
            ...content(pick(input, places.body), 'application/json', fieldsOf(example, places.body)),
          },
        }
      : {}),
    responses: { ...answers(operation, schemas), ...MORE_ANSWERS[name], ...REFUSED },
  };
}

/** A dry run creates nothing, so its status is 200. */
function answers(operation: Operation, schemas: Json): Json {
  const made = answer(operation, schemas);
  const isTried = operation.status === 201 && 'dryRun' in operation.input.shape;
  return {
    ...(isTried ? { '200': { ...made, description: 'With `dryRun=true`: nothing is written.' } } : {}),
    [operation.status]: made,
  };
}

/** An answer that is an object has a schema name for clients. */
function answer({ name, status, idempotent, location, output, produces }: Operation, schemas: Json): Json {
  let schema = jsonSchema(output, schemas);
  if (schema['properties'] !== undefined) {
    const id = `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`;
    schemas[id] = schema;
    schema = { $ref: `#/components/schemas/${id}` };
  }
  const headers = { ...(location ? LOCATION : {}), ...(idempotent ? REPLAYED : {}) };
  const description = status === 201 ? 'Created.' : 'Done.';
  return { description, ...(location || idempotent ? { headers } : {}), ...content(schema, produces) };
}

/** The refusals that are possible for every operation. */
const REFUSED: Json = Object.fromEntries(
  Object.keys(PROBLEMS).map((code) => [code, { $ref: `#/components/responses/Refusal${code}` }]),
);

function refusals(): Json {
  const body = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([code, description]) => {
      const headers = code === '429' || code === '503' ? { headers: RETRY_AFTER } : {};
      return [`Refusal${code}`, { description, ...headers, content: body }];
    }),
  );
}

function fieldsOf(example: Json, fields: readonly string[]): Json {
  return Object.fromEntries(fields.filter((field) => field in example).map((field) => [field, example[field]]));
}

/** Schemas with an id are moved into the components and shared by operations. */
function jsonSchema(schema: z.ZodType, schemas: Json): Json {
  const {
    $defs = {},
    $schema: _,
    ...rest
  } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' }) as Json & { $defs?: Json };
  for (const [id, definition] of Object.entries($defs)) schemas[id] ??= hoisted(definition);
  const id = (rest as { id?: string }).id;
  if (id === undefined) return hoisted(rest) as Json;
  schemas[id] ??= hoisted(rest);
  return { $ref: `#/components/schemas/${id}` };
}

function hoisted(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => {
      if (key === 'id' && typeof value === 'string') return undefined;
      return isTime(value) ? { ...value, pattern: undefined } : value;
    }).replaceAll('#/$defs/', '#/components/schemas/'),
  );
}

/** The `date-time` format replaces the long pattern of a time; the service checks both. */
function isTime(schema: unknown): schema is Json {
  const { format } = (schema ?? {}) as { format?: unknown };
  return format === 'date-time' || format === 'date';
}

function parameter(name: string, place: 'path' | 'query', input: Json, example: Json): Json {
  const { description, ...schema } = (input['properties'] as Record<string, Json>)[name] ?? {};
  return {
    name,
    in: place,
    required: place === 'path' || required(input, [name]).length > 0,
    ...(description ? { description } : {}),
    schema,
    ...(name in example ? { example: example[name] } : {}),
  };
}

function pick(input: Json, fields: readonly string[]): Json {
  const properties = input['properties'] as Json;
  const needed = required(input, fields);
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map((field) => [field, properties[field]])),
    ...(needed.length > 0 ? { required: needed } : {}),
  };
}

function required(input: Json, fields: readonly string[]): string[] {
  return ((input['required'] as string[] | undefined) ?? []).filter((field) => fields.includes(field));
}

function content(schema: Json, type = 'application/json', example?: Json): Json {
  return { content: { [type]: { schema, ...(example ? { example } : {}) } } };
}
