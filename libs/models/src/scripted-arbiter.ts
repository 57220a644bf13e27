import { Arbiter, ArbiterQuestion, Verdict } from './arbiter.js';

/** For tests: gives scripted answers and records its questions. */
export class ScriptedArbiter extends Arbiter {
  readonly name = 'scripted';

  /** Every question asked, in order. */
  readonly questions: ArbiterQuestion[] = [];

  /** @param answers a rule, or one verdict per question in order; more questions than that are an error of the test. */
  constructor(private readonly answers: readonly Verdict[] | ((question: ArbiterQuestion) => Verdict)) {
    super();
  }

  async judge(question: ArbiterQuestion): Promise<Verdict> {
    this.questions.push(question);
    const { answers } = this;
    const verdict = typeof answers === 'function' ? answers(question) : answers[this.questions.length - 1];
    if (!verdict) throw new Error(`No verdict is scripted for question ${this.questions.length}.`);
    return Promise.resolve(verdict);
  }
}
