import { Arbiter, type ArbiterQuestion, type Verdict } from './arbiter.js';

/** Asks the local arbiter, and the language model only about what is unclear to it. */
export class TieredArbiter extends Arbiter {
  readonly name: string;

  constructor(
    private readonly first: Arbiter,
    private readonly second: Arbiter,
  ) {
    super();
    this.name = `${first.name} ${second.name}`;
  }

  /** A language model that cannot be asked is not waited for: then what the local arbiter said stands. */
  async judge(question: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict> {
    const verdict = { model: this.first.name, ...(await this.first.judge(question, signal)) };
    if (!verdict.isUnclear) return verdict;
    try {
      return { model: this.second.name, ...(await this.second.judge(question, signal)) };
    } catch {
      signal?.throwIfAborted();
      return verdict;
    }
  }

  override async close(): Promise<void> {
    await Promise.all([this.first.close(), this.second.close()]);
  }
}
