import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { fromCursor, instant, listMark, nextCursor, type PlaceOf, placeReader, text } from '#graph/cursor.js';
import { newId } from '#graph/ids.js';
import { DueSignal } from './extraction/due-signal.js';
import type { ListedSession, Session } from './session.type.js';
import { type OfContact, SessionsRepository } from './sessions.repository.js';

/** A page of a contact's sessions. */
export interface SessionsPage {
  readonly sessions: ListedSession[];
  readonly nextCursor: string | null;
}

/** Starts, ends and shows sessions. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsRepository,
    private readonly due: DueSignal,
  ) {}

  /** @throws DomainError CONFLICT if another contact has a session with the id. */
  start(
    caller: Caller,
    input: {
      contactId: string;
      id?: string | undefined;
      channel: string;
      agentId?: string | undefined;
      startedAt?: Date | undefined;
    },
  ): Promise<Session> {
    return this.writes.run(caller, input.contactId, async (transaction, contact) => {
      const { session, created } = await this.sessions.start(
        transaction,
        caller.tenantId,
        {
          id: input.id ?? newId(),
          contactId: contact.id,
          channel: input.channel,
          agentId: input.agentId ?? null,
          startedAt: input.startedAt ?? contact.now,
        },
        contact.now,
      );
      if (!contact.pool.includes(session.contactId))
        throw new DomainError('CONFLICT', `The session ${session.id} is a session of another contact.`);
      if (created) await this.writes.touch(transaction, contact);
      return session;
    });
  }

  async get(caller: Caller, sessionId: string): Promise<Session> {
    const { of: _, ...session } = await this.withContact(caller, sessionId);
    return session;
  }

  /** The session, and what is needed to read its turns. */
  async withContact({ tenantId }: Caller, sessionId: string): Promise<Session & { readonly of: OfContact }> {
    const session = await this.sessions.session(tenantId, sessionId);
    if (!session) throw notFound('session', sessionId);
    return session;
  }

  /** Ends a session; one that has ended stays unchanged. */
  async end(
    caller: Caller,
    { sessionId, endedAt }: { sessionId: string; endedAt?: Date | undefined },
  ): Promise<Session> {
    const { contactId, startedAt } = await this.get(caller, sessionId);
    if (endedAt && endedAt < startedAt) {
      throw new DomainError('INVALID', 'endedAt: must not lie before the start', [
        { path: 'endedAt', message: `must not lie before the start, ${startedAt.toISOString()}` },
      ]);
    }
    const session = await this.writes.run(caller, contactId, async (transaction, contact) => {
      const session = { sessionId, endedAt: endedAt ?? contact.now };
      const ended = await this.sessions.end(transaction, caller.tenantId, session, contact.now);
      if (!ended) throw notFound('session', sessionId);
      await this.writes.touch(transaction, contact);
      return ended;
    });
    this.due.give();
    return session;
  }

  /** Extracts the session's turns in the background; with `again`, all of them once more. */
  async extract(caller: Caller, { sessionId, again }: { sessionId: string; again: boolean }): Promise<Session> {
    const { contactId } = await this.get(caller, sessionId);
    const session = await this.writes.run(caller, contactId, async (transaction, contact) => {
      await this.sessions.retryExtraction(transaction, caller.tenantId, sessionId, again);
      await this.writes.touch(transaction, contact);
      const found = await this.sessions.session(caller.tenantId, sessionId, transaction);
      if (!found) throw notFound('session', sessionId);
      const { of: _, ...session } = found;
      return session;
    });
    this.due.give();
    return session;
  }

  /** The contact's last ended session, as it was known, with its current extraction state. */
  lastEnded({ pool, standing }: ContactHead): Promise<Session | undefined> {
    return this.sessions.lastEnded(pool, standing.knownAt);
  }

  /** A page of a contact's sessions, newest first; every page reads as of the first. */
  async list(
    caller: Caller,
    input: { contactId: string; knownAt?: StatedAsOf['knownAt']; limit: number; cursor?: string | undefined },
  ): Promise<SessionsPage> {
    const page = fromCursor(input.cursor, listMark('listSessions', input.contactId), readPlace);
    const [list] = await this.pages([await this.contacts.head(caller, input.contactId, page ?? input)], input, page);
    return list as SessionsPage;
  }

  /** Pages for many contacts, by one query, as of their heads. @returns one page per head, in the same order. */
  async pages(
    heads: readonly ContactHead[],
    { limit }: { limit: number },
    after: Pick<Place, 'beforeStart' | 'afterId'> | null = null,
  ): Promise<SessionsPage[]> {
    const { beforeStart = null, afterId = '' } = after ?? {};
    const pages = await this.sessions.sessions(heads, { beforeStart, afterId, limit: limit + 1 });
    return heads.map((head, i) => pageOf(pages[i] ?? [], head, limit));
  }
}

function pageOf(found: readonly Session[], { named, standing: { knownAt } }: ContactHead, limit: number): SessionsPage {
  const sessions = found.slice(0, limit).map(({ extraction: _, ...session }): ListedSession => session);
  const place = ({ startedAt: beforeStart, id: afterId }: ListedSession): Place => ({ knownAt, beforeStart, afterId });
  return { sessions, nextCursor: nextCursor(sessions, found.length > limit, place, listMark('listSessions', named)) };
}

const readPlace = placeReader({ knownAt: instant, beforeStart: instant, afterId: text });
/** Where a page begins. */
type Place = PlaceOf<typeof readPlace>;
