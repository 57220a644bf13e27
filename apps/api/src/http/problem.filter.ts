import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { isMcp, rpcErrorOf } from '../requests/rpc-error.js';
import { problemOf } from '../requests/problem.js';

/** The one place that turns errors into HTTP. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL has its own errors; it has made one of this error already.
    if (host.getType<string>() === 'graphql') throw error;
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemOf(error);
    if (problem.code === 'INTERNAL') this.logger.error(error instanceof Error ? error.stack : error);
    if (response.headersSent) return;
    if (problem.code === 'UNAUTHENTICATED') response.setHeader('WWW-Authenticate', 'Bearer');
    if (problem.code === 'UNAVAILABLE') response.setHeader('Retry-After', '1');
    response.status(problem.status);
    if (isMcp(host.switchToHttp().getRequest<Request>())) response.json(rpcErrorOf(problem));
    else response.type('application/problem+json').send(JSON.stringify(problem));
  }
}
