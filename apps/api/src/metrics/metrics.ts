import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ExtractionHealthService } from '#conversation/extraction/extraction-health.service.js';
import type { NextFunction, Request, Response } from 'express';
import { Graph } from '#graph/graph.js';
import { routeOf } from '../requests/route-of.js';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of a part of the service. */
export type Measured = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** The status of a request whose client disconnected before the answer, as proxies define it. */
const GIVEN_UP = 499;

/** The metrics of the process, for Prometheus. */
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

  readonly #queries = new Histogram({
    name: 'palimpsest_query_seconds',
    help: 'Time of a query to Neo4j, from sending it to its last row, by its file in cypher/.',
    labelNames: ['query'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  });
  readonly #sessions = new Gauge({
    name: 'palimpsest_extraction_sessions',
    help: 'Sessions that wait for extraction, are extracted from, or were given up.',
    labelNames: ['state'],
    registers: [this.#registry],
  });
  readonly #oldest = new Gauge({
    name: 'palimpsest_extraction_oldest_waiting_seconds',
    help: 'How long the oldest session has waited for extraction since it was due.',
    registers: [this.#registry],
  });

  constructor(
    private readonly extraction: ExtractionHealthService,
    graph: Graph,
    @Inject(CONFIG) { USE_DATABASE }: Config,
  ) {
    // About the process, which all parts share.
    if (USE_DATABASE === undefined) collectDefaultMetrics({ register: this.#registry });
    else this.#registry.setDefaultLabels({ database: USE_DATABASE });
    graph.observe((query, seconds) => this.#queries.observe({ query }, seconds));
  }

  /**
   * Times every request by its route, never by its path: paths contain ids and would create a series each. Requests abandoned by their
   * caller are counted too, because those are the slow ones.
   */
  readonly observe = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.#requests.startTimer();
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : GIVEN_UP;
      stop({ method: request.method, route: routeOf(request), status });
    });
    next();
  };

  /** For gauges that are computed when read. */
  get registry(): Registry {
    return this.#registry;
  }

  /** @param others metrics of the parts that work on another database, which get a label for it. */
  async exposition(others: readonly Measured[] = []): Promise<string> {
    if (others.length > 0) return AggregatorRegistry.aggregate([await this.measured(), ...others]).metrics();
    await this.measureExtraction();
    return this.#registry.metrics();
  }

  async measured(): Promise<Measured> {
    await this.measureExtraction();
    return this.#registry.getMetricsAsJSON();
  }

  /** While the database is away, the gauges keep their last values. */
  private async measureExtraction(): Promise<void> {
    const health = await this.extraction.health().catch(() => null);
    if (!health) return;
    for (const state of ['waiting', 'running', 'dead'] as const) this.#sessions.set({ state }, health[state]);
    this.#oldest.set(health.oldestWaitingSeconds);
  }
}
