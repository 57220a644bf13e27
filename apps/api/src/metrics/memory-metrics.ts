import { Injectable } from '@nestjs/common';
import { Counter, Histogram } from 'prom-client';
import { Instruments, type StepOutcome } from '#domain/service/instruments.js';
import { Metrics } from './metrics.js';

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const SLOW = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 50, 100];

/** Recalls, decisions, embedding and language models, over all tenants. */
@Injectable()
export class MemoryMetrics {
  readonly #recalls: Histogram;
  readonly #results: Histogram;
  readonly #empty: Counter;
  readonly #decisions: Counter;
  readonly #embeddings: Histogram;
  readonly #texts: Counter;
  readonly #models: Histogram;
  readonly #arbiter: Histogram;
  readonly #tokens: Counter;

  constructor(instruments: Instruments, { registry }: Metrics) {
    const registers = [registry];
    this.#recalls = new Histogram({
      ...{ name: 'palimpsest_recall_seconds', help: 'Time of a recall, by what is searched.', registers },
      ...{ labelNames: ['searched'], buckets: FAST },
    });
    this.#results = new Histogram({
      ...{ name: 'palimpsest_recall_results', help: 'Results of a recall, by what is searched.', registers },
      ...{ labelNames: ['searched'], buckets: [0, 1, 2, 5, 10, 20, 50] },
    });
    this.#empty = new Counter({
      ...{ name: 'palimpsest_recall_without_bearing_total', registers, labelNames: ['searched'] },
      help: 'Recalls of which no result bears on the question, by what is searched.',
    });
    this.#decisions = new Counter({
      ...{ name: 'palimpsest_decisions_total', help: 'Decisions that were committed, by outcome and by who decided.' },
      ...{ labelNames: ['outcome', 'decided_by'], registers },
    });
    this.#embeddings = new Histogram({
      ...{ name: 'palimpsest_embedding_seconds', help: 'Time of a question to the embedding model.', registers },
      ...{ labelNames: ['model', 'status'], buckets: FAST },
    });
    this.#texts = new Counter({
      ...{ name: 'palimpsest_embedded_texts_total', help: 'Texts that the embedding model was given.', registers },
      labelNames: ['model'],
    });
    this.#models = new Histogram({
      ...{ name: 'palimpsest_model_seconds', help: 'Time of a question to the language model.', registers },
      ...{ labelNames: ['model', 'status'], buckets: SLOW },
    });
    this.#arbiter = new Histogram({
      ...{ name: 'palimpsest_arbiter_seconds', help: 'Time of a statement at the arbiter, with its wait in line.' },
      ...{ labelNames: ['model', 'status'], buckets: FAST, registers },
    });
    this.#tokens = new Counter({
      ...{ name: 'palimpsest_model_tokens_total', help: 'Tokens of the language model, as its server counts them.' },
      ...{ labelNames: ['model', 'direction'], registers },
    });
    this.#watch(instruments);
  }

  #watch(instruments: Instruments): void {
    instruments.wrap(async ({ kind, name, count = 0 }, work) => {
      if (kind === 'query') return work();
      if (kind === 'recall') return timed(this.#recalls, { searched: name }, work);
      if (kind === 'embedding') this.#texts.inc({ model: name }, count);
      const labels = { model: name, status: 'ok' };
      return timed({ embedding: this.#embeddings, model: this.#models, arbiter: this.#arbiter }[kind], labels, work);
    });
    instruments.onOutcome((outcome) => this.#count(outcome));
  }

  #count(outcome: StepOutcome): void {
    switch (outcome.of) {
      case 'recall':
        this.#results.observe({ searched: outcome.searched }, outcome.results);
        this.#empty.inc({ searched: outcome.searched }, outcome.found === 'none' ? 1 : 0);
        break;
      case 'decision':
        this.#decisions.inc({ outcome: outcome.outcome, decided_by: outcome.decidedBy });
        break;
      case 'model':
        this.#tokens.inc({ model: outcome.model, direction: 'input' }, outcome.inputTokens);
        this.#tokens.inc({ model: outcome.model, direction: 'output' }, outcome.outputTokens);
    }
  }
}

/** Times the work. If the labels include a status, work that throws is `failed`. */
async function timed<T>(histogram: Histogram, labels: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const stop = histogram.startTimer(labels);
  try {
    const answer = await work();
    stop();
    return answer;
  } catch (error) {
    stop('status' in labels ? { status: 'failed' } : {});
    throw error;
  }
}
