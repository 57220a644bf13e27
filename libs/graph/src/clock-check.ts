import type { Clock } from '#domain/clock.js';
import { healthTime } from './generated/queries.js';
import type { Graph } from './graph.js';

/** How far the clock of an instance may be from the database's. A contact's system time is at most so far ahead of the day. */
const MOST_MS = 10_000;
/** How often the clocks are compared: meanwhile one that runs too fast or too slow goes off by some milliseconds. */
const TRUSTED_MS = 60_000;

/**
 * Compares the clock of this process with the database's, which all instances share. Between two comparisons it goes by the
 * process's steady clock, which nobody sets: a clock that is set while the service runs is seen at the next write.
 */
export class ClockCheck {
  /** When, by the steady clock, and what the clock was ahead of the steady one. */
  #compared = { at: -Infinity, lead: 0 };
  #comparing: Promise<number> | null = null;

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  /** @returns why this instance must not write, in a sentence, or `null`. */
  async fault(): Promise<string | null> {
    if (this.isTrusted()) return null;
    const ahead = await (this.#comparing ??= this.compare().finally(() => (this.#comparing = null)));
    if (Math.abs(ahead) <= MOST_MS) return null;
    const [seconds, where] = [Math.round(Math.abs(ahead) / 1_000), ahead > 0 ? 'ahead of' : 'behind'];
    return `The clock of this instance is ${seconds} s ${where} the database's, and it writes nothing: set both clocks right.`;
  }

  private isTrusted(): boolean {
    const { at, lead } = this.#compared;
    return performance.now() - at < TRUSTED_MS && Math.abs(this.lead() - lead) < MOST_MS / 10;
  }

  private lead(): number {
    return this.clock.now().getTime() - performance.now();
  }

  /** @returns by how much this clock is ahead, less what the answer may have taken on its way. */
  private async compare(): Promise<number> {
    const before = this.clock.now().getTime();
    const [row] = await this.graph.all(healthTime, {});
    const after = this.clock.now().getTime();
    const there = row?.at.getTime() ?? NaN;
    const ahead = there < before ? before - there : there > after ? after - there : 0;
    if (Math.abs(ahead) <= MOST_MS) this.#compared = { at: performance.now(), lead: this.lead() };
    return ahead;
  }
}
