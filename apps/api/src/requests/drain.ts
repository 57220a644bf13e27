import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Server } from 'node:http';
import { DomainError } from '#domain/service/errors.js';

/** Finishes requests in progress before the service stops; new ones are refused, so that a load balancer uses another instance. */
@Injectable()
export class Drain {
  readonly #underWay = new Set<Response>();
  #isStopping = false;
  #onIdle: () => void = () => undefined;

  /** Tracks requests. Once a stop has begun, everything except `/health/live` is a 503. */
  readonly pass = (request: Request, response: Response, next: NextFunction): void => {
    if (this.#isStopping) {
      response.setHeader('Connection', 'close');
      if (request.path === '/health/live') return next();
      return next(new DomainError('UNAVAILABLE', 'This instance is stopping; try again.'));
    }
    this.#underWay.add(response);
    response.once('close', () => {
      this.#underWay.delete(response);
      if (this.#underWay.size === 0) this.#onIdle();
    });
    next();
  };

  /** Waits for all requests in progress, up to a limit; then cuts the rest. */
  async finish(server: Server, withinMs: number): Promise<void> {
    this.#isStopping = true;
    for (const response of this.#underWay) if (!response.headersSent) response.setHeader('Connection', 'close');
    if (this.#underWay.size > 0) await this.idle(withinMs);
    server.closeAllConnections();
  }

  private async idle(withinMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onIdle = resolve;
      timer = setTimeout(resolve, withinMs);
    });
    clearTimeout(timer);
  }
}
