import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DomainError } from '#domain/errors.js';
import { Graph } from '#graph/graph.js';

/**
 * Turns requests away while more is under way at the database than it can soon answer: those that are let in are answered in
 * time, which all of them would not be. What waits for a model or streams holds nothing at the database, and does not count.
 */
@Injectable()
export class Overload {
  #turnedAway = 0;

  constructor(
    private readonly graph: Graph,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many requests were turned away since the process started. */
  get turnedAway(): number {
    return this.#turnedAway;
  }

  /** @throws DomainError UNAVAILABLE, which is a 503 with Retry-After. */
  readonly turnAway = (_request: Request, _response: Response, next: NextFunction): void => {
    if (this.graph.callsUnderWay < this.config.MAX_DATABASE_CALLS) return next();
    this.#turnedAway += 1;
    next(new DomainError('UNAVAILABLE', 'More is asked of this instance than it can answer at the moment; try again.'));
  };
}
