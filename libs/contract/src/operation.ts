import type { z } from 'zod';
import type { NeededRole } from '#domain/key-role.js';

/**
 * One operation, stated once. REST splits `input` into path, query and body; GraphQL and MCP take it whole.
 */
export interface Operation<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** The name in OpenAPI (`operationId`) and everywhere else. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With fields of `input` in braces. */
  readonly path: string;
  /** Fields of `input` that are in the query string although the method has a body. */
  readonly query?: readonly string[];
  readonly input: Input;
  readonly output: Output;
  readonly status: 200 | 201;
  /** Where what was made can be read, with fields of the answer in braces. Every operation with the status 201 has it. */
  readonly location?: string;
  /** The media type of an answer that is not JSON. Default: JSON. */
  readonly produces?: string;
  /** The role of a key that may do it. Default: `read` for GET, else `write`. Every door asks for it. */
  readonly role?: NeededRole;
  /** Whether the audit log keeps it by default. Default: whether it needs an admin and changes something. */
  readonly audited?: boolean;
  /** Set on writes that take an Idempotency-Key. */
  readonly idempotent?: boolean;
}

/** The checked input of an operation, as its service gets it. */
export type InputOf<O extends Operation> = z.output<O['input']>;

/** @returns the operation itself; only its types are narrowed. */
export function operation<Input extends z.ZodObject, Output extends z.ZodType>(
  definition: Operation<Input, Output>,
): Operation<Input, Output> {
  return definition;
}

/** @returns the role that a key needs for the operation. */
export function neededRole({ method, role }: Pick<Operation, 'method' | 'role'>): NeededRole {
  return role ?? (method === 'GET' ? 'read' : 'write');
}

/** The three parts of an HTTP request that hold the fields of an input. */
export interface Places {
  readonly path: readonly string[];
  readonly query: readonly string[];
  readonly body: readonly string[];
}

/** @returns where each field of the operation's input is in an HTTP request. */
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
