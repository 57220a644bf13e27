import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { BriefingsService } from '#calendar/briefing/briefings.service.js';
import { Metrics } from './metrics.js';

const STATES = ['pending', 'delivered', 'dead', 'dropped'];

/** The number of briefings by state, counted when metrics are read. */
@Injectable()
export class BriefingMetrics {
  constructor(briefings: BriefingsService, { registry }: Metrics) {
    new Gauge({
      name: 'palimpsest_briefings',
      help: 'Briefings about what is due soon, by state; kept 90 days.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        // Without the database, the other metrics are still returned.
        const counts = await briefings.counts().catch(() => null);
        if (counts === null) return this.reset();
        for (const state of STATES) this.set({ state }, counts.get(state) ?? 0);
      },
    });
  }
}
