import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { Graph } from '#graph/graph.js';
import { Overload } from '../requests/overload.js';
import { Metrics } from './metrics.js';

/** The load on the database, and what was turned away; computed when metrics are read. */
@Injectable()
export class OverloadMetrics {
  constructor({ registry }: Metrics, graph: Graph, overload: Overload) {
    const registers = [registry];
    new Gauge({
      ...{ name: 'palimpsest_database_calls', help: 'Queries and transactions that are under way.', registers },
      collect() {
        this.set(graph.callsUnderWay);
      },
    });
    new Gauge({
      ...{
        name: 'palimpsest_model_wait_seconds',
        help: 'How long the oldest text has waited for a local model, or a new one would wait.',
        labelNames: ['role'],
        registers,
      },
      collect() {
        for (const [role, ms] of Object.entries(overload.waitsMs)) this.set({ role }, ms / 1_000);
      },
    });
    new Counter({
      ...{ name: 'palimpsest_requests_turned_away_total', help: 'Requests refused in an overload.', registers },
      collect() {
        this.reset();
        this.inc(overload.turnedAway);
      },
    });
  }
}
