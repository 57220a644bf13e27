import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Response } from 'express';
import { problemOf } from '../../requests/problem.js';
import { tellInHeaders } from '../../requests/problem-headers.js';

/** Errors in the compatible form: both have `detail`; Graphiti's server lists the faults of a body there, with status 422. */
@Catch()
export class CompatFilter implements ExceptionFilter {
  private readonly logger = new Logger(CompatFilter.name);

  constructor(private readonly peer: 'mem0' | 'graphiti') {}

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const problem = problemOf(error);
    const { status, code, detail, errors = [] } = problem;
    if (code === 'INTERNAL') this.logger.error(error instanceof Error ? error.stack : error);
    if (response.headersSent) return;
    tellInHeaders(response, problem);
    if (status !== 400 || this.peer !== 'graphiti') return void response.status(status).json({ detail });
    const faults = errors.map(({ path, message }) => ({
      loc: ['body', ...path.split('.')],
      msg: message,
      type: 'value_error',
    }));
    response.status(422).json({ detail: faults });
  }
}
