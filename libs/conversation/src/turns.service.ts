import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import { count, fromCursor, instant, listMark, nextCursor, placeReader } from '#graph/cursor.js';
import type { Turn } from './session.type.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Reads turns. */
@Injectable()
export class TurnsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsRepository,
    private readonly sessionsService: SessionsService,
  ) {}

  /** A page of a session's turns in order. */
  async list(
    caller: Caller,
    input: { sessionId: string; knownAt?: StatedAsOf['knownAt']; limit: number; cursor?: string | undefined },
  ): Promise<{ turns: Turn[]; nextCursor: string | null }> {
    const list = listMark('listTurns', input.sessionId);
    const page = fromCursor(input.cursor, list, readPlace);
    const { contactId } = await this.sessionsService.get(caller, input.sessionId);
    const { standing } = await this.contacts.head(caller, contactId, page ?? input);
    const found = await this.sessions.turns(caller.tenantId, input.sessionId, standing.knownAt, {
      after: page?.after ?? 0,
      limit: input.limit + 1,
    });
    const turns = found.slice(0, input.limit);
    const place = ({ position: after }: Turn): object => ({ knownAt: standing.knownAt, after });
    return { turns, nextCursor: nextCursor(turns, found.length > input.limit, place, list) };
  }

  /** The last turns of a session that were not forgotten, oldest first. */
  async latest(caller: Caller, { sessionId, limit }: { sessionId: string; limit: number }): Promise<Turn[]> {
    await this.sessionsService.get(caller, sessionId);
    const turns = await this.sessions.lastTurns(caller.tenantId, sessionId, limit + MOST_FORGOTTEN);
    return turns.filter(({ forgotten }) => !forgotten).slice(-limit);
  }
}

/** At most this many forgotten turns at the end of a session are skipped. */
const MOST_FORGOTTEN = 500;

const readPlace = placeReader({ knownAt: instant, after: count });
