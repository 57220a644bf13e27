import { Injectable } from '@nestjs/common';
import { OPEN_END } from '#graph/codec.js';
import {
  conversationAddTurns,
  conversationEndSession,
  conversationGrepTurns,
  type ConversationGrepTurnsParams,
  conversationLastTurns,
  conversationSession,
  conversationSessions,
  type ConversationSessionsRow,
  conversationStartSession,
  conversationTurns,
  conversationTurnsById,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { Vector } from '#models/embedder.js';
import type { Session, Turn } from './session.type.js';

/** A turn to append. */
export interface NewTurn extends Turn {
  readonly searchText: string;
  /** The words of the turns before it and its own. */
  readonly context: string;
  readonly vector: Vector | null;
}

/** A place among the turns of a contact, newest first. */
export interface TurnPlace {
  readonly upTo: Date;
  /** `null`: before every turn of that instant. */
  readonly afterSession: string | null;
  readonly afterPosition: number;
}

/** Sessions and turns in the graph. */
@Injectable()
export class SessionsRepository {
  constructor(private readonly graph: Graph) {}

  async session(tenantId: string, sessionId: string): Promise<(Session & { timezone: string | null }) | undefined> {
    const [row] = await this.graph.all(conversationSession, { tenantId, sessionId });
    return row && { ...sessionOf(row), timezone: row.timezone };
  }

  /** The latest turns of a session, oldest first. */
  async lastTurns(transaction: Queries, tenantId: string, sessionId: string, limit: number): Promise<Turn[]> {
    return (await transaction.all(conversationLastTurns, { tenantId, sessionId, limit })).map(({ turn }) => turn);
  }

  /** @returns the session that has the id, a new one or, with `created: false`, one that was there. */
  async start(
    transaction: Queries,
    tenantId: string,
    session: Pick<Session, 'id' | 'contactId' | 'channel' | 'agentId' | 'startedAt'>,
    now: Date,
  ): Promise<{ session: Session; created: boolean }> {
    const [row] = await transaction.all(conversationStartSession, { tenantId, ...session, now, openEnd: OPEN_END });
    if (!row) throw new Error('conversation/start-session gave no row.');
    return { session: sessionOf(row), created: row.created };
  }

  async end(
    transaction: Queries,
    tenantId: string,
    session: { sessionId: string; endedAt: Date },
    now: Date,
  ): Promise<Session | undefined> {
    const [row] = await transaction.all(conversationEndSession, { tenantId, ...session, now, openEnd: OPEN_END });
    return row && sessionOf(row);
  }

  async sessions(
    contactId: string,
    knownAt: Date,
    page: { beforeStart: Date | null; afterId: string; limit: number },
  ): Promise<Session[]> {
    return (await this.graph.all(conversationSessions, { contactId, knownAt, ...page })).map(sessionOf);
  }

  async turns(
    tenantId: string,
    sessionId: string,
    knownAt: Date,
    page: { after: number; limit: number },
  ): Promise<Turn[]> {
    return (await this.graph.all(conversationTurns, { tenantId, sessionId, knownAt, ...page })).map(({ turn }) => turn);
  }

  /** Of the next turns those that can match, how many were looked at, and where the look ended. */
  async grepTurns(
    search: Omit<ConversationGrepTurnsParams, keyof TurnPlace>,
    place: TurnPlace,
  ): Promise<{ turns: readonly Turn[]; seen: number; last: TurnPlace | null }> {
    const [row] = await this.graph.all(conversationGrepTurns, { ...search, ...place });
    if (!row) throw new Error('conversation/grep-turns gave no row.');
    const { turns, seen, lastAt, lastSession, lastPosition } = row;
    const last = lastAt && { upTo: lastAt, afterSession: lastSession, afterPosition: lastPosition ?? 0 };
    return { turns, seen, last };
  }

  /** The session's turns that have one of the ids. */
  async turnsById(transaction: Queries, contactId: string, sessionId: string, ids: readonly string[]): Promise<Turn[]> {
    if (ids.length === 0) return [];
    return (await transaction.all(conversationTurnsById, { contactId, sessionId, ids })).map(({ turn }) => turn);
  }

  async addTurns(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    property: string,
    turns: readonly NewTurn[],
  ): Promise<void> {
    await transaction.all(conversationAddTurns, {
      tenantId,
      sessionId,
      property,
      turns: turns.map(({ vector, position, ...properties }) => ({
        properties: { ...properties, tenantId },
        position,
        vector,
      })),
    });
  }
}

function sessionOf(row: ConversationSessionsRow): Session {
  const { id, contactId, channel, agentId, startedAt, endedAt, turns } = row;
  return { id, contactId, channel, agentId, startedAt, endedAt, status: endedAt ? 'ended' : 'open', turns };
}
