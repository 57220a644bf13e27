import { Inject, Injectable } from '@nestjs/common';
import type { Locality } from '#times/stated-times.js';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { Clock } from '#domain/service/clock.js';
import { Outdated } from '#graph/contention.js';
import {
  conversationAddTurns,
  conversationEndSession,
  conversationGrepTurns,
  type ConversationGrepTurnsParams,
  conversationLastEnded,
  conversationLastTurns,
  conversationRetryExtraction,
  conversationSession,
  conversationSessions,
  type ConversationSessionsRow,
  conversationStartSession,
  conversationTurns,
  conversationTurnsById,
  conversationTurnsOf,
  type ConversationTurnsOfRow,
  conversationTurnsOfMemories,
  type ConversationTurnsOfMemoriesRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { toTurn } from '#memory/to-turn.js';
import { EXTRACTOR, type Extractor } from '#models/extractor.js';
import type { VectorSpace } from '#models/vector-space.js';
import { type ExtractionState, extractionOf, whyNothing } from './extraction/extraction-state.js';
import { tokensOf } from './extraction/tokens.js';
import type { NewTurn } from './new-turn.js';
import type { Session, Turn } from './session.type.js';
import { withTextLabels } from '#domain/recall/text-index.js';

/** What is needed to read the turns of a session: zone, country, language and name of its contact. */
export interface OfContact extends Locality {
  readonly language: string | null;
  readonly name: string | null;
}

/** A place among the turns of a contact, newest first. */
export interface TurnPlace {
  /** `null`: the last known turn. */
  readonly upTo: Date | null;
  /** `null`: before every turn of that instant. */
  readonly afterSession: string | null;
  readonly afterPosition: number;
}

/** Sessions and turns in the graph. */
@Injectable()
export class SessionsRepository {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(EXTRACTOR) private readonly extractor: Extractor | null,
  ) {}

  async session(
    tenantId: string,
    sessionId: string,
    queries: Queries = this.graph,
  ): Promise<(Session & { readonly of: OfContact }) | undefined> {
    const [row] = await queries.all(conversationSession, { tenantId, sessionId });
    if (!row) return undefined;
    const { timezone, country, language, contactName: name } = row;
    return { ...this.sessionOf(row), of: { timezone, country, language, name } };
  }

  /** The latest turns of a session, oldest first. */
  async lastTurns(
    tenantId: string,
    sessionId: string,
    limit: number,
    transaction: Queries = this.graph,
  ): Promise<Turn[]> {
    return (await transaction.all(conversationLastTurns, { tenantId, sessionId, limit })).map(({ turn }) =>
      toTurn(turn),
    );
  }

  /** @returns the session with the id: a new one, or with `created: false` an existing one. */
  async start(
    transaction: Queries,
    tenantId: string,
    session: Pick<Session, 'id' | 'contactId' | 'channel' | 'agentId' | 'startedAt'>,
    now: Date,
  ): Promise<{ session: Session; created: boolean }> {
    const [row] = await transaction.all(conversationStartSession, { tenantId, ...session, now });
    if (!row) throw new Outdated('The session was deleted meanwhile.');
    return { session: this.sessionOf(row), created: row.created };
  }

  async end(
    transaction: Queries,
    tenantId: string,
    session: { sessionId: string; endedAt: Date },
    now: Date,
  ): Promise<Session | undefined> {
    const dueAt = this.clock.now();
    const [row] = await transaction.all(conversationEndSession, {
      tenantId,
      ...session,
      now,
      dueAt,
    });
    return row && this.sessionOf(row);
  }

  /** Makes the session due now; with `again`, from its first turn. */
  async retryExtraction(transaction: Queries, tenantId: string, sessionId: string, again: boolean): Promise<void> {
    await transaction.all(conversationRetryExtraction, { tenantId, sessionId, again, now: this.clock.now() });
  }

  /** @returns one page per head, in the same order. */
  async sessions(
    heads: readonly { readonly pool: readonly string[]; readonly standing: { readonly knownAt: Date } }[],
    page: { beforeStart: Date | null; afterId: string; limit: number },
  ): Promise<Session[][]> {
    const reads = heads.map(({ pool: contactIds, standing: { knownAt } }, place) => ({ place, contactIds, knownAt }));
    const rows = await this.graph.all(conversationSessions, { reads, ...page });
    const pages = Map.groupBy(rows, ({ place }) => place);
    return reads.map(({ place }) => (pages.get(place) ?? []).map((row) => this.sessionOf(row)));
  }

  async lastEnded(contactIds: readonly string[], knownAt: Date): Promise<Session | undefined> {
    const [row] = await this.graph.all(conversationLastEnded, { contactIds, knownAt });
    return row && this.sessionOf(row);
  }

  async turns(
    tenantId: string,
    sessionId: string,
    knownAt: Date,
    page: { after: number; limit: number },
  ): Promise<Turn[]> {
    return (await this.graph.all(conversationTurns, { tenantId, sessionId, knownAt, ...page })).map(({ turn }) =>
      toTurn(turn),
    );
  }

  /** The first turns of each of many sessions. */
  async turnsOf(
    tenantId: string,
    sessionIds: readonly string[],
    knownAt: Date | null,
    limit: number,
  ): Promise<ConversationTurnsOfRow[]> {
    const rows = await this.graph.all(conversationTurnsOf, { tenantId, sessionIds, knownAt, limit });
    return rows.map((row) => ({ ...row, turns: row.turns.map(toTurn) }));
  }

  /** The turns in which each of many memories was said. */
  async turnsOfMemories(ids: readonly string[]): Promise<ConversationTurnsOfMemoriesRow[]> {
    return (await this.graph.all(conversationTurnsOfMemories, { ids })).map(({ id, turn }) => ({
      id,
      turn: toTurn(turn),
    }));
  }

  /** The next turns that may match, how many were searched, and where the search ended. */
  async grepTurns(
    search: Omit<ConversationGrepTurnsParams, keyof TurnPlace>,
    place: TurnPlace,
  ): Promise<{ turns: readonly Turn[]; seen: number; last: TurnPlace | null }> {
    const [row] = await this.graph.all(conversationGrepTurns, { ...search, ...place });
    if (!row) throw new Error('conversation/grep-turns gave no row.');
    const { turns, seen, lastAt, lastSession, lastPosition } = row;
    const last = lastAt && { upTo: lastAt, afterSession: lastSession, afterPosition: lastPosition ?? 0 };
    return { turns: turns.map(toTurn), seen, last };
  }

  /** The session's turns with these ids. */
  async turnsById(
    transaction: Queries,
    contactIds: readonly string[],
    sessionId: string,
    ids: readonly string[],
  ): Promise<Turn[]> {
    if (ids.length === 0) return [];
    return (await transaction.all(conversationTurnsById, { contactIds, sessionId, ids })).map(({ turn }) =>
      toTurn(turn),
    );
  }

  async addTurns(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    { property, wordsProperty }: Pick<VectorSpace, 'property' | 'wordsProperty'>,
    turns: readonly NewTurn[],
  ): Promise<void> {
    await transaction.all(conversationAddTurns, {
      ...{ tenantId, sessionId, property },
      turns: turns.map(({ vector, words, position, ...properties }) => ({
        properties: { ...properties, tenantId, [wordsProperty]: words },
        position,
        vector,
      })),
      found: withTextLabels(turns),
      ...this.waiting(turns),
    });
  }

  /** Extraction waits for more turns, for the end, or for silence. */
  private waiting(turns: readonly NewTurn[]): { tokens: number; enough: number; now: Date; idleAt: Date } {
    const { EXTRACT_TOKENS, EXTRACT_IDLE_MINUTES } = this.config;
    const now = this.clock.now();
    const tokens = turns.reduce((sum, turn) => sum + tokensOf(turn), 0);
    return { tokens, enough: EXTRACT_TOKENS, now, idleAt: new Date(now.getTime() + EXTRACT_IDLE_MINUTES * 60_000) };
  }

  /** @returns the session of a row, with its extraction state. */
  sessionOf(row: Omit<ConversationSessionsRow, 'place'>): Session {
    const { id, contactId, channel, agentId, startedAt, endedAt, turns } = row;
    const nothing = this.extractor === null ? whyNothing(this.config) : null;
    const extraction = extractionOf(row.extraction, turns, this.clock.now(), nothing);
    return {
      id,
      contactId,
      channel,
      agentId,
      startedAt,
      endedAt,
      status: endedAt ? 'ended' : 'open',
      turns,
      extraction,
      ...forgottenOf(row.extraction),
    };
  }
}

function forgottenOf({ forgottenAt, forgottenBy, forgottenReason }: ExtractionState): Pick<Session, 'forgotten'> {
  return forgottenAt
    ? { forgotten: { at: forgottenAt, by: forgottenBy ?? null, reason: forgottenReason ?? null } }
    : {};
}
