import type { Clock } from '#domain/service/clock.js';
import { healthTime } from './generated/queries.js';
import type { Graph } from './graph.js';

/** How far an instance's clock may differ from the database's. A contact's system time is at most this far ahead of the true time. */
const MOST_MS = 10_000;
/** How often the clocks are compared; in between, a clock drifts by a few milliseconds at most. */
const TRUSTED_MS = 60_000;

/**
 * Compares this process's clock with the database's, which all instances share. Between two comparisons it uses the monotonic clock, so
 * if the machine's clock is set while the service runs, the next write notices.
 */
export class ClockCheck {
  /** When the clocks were compared (monotonic), and by how much this one was ahead. */
  #compared = { at: -Infinity, lead: 0 };
  #comparing: Promise<number> | null = null;

  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  /** @returns in a sentence, why this instance must not write, or `null`. */
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

  /** @returns by how much this clock is ahead, minus the time that the answer may have taken. */
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
