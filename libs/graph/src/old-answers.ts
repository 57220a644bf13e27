import { Injectable } from '@nestjs/common';
import { healthTime, idempotencyDropOld } from './generated/queries.js';
import { Graph } from './graph.js';

const DAY_MS = 86_400_000;
/** How long an answer is stored for its Idempotency-Key. A rule of a tenant can only make it shorter. */
export const KEPT_DAYS = 7;

/** The expired answers for Idempotency-Keys, of all tenants. */
@Injectable()
export class OldAnswers {
  constructor(private readonly graph: Graph) {}

  /** Deletes expired answers. The database's clock decides, because a service's clock that is ahead would delete new ones. */
  async drop(): Promise<void> {
    const [time] = await this.graph.all(healthTime, {});
    if (!time) return;
    const before = new Date(time.at.getTime() - KEPT_DAYS * DAY_MS);
    for (let dropped = 1; dropped > 0;) {
      dropped = (await this.graph.all(idempotencyDropOld, { before }))[0]?.dropped ?? 0;
    }
  }
}
