import type { z } from 'zod';
import type { NeededRole } from '#domain/service/key-role.js';

/** The definition of an operation. REST splits `input` into path, query and body; GraphQL and MCP take it as a whole. */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** The name in OpenAPI (`operationId`) and everywhere else. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With fields of `input` in braces. */
  readonly path: string;
  /** Fields of `input` in the query string of a method that has a body. */
  readonly query?: readonly string[];
  readonly input: Input;
  readonly output: Output;
  readonly status: 200 | 201;
  /** The URL of what was created, with fields of the answer in braces. Required with status 201. */
  readonly location?: string;
  /** The media type of an answer that is not JSON. Default: JSON. */
  readonly produces?: string;
  /** The role that a key needs. Default: `read` for GET, else `write`. Enforced by every API. */
  readonly role?: NeededRole;
  /** Whether it is in the audit log by default. Default: if it needs an admin and changes something. */
  readonly audited?: boolean;
  /** Set on writes that accept an Idempotency-Key. */
  readonly idempotent?: boolean;
}

/** The validated input of an operation. */
export type InputOf<O extends Operation> = z.output<O['input']>;

/** @returns the operation unchanged, with narrowed types. */
export function operation<Input extends z.ZodObject, Output extends z.ZodType>(
  definition: Operation<Input, Output>,
): Operation<Input, Output> {
  return definition;
}

/** @returns the role that a key needs for the operation. */
export function neededRole({ method, role }: Pick<Operation, 'method' | 'role'>): NeededRole {
  return role ?? (method === 'GET' ? 'read' : 'write');
}

/** The parts of an HTTP request that carry input. */
export interface Places {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** @returns for each input field, its part of the HTTP request. */
export function placesOf({ method, path, query = [], input }: Operation): Places {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const rest = Object.keys(input.shape).filter((name) => !inPath.includes(name));
  const hasBody = method === 'POST' || method === 'PATCH';
  return {
    path: inPath,
    query: hasBody ? rest.filter((name) => query.includes(name)) : rest,
    body: hasBody ? rest.filter((name) => !query.includes(name)) : [],
  };
}
