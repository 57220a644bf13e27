import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What is measured of the process, for Prometheus. */
@Injectable()
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'palimpsest_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Times every request by its route, never by its path: paths hold ids, and would make a series each. */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.#requests.startTimer();
    response.once('finish', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      stop({ method: request.method, route, status: response.statusCode });
    });
    next();
  };

  /** For gauges that are counted when they are read. */
  get registry(): Registry {
    return this.#registry;
  }

  exposition(): Promise<string> {
    return this.#registry.metrics();
  }
}
