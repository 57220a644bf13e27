import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DomainError } from '#domain/service/errors.js';
import { Graph } from '#graph/graph.js';
import { Arbitration } from '#memory/remember/arbitration.js';
import { Embedder } from '#models/embedder.js';

/**
 * Turns requests away while the database or this machine's embedding model has more work than it can soon finish, so that admitted
 * requests are answered in time. Requests that wait for a language model, or stream, do not count.
 */
@Injectable()
export class Overload {
  #turnedAway = 0;

  constructor(
    private readonly graph: Graph,
    private readonly embedder: Embedder,
    private readonly arbitration: Arbitration,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many requests were turned away since the process started, including those that would have waited for the arbiter. */
  get turnedAway(): number {
    return this.#turnedAway + this.arbitration.turnedAway;
  }

  /** How many milliseconds the oldest text has waited for each model on this machine. */
  get waitsMs(): { readonly embedder: number; readonly arbiter: number } {
    return { embedder: this.embedder.waitingMs, arbiter: this.arbitration.waitingMs };
  }

  /** @throws DomainError UNAVAILABLE, which is a 503 with Retry-After. */
  readonly turnAway = (_request: Request, _response: Response, next: NextFunction): void => {
    if (!this.isOverloaded()) return next();
    this.#turnedAway += 1;
    next(new DomainError('UNAVAILABLE', 'This instance is overloaded; try again.'));
  };

  private isOverloaded(): boolean {
    const { MAX_DATABASE_CALLS, MAX_EMBEDDER_WAIT_MS } = this.config;
    return this.graph.callsUnderWay >= MAX_DATABASE_CALLS || this.embedder.waitingMs > MAX_EMBEDDER_WAIT_MS;
  }
}
