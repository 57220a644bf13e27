import { Logger } from '@nestjs/common';
import { DomainError } from '#domain/service/errors.js';
import { Arbiter, type ArbiterQuestion, type Verdict } from './arbiter.js';

/** Asks the local arbiter, and the language model only if that is unclear. */
export class TieredArbiter extends Arbiter {
  readonly name: string;
  private readonly logger = new Logger(TieredArbiter.name);

  constructor(
    private readonly first: Arbiter,
    private readonly second: Arbiter,
  ) {
    super();
    this.name = `${first.name} ${second.name}`;
  }

  /** If the language model cannot be asked, the local arbiter's verdict stands. */
  async judge(question: ArbiterQuestion, signal?: AbortSignal): Promise<Verdict> {
    const verdict = { model: this.first.name, ...(await this.first.judge(question, signal)) };
    if (!verdict.isUnclear) return verdict;
    try {
      return { model: this.second.name, ...(await this.second.judge(question, signal)) };
    } catch (error) {
      signal?.throwIfAborted();
      // The model's answer is not logged, because it may quote what was said.
      this.logger.warn(`${this.second.name} could not be asked, so it stays unclear: ${nameOf(error)}.`);
      return verdict;
    }
  }

  override get waitingMs(): number {
    return Math.max(this.first.waitingMs, this.second.waitingMs);
  }

  override async close(): Promise<void> {
    await Promise.all([this.first.close(), this.second.close()]);
  }
}

function nameOf(error: unknown): string {
  if (error instanceof DomainError) return error.code;
  return error instanceof Error ? error.name : typeof error;
}
