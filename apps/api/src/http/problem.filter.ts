import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  Logger,
  MethodNotAllowedException,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { allowedMethods } from '../requests/allowed-methods.js';
import { isMcp, rpcErrorOf } from '../requests/rpc-error.js';
import type { NamedRequest } from '../requests/request-ids.middleware.js';
import { problemOf } from '../requests/problem.js';
import { tellInHeaders } from '../requests/problem-headers.js';

/** Converts errors into HTTP answers. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has its own errors and has already handled this one.
    if (host.getType<string>() === 'graphql') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    const request = host.switchToHttp().getRequest<Request>();
    const problem = problemOf(withMethods(error, request, response));
    if (problem.code === 'INTERNAL') this.logger.error(`${requestIdOf(request)}: ${reasonOf(error)}`);
    if (response.headersSent) return;
    tellInHeaders(response, problem);
    response.status(problem.status);
    if (isMcp(request)) response.json(rpcErrorOf(problem));
    else response.type('application/problem+json').send(JSON.stringify(problem));
  }
}

function requestIdOf({ ids }: NamedRequest): string {
  return `Request ${ids?.requestId ?? 'without an id'}`;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** @returns the error itself, or, if the path exists only for other methods, an error that says so with those methods in Allow. */
function withMethods(error: unknown, { app, path, method }: Request, response: Response): unknown {
  if (!(error instanceof NotFoundException)) return error;
  const allowed = allowedMethods(app, path);
  if (allowed.length === 0) return error;
  const methods = allowed.join(', ');
  if (!response.headersSent) response.setHeader('Allow', methods);
  return new MethodNotAllowedException(`This address takes ${methods}, not ${method}.`);
}
