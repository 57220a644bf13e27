import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { Metrics } from './metrics.js';

/** What was masked or refused, without its content or owner. */
@Injectable()
export class PrivacyMetrics {
  constructor(gate: PrivacyGate, { registry }: Metrics) {
    new Counter({
      name: 'palimpsest_private_words_total',
      help: 'What was found in words that are said and not kept as it was said, by kind and by what became of it.',
      labelNames: ['kind', 'treatment'],
      registers: [registry],
      collect() {
        this.reset();
        for (const { kind, treatment, count } of gate.counts) this.inc({ kind, treatment }, count);
      },
    });
  }
}
