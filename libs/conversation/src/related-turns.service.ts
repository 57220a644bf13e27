import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { listMark, nextCursor } from '#graph/cursor.js';
import type { Turn } from './session.type.js';
import { SessionsRepository } from './sessions.repository.js';

/** A page of a session's turns. */
export interface TurnsPage {
  readonly turns: Turn[];
  readonly nextCursor: string | null;
}

/** Reads turns of many sessions, or of many memories, by one query each. */
@Injectable()
export class RelatedTurnsService {
  constructor(private readonly sessions: SessionsRepository) {}

  /** @returns for each session, by id, its first turns; absent if the session is not the caller's. */
  async ofSessions(
    { tenantId }: Caller,
    ids: readonly string[],
    { knownAt, limit }: { knownAt?: Date | undefined; limit: number },
  ): Promise<Map<string, TurnsPage>> {
    const rows = await this.sessions.turnsOf(tenantId, ids, knownAt ?? null, limit + 1);
    const pages = rows.map(({ sessionId, turns: found, knownAt }): [string, TurnsPage] => {
      const turns = found.slice(0, limit);
      const place = ({ position: after }: Turn): object => ({ knownAt, after });
      return [
        sessionId,
        { turns, nextCursor: nextCursor(turns, found.length > limit, place, listMark('listTurns', sessionId)) },
      ];
    });
    return new Map(pages);
  }

  /** @returns for each memory, by id, the turn in which it was said. Only for memories that the caller was shown. */
  async ofMemories(ids: readonly string[]): Promise<Map<string, Turn>> {
    return new Map((await this.sessions.turnsOfMemories(ids)).map(({ id, turn }) => [id, turn]));
  }
}
