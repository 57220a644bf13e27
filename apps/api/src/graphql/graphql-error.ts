import { unwrapResolverError } from '@apollo/server/errors';
import { Logger } from '@nestjs/common';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Fault } from '#domain/service/errors.js';
import { type Problem, problemOf } from '../requests/problem.js';
import { MAX_TOKENS } from './limits.js';

const logger = new Logger('GraphQL');

/** @returns an error of a query as callers see it: with the codes of the other APIs, and without internals. */
export function graphqlError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (!(cause instanceof GraphQLError)) return shown(formatted, ofProblem(cause));
  const code = formatted.extensions?.['code'];
  if (typeof code === 'string' && code in OWN) return formatted;
  if (/^Too many errors processing variables/.test(formatted.message)) {
    return shown(formatted, { message: MORE, code: 'INVALID', errors: [{ path: '', message: MORE }] });
  }
  if (code === 'INTERNAL_SERVER_ERROR') return shown(formatted, ofProblem(cause));
  if (/^Syntax Error: Document contains more/.test(formatted.message)) {
    return shown(formatted, { message: TOO_LONG, code: 'TOO_LARGE' });
  }
  const faults = faultsOf(formatted.message);
  return shown(formatted, { message: formatted.message, code: 'INVALID', errors: faults });
}

interface Shown {
  readonly message: string;
  readonly code: Problem['code'];
  readonly errors?: readonly Fault[] | undefined;
}

/** Codes that are already set here. */
const OWN = {
  UNAUTHENTICATED: true,
  FORBIDDEN: true,
  UNAVAILABLE: true,
  TOO_LARGE: true,
  RATE_LIMITED: true,
  INVALID: true,
};

function ofProblem(cause: unknown): Shown {
  const { code, detail, errors } = problemOf(cause);
  if (code === 'INTERNAL') logger.error(cause instanceof Error ? cause.stack : cause);
  return { message: detail, code, errors };
}

function shown({ path, locations }: GraphQLFormattedError, { message, code, errors }: Shown): GraphQLFormattedError {
  return {
    message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code, ...(errors ? { errors } : {}) },
  };
}

const TOO_LONG = `The query has more than ${MAX_TOKENS} words and signs; send long inputs as variables.`;

/** GraphQL stops reading variables at so many faults, and says so by an error like one of its own. */
const MORE = 'The variables have more faults than these.';

const MAX_MESSAGE = 300;

/** The contract's names for arguments that have Relay's names. */
const CONTRACT: Readonly<Record<string, string>> = { first: 'limit', after: 'cursor' };

/** The fault of a value that GraphQL itself refuses, with its path as in the other APIs. */
function faultsOf(message: string): Fault[] {
  const at = /^Variable "\$(\w+)" got invalid value .* at "([^"]*)";/s.exec(message)?.[2];
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  const argument = /^(?:(?:Unknown a|A)rgument|Field "\w+" argument) "(\w+)"/.exec(message)?.[1];
  const field = /Field "(\w+)" (?:of required type|is not defined)/.exec(message)?.[1];
  const [first = '', ...rest] = [...dotted(at ?? variable ?? argument ?? ''), ...(field === undefined ? [] : [field])];
  const path = [CONTRACT[first] ?? first, ...rest];
  return [{ path: path.join('.'), message: message.slice(0, MAX_MESSAGE) }];
}

/** `input.memories[3].text` becomes `memories.3.text`: all APIs give paths relative to the operation's input. */
function dotted(path: string): string[] {
  const parts = path.split(/[.[\]]+/).filter(Boolean);
  return parts[0] === 'input' ? parts.slice(1) : parts;
}
