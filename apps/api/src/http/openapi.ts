import { z } from 'zod';
import { type Operation, placesOf } from '#contract/operation.js';
import { operations } from '#contract/operations.js';

type Json = Record<string, unknown>;

const PROBLEMS: Readonly<Record<string, string>> = {
  '400': 'INVALID: `errors` names the path of every fault.',
  '401': 'UNAUTHENTICATED: no valid key.',
  '404': 'NOT_FOUND: not there, or not yours.',
  '409': 'CONFLICT: with what is there now.',
  '413': 'TOO_LARGE: a body over 1 MiB.',
  '503': 'UNAVAILABLE: the database or a model does not answer; try again.',
};

const PROBLEM: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: {
      type: 'string',
      enum: [
        'INVALID',
        'UNAUTHENTICATED',
        'FORBIDDEN',
        'NOT_FOUND',
        'CONFLICT',
        'TOO_LARGE',
        'RATE_LIMITED',
        'UNAVAILABLE',
        'INTERNAL',
      ],
    },
    detail: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

/** @returns the OpenAPI 3.1 document of every operation, made from the contract alone. */
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
    security: [{ key: [] }],
    paths,
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } }, schemas },
  };
}

function describe(operation: Operation, schemas: Json): Json {
  const { name, tag, summary, description, status, idempotent, output, produces } = operation;
  const places = placesOf(operation);
  const input = jsonSchema(operation.input, schemas);
  return {
    operationId: name,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    parameters: [
      ...places.path.map((field) => parameter(field, 'path', input)),
      ...places.query.map((field) => parameter(field, 'query', input)),
      ...(idempotent ? [IDEMPOTENCY] : []),
    ],
    ...(places.body.length > 0
      ? { requestBody: { required: required(input, places.body).length > 0, ...content(pick(input, places.body)) } }
      : {}),
    responses: {
      [status]: { description: 'Done.', ...content(jsonSchema(output, schemas), produces) },
      ...Object.fromEntries(
        Object.entries(PROBLEMS).map(([code, text]) => [
          code,
          {
            description: text,
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

const IDEMPOTENCY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same key with the same request answers the first answer again; with another request it is a CONFLICT. Kept for 7 days.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** Schemas with an id are hoisted into the components, where every operation shares them. */
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
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'id' && typeof value === 'string' ? undefined : value,
    ).replaceAll('#/$defs/', '#/components/schemas/'),
  );
}

function parameter(name: string, place: 'path' | 'query', input: Json): Json {
  const { description, ...schema } = (input['properties'] as Record<string, Json>)[name] ?? {};
  return {
    name,
    in: place,
    required: place === 'path' || required(input, [name]).length > 0,
    ...(description ? { description } : {}),
    schema,
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

function content(schema: Json, type = 'application/json'): Json {
  return { content: { [type]: { schema } } };
}
