import { z } from 'zod';
import type { Clock } from '#domain/service/clock.js';
import { Arbiter, ArbiterQuestion, Verdict } from '../arbiter.js';
import { ARBITER_PROMPT, arbiterMessage, EXAMPLE_REASONS } from './arbiter-prompt.js';
import { Breaker } from './breaker.js';
import type { Llm } from './llm.js';
import { promptHash } from './prompt-hash.js';
import { wireSchema } from './wire-schema.js';

const MAX_REASON = 300;
/** Enough for an outcome, a number and a short sentence. */
const MAX_TOKENS = 200;

const ArbiterAnswer = z.object({
  outcome: z.enum(['ADD', 'RESTATE', 'SUPERSEDE']),
  number: z.number().int().nullable().default(null).describe('Of the belief that is restated or superseded.'),
  reason: z
    .string()
    .trim()
    .default('')
    .transform((reason) =>
      reason === '' || EXAMPLE_REASONS.has(reason) ? 'No reason was given.' : reason.slice(0, MAX_REASON),
    ),
});

export interface LlmArbiterOptions {
  /** Time limit of one question in milliseconds, including the wait for a free slot, because a caller waits. */
  readonly deadlineMs: number;
  readonly clock: Clock;
}

/** Asks a language model. After repeated failures it is not asked for a while, so that nobody waits for it. */
export class LlmArbiter extends Arbiter {
  readonly name: string;
  readonly #breaker: Breaker;

  constructor(
    private readonly llm: Llm,
    private readonly options: LlmArbiterOptions,
  ) {
    super();
    this.name = `${llm.model}#${promptHash(ARBITER_PROMPT, wireSchema(ArbiterAnswer))}`;
    this.#breaker = new Breaker(options.clock);
  }

  async judge(question: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict> {
    const { value } = await this.#breaker.run(signal, () =>
      this.llm.structured({
        name: 'verdict',
        schema: ArbiterAnswer,
        system: ARBITER_PROMPT,
        user: arbiterMessage(question),
        maxTokens: MAX_TOKENS,
        urgent: true,
        deadlineMs: this.options.deadlineMs,
        ...(signal ? { signal } : {}),
      }),
    );
    return verdictOf(value, question);
  }
}

/** A number that was not shown changes nothing; no number means the candidate, if there is only one. */
function verdictOf({ outcome, number, reason }: z.output<typeof ArbiterAnswer>, question: ArbiterQuestion): Verdict {
  if (outcome === 'ADD') return { outcome: 'add', reason };
  const candidate = question.candidates[(number ?? only(question)) - 1];
  if (!candidate) {
    const complaint = `The model said ${outcome} of ${number === null ? 'no number' : `number ${number}, which it was not shown`}`;
    return { outcome: 'add', reason: `${complaint}: added beside what is believed.`, isUnclear: true };
  }
  return { outcome: outcome === 'RESTATE' ? 'restate' : 'supersede', id: candidate.id, reason };
}

/** @returns the number of the only candidate; 0 if there are several. */
function only({ candidates }: ArbiterQuestion): number {
  return candidates.length === 1 ? 1 : 0;
}
