import { Injectable } from '@nestjs/common';
import { healthTime, idempotencyDropOld } from './generated/queries.js';
import { Graph } from './graph.js';

const DAY_MS = 86_400_000;
/** How long an answer is kept for its Idempotency-Key. A rule of a tenant can only make it shorter. */
export const KEPT_DAYS = 7;

/** The answers that are kept for an Idempotency-Key, of all tenants, once their time is over. */
@Injectable()
export class OldAnswers {
  constructor(private readonly graph: Graph) {}

  /** Deletes them. What is old is decided by the database's clock: one that is ahead would take new ones for old. */
  async drop(): Promise<void> {
    const [time] = await this.graph.all(healthTime, {});
    if (!time) return;
    const before = new Date(time.at.getTime() - KEPT_DAYS * DAY_MS);
    for (let dropped = 1; dropped > 0;) {
      dropped = (await this.graph.all(idempotencyDropOld, { before }))[0]?.dropped ?? 0;
    }
  }
}
