import { Inject, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { DomainError } from '#domain/errors.js';
import { Graph } from '#graph/graph.js';
import { ARBITER, type Arbiter } from '#models/arbiter.js';
import { Embedder } from '#models/embedder.js';

/**
 * Turns requests away while more is under way at the database, or at the models of this machine, than they can soon answer:
 * those that are let in are answered in time, which all of them would not be. What waits for a language model, or streams,
 * holds up nothing here and does not count.
 */
@Injectable()
export class Overload {
  #turnedAway = 0;

  constructor(
    private readonly graph: Graph,
    private readonly embedder: Embedder,
    @Inject(ARBITER) private readonly arbiter: Arbiter | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** How many requests were turned away since the process started. */
  get turnedAway(): number {
    return this.#turnedAway;
  }

  /** For how long the oldest text has waited for a model on this machine. */
  get modelWaitMs(): number {
    return Math.max(this.embedder.waitingMs, this.arbiter?.waitingMs ?? 0);
  }

  /** @throws DomainError UNAVAILABLE, which is a 503 with Retry-After. */
  readonly turnAway = (_request: Request, _response: Response, next: NextFunction): void => {
    if (!this.isOverloaded()) return next();
    this.#turnedAway += 1;
    next(new DomainError('UNAVAILABLE', 'More is asked of this instance than it can answer at the moment; try again.'));
  };

  private isOverloaded(): boolean {
    const { MAX_DATABASE_CALLS, MAX_MODEL_WAIT_MS } = this.config;
    return this.graph.callsUnderWay >= MAX_DATABASE_CALLS || this.modelWaitMs > MAX_MODEL_WAIT_MS;
  }
}
