import { Injectable } from '@nestjs/common';
import { ContactWrites, type LockedContact } from '#contacts/contact-writes.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/caller.js';
import { Clock } from '#domain/clock.js';
import { DomainError, invalid } from '#domain/errors.js';
import { fromCursor, instantOf, toCursor } from '#graph/cursor.js';
import { newId } from '#graph/ids.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { searchText } from './search-text.js';
import type { Session, Turn, TurnInput } from './session.type.js';
import { type NewTurn, SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** A turn whose words are embedded, waiting for its place in the session. */
interface Heard extends TurnInput {
  readonly id: string;
  readonly at: Date;
  readonly searchText: string;
  readonly vector: Vector | null;
}

/** Adds turns to sessions and reads them back. */
@Injectable()
export class TurnsService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsRepository,
    private readonly sessionsService: SessionsService,
    private readonly space: VectorSpace,
    private readonly clock: Clock,
  ) {}

  /**
   * Up to 500 turns, all or none. A turn whose id the session has is answered as it is.
   * @throws DomainError CONFLICT when an id comes again with other words.
   */
  async add(
    caller: Caller,
    { sessionId, turns }: { sessionId: string; turns: readonly TurnInput[] },
  ): Promise<{ turns: Turn[]; added: number }> {
    assertDistinct(turns);
    const session = await this.sessionsService.get(caller, sessionId);
    const { timezone } = await this.contacts.head(caller, session.contactId, {});
    const said = turns.map((turn) => ({ ...turn, id: turn.id ?? newId() }));
    const heard = await this.embed(said, timezone);
    return this.writes.run(caller, session.contactId, async (transaction, contact) => {
      const ids = turns.flatMap(({ id }) => id ?? []);
      const known = new Map(
        (await this.sessions.turnsById(transaction, contact.id, sessionId, ids)).map((turn) => [turn.id, turn]),
      );
      heard.forEach((turn, i) => assertSame(turn, known.get(turn.id), i));
      const count = (await this.sessions.session(caller.tenantId, sessionId, transaction))?.turns ?? 0;
      const fresh = heard
        .filter(({ id }) => !known.has(id))
        .map((turn, i) => placed(turn, session, contact, count + i + 1));
      if (fresh.length > 0) {
        await this.sessions.addTurns(transaction, caller.tenantId, sessionId, this.space.property, fresh);
        await this.writes.touch(transaction, contact);
      }
      for (const turn of fresh) known.set(turn.id, withoutSearch(turn));
      return { turns: said.map(({ id }) => known.get(id) as Turn), added: fresh.length };
    });
  }

  /** A turn's day is part of what is embedded, so one without a time is said now. */
  private async embed(turns: readonly (TurnInput & { id: string })[], timezone: string | null): Promise<Heard[]> {
    const now = this.clock.now();
    const texts = turns.map((turn) => searchText({ ...turn, at: turn.at ?? now }, timezone));
    const vectors = await this.space.embed(texts);
    return turns.map((turn, i) => ({
      ...turn,
      at: turn.at ?? now,
      searchText: texts[i] as string,
      vector: vectors[i] ?? null,
    }));
  }

  /** A page of a session's turns in order. */
  async list(
    caller: Caller,
    input: { sessionId: string; knownAt?: Date | undefined; limit: number; cursor?: string | undefined },
  ): Promise<{ turns: Turn[]; nextCursor: string | null }> {
    const page = input.cursor ? fromCursor(input.cursor, readPlace) : null;
    const { contactId } = await this.sessionsService.get(caller, input.sessionId);
    const { read } = await this.contacts.head(caller, contactId, page ?? input);
    const found = await this.sessions.turns(caller.tenantId, input.sessionId, read.knownAt, {
      after: page?.after ?? 0,
      limit: input.limit + 1,
    });
    const turns = found.slice(0, input.limit);
    const more = found.length > input.limit;
    return { turns, nextCursor: more ? toCursor({ knownAt: read.knownAt, after: turns.at(-1)?.position }) : null };
  }
}

function assertDistinct(turns: readonly TurnInput[]): void {
  const seen = new Set<string>();
  turns.forEach(({ id }, i) => {
    if (id !== undefined && seen.has(id)) throw invalid(`turns.${i}.id`, 'stands twice in the request');
    if (id !== undefined) seen.add(id);
  });
}

function assertSame({ id, speaker, text }: Heard, known: Turn | undefined, i: number): void {
  if (!known || (known.text === text && known.speaker === speaker)) return;
  throw new DomainError('CONFLICT', `The session has a turn ${id} with other words.`, [
    { path: `turns.${i}.id`, message: 'is taken by a turn with other words' },
  ]);
}

function placed(
  { id, speaker, text, at, searchText: searched, vector }: Heard,
  session: Session,
  contact: LockedContact,
  position: number,
): NewTurn {
  const { id: sessionId, contactId } = session;
  return {
    id,
    sessionId,
    contactId,
    position,
    speaker,
    text,
    at,
    recordedAt: contact.now,
    searchText: searched,
    vector,
  };
}

function withoutSearch({ searchText: _, vector: __, ...turn }: NewTurn): Turn {
  return turn;
}

function readPlace(place: Record<string, unknown>): { knownAt: Date; after: number } | null {
  const [knownAt, after] = [instantOf(place['knownAt']), place['after']];
  return knownAt && typeof after === 'number' && Number.isSafeInteger(after) ? { knownAt, after } : null;
}
