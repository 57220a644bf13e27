import { Injectable } from '@nestjs/common';
import { conversationLastSettled, conversationSettledSessions } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import type { SettledSession } from '../session.type.js';
import { SessionsRepository } from '../sessions.repository.js';

/** A subscriber's place among the sessions of a tenant. */
export interface SettledPlace {
  readonly tenantId: string;
  readonly after: Date;
}

/** Reads sessions in the order in which their extraction finished or was given up. */
@Injectable()
export class SettledSessionsRepository {
  constructor(
    private readonly graph: Graph,
    private readonly sessions: SessionsRepository,
  ) {}

  /** When that last happened in the tenant. */
  async last(tenantId: string): Promise<Date | null> {
    return (await this.graph.all(conversationLastSettled, { tenantId }))[0]?.settledAt ?? null;
  }

  /** @returns for each place, in the same order, the sessions after it. */
  async after(places: readonly SettledPlace[], limit: number): Promise<SettledSession[][]> {
    const asked = places.map(({ tenantId, after }) => ({ tenantId, after }));
    const rows = await this.graph.all(conversationSettledSessions, { places: asked, limit });
    const found: SettledSession[][] = places.map(() => []);
    for (const { place, sessions } of rows) {
      found[place] = sessions.map((row) => ({ session: this.sessions.sessionOf(row), pool: row.pool })).sort(byTime);
    }
    return found;
  }
}

function byTime({ session: a }: SettledSession, { session: b }: SettledSession): number {
  return Number(a.extraction.settledAt) - Number(b.extraction.settledAt);
}
