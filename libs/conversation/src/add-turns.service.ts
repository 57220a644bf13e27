import { setImmediate } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactWrites, type LockedContact } from '#contacts/contact-writes.js';
import { languageOf } from '#times/language.js';
import { ANYWHERE, type Locality, StatedTimes } from '#times/stated-times.js';
import { type SessionNames, type SpeakerRole, speakerRoleOf } from '#domain/people/speaker.js';
import { forgetAt } from '#domain/privacy/expiry.js';
import { isMaskOf } from '#domain/privacy/mask.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid, notFound } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { Vector } from '#models/embedder.js';
import { inContext } from '#models/in-context.js';
import { VectorSpace } from '#models/vector-space.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { DueSignal } from './extraction/due-signal.js';
import { type MentionedTime, mentionedTimeIn } from './mentioned-time.js';
import { CONTEXT_TURNS, contexts, searchText } from './search-text.js';
import type { Session, Turn, TurnInput } from './session.type.js';
import { SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** A turn with its embedding, not yet added to the session. */
interface EmbeddedTurn extends TurnInput, MentionedTime {
  readonly id: string;
  readonly role: SpeakerRole;
  readonly at: Date;
  readonly language: string;
  readonly searchText: string;
  readonly vector: Vector | null;
  /** The vectors of its words as stored. */
  readonly words: string | null;
  /** After how many days it is forgotten; `null`: never. */
  readonly expireDays: number | null;
}

/** How many turns were added, and the turns as stored. */
interface Added {
  readonly turns: Turn[];
  readonly added: number;
}

/** A session before turns are added: which of the turns it has already, and its last turns. */
interface There {
  readonly session: Session | undefined;
  readonly known: readonly Turn[];
  readonly last: readonly Turn[];
}

/** Adds turns to sessions. */
@Injectable()
export class AddTurnsService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly sessions: SessionsRepository,
    private readonly sessionsService: SessionsService,
    private readonly space: VectorSpace,
    private readonly times: StatedTimes,
    private readonly due: DueSignal,
    private readonly privacy: PrivacyGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Adds up to 500 turns, all or none. If the session already has a turn's id, the stored turn is returned.
   * @param signal cancels the call until it begins to write.
   * @throws DomainError CONFLICT if an id is sent again with different words.
   */
  async add(
    caller: Caller,
    { sessionId, turns: stated }: { sessionId: string; turns: readonly TurnInput[] },
    signal?: AbortSignal,
  ): Promise<{ turns: Turn[]; added: number }> {
    assertDistinct(stated);
    const gate = await this.privacy.of(caller.tenantId);
    const turns = stated.map((turn, i) => ({ ...turn, text: gate.pass(turn.text, `turns.${i}.text`) }));
    const [{ of, ...session }, before] = await Promise.all([
      this.sessionsService.withContact(caller, sessionId),
      this.sessions.lastTurns(caller.tenantId, sessionId, CONTEXT_TURNS),
    ]);
    assertKept(session);
    const names = { agentId: session.agentId, agents: this.config.AGENT_NAMES, contact: of.name };
    const embedded = await this.embed(turns, before, of, names);
    const heard = embedded.map((turn): EmbeddedTurn => ({
      ...turn,
      expireDays: gate.expireDays([{ words: turn.text }]),
    }));
    signal?.throwIfAborted();
    const ids = turns.flatMap(({ id }) => id ?? []);
    const write = async (transaction: Queries, contact: LockedContact, there?: There): Promise<Added> => {
      const standing = there ?? (await this.there(transaction, caller.tenantId, session, ids));
      if (!standing.session) throw notFound('session', sessionId);
      assertKept(standing.session);
      const known = new Map(standing.known.map((turn) => [turn.id, turn]));
      heard.forEach((turn, i) => assertSame(turn, known.get(turn.id), i));
      const fresh = heard.filter(({ id }) => !known.has(id));
      for (const turn of await this.append(transaction, caller.tenantId, session, contact, fresh, standing.last))
        known.set(turn.id, turn);
      return { turns: heard.map(({ id }) => known.get(id) as Turn), added: fresh.length };
    };
    const answer = await this.writes.run(caller, session.contactId, write, (transaction) =>
      this.there(transaction, caller.tenantId, session, ids),
    );
    this.due.give();
    return answer;
  }

  /** Reads what the session contains while holding the lock, in one round trip. */
  private async there(
    transaction: Queries,
    tenantId: string,
    { id, contactId }: Session,
    ids: readonly string[],
  ): Promise<There> {
    const [session, known, last] = await Promise.all([
      this.sessions.session(tenantId, id, transaction),
      this.sessions.turnsById(transaction, [contactId], id, ids),
      this.sessions.lastTurns(tenantId, id, CONTEXT_TURNS, transaction),
    ]);
    return { session, known, last };
  }

  private async append(
    transaction: Queries,
    tenantId: string,
    session: Session,
    contact: LockedContact,
    fresh: readonly EmbeddedTurn[],
    before: readonly Turn[],
  ): Promise<Turn[]> {
    if (fresh.length === 0) return [];
    const last = before.at(-1)?.position ?? 0;
    const turns = fresh.map((turn, i) => storedTurn(turn, session, contact, last + i + 1));
    const context = contexts([...before, ...turns]).slice(before.length);
    const rows = turns.map((turn, i) => ({
      ...turn,
      context: context[i] as string,
      searchText: (fresh[i] as EmbeddedTurn).searchText,
      vector: (fresh[i] as EmbeddedTurn).vector,
      words: (fresh[i] as EmbeddedTurn).words,
      forgetAt: forgetAt(contact.now, (fresh[i] as EmbeddedTurn).expireDays),
    }));
    await Promise.all([
      this.sessions.addTurns(transaction, tenantId, session.id, this.space, rows),
      this.writes.touch(transaction, contact),
    ]);
    return turns;
  }

  /** Embeds the turns. The day is part of the embedded text, so a turn without a time counts as said now. */
  private async embed(
    turns: readonly TurnInput[],
    before: readonly Turn[],
    locality: Locality,
    names: SessionNames,
  ): Promise<Omit<EmbeddedTurn, 'expireDays'>[]> {
    const { reference: now } = this.times.heard(ANYWHERE);
    const completed = turns.map((turn) => ({
      ...turn,
      id: turn.id ?? newId(),
      at: turn.at ?? now,
      language: languageOf(turn.text, turn.language, locality.language),
    }));
    const texts = completed.map((turn) => searchText(turn, locality.timezone));
    // Another call may add turns meanwhile; then the first words are embedded with the context as it was before.
    const context = contexts([...before, ...completed]).slice(before.length);
    const spoken = completed.map((turn, i) => inContext({ ...turn, context: context[i] as string }));
    const [vectors, words] = await Promise.all([this.space.embed(texts), this.space.embedWords(spoken)]);
    const mentions: MentionedTime[] = [];
    for (const turn of completed) {
      mentions.push(this.mention(turn, locality));
      // Reading the times in a long text takes milliseconds; 500 of them without a pause would block other requests for seconds.
      await setImmediate();
    }
    return completed.map((turn, i) => ({
      ...turn,
      ...{ role: turn.role ?? speakerRoleOf(turn.speaker, names), searchText: texts[i] as string },
      ...{ vector: vectors[i] ?? null, words: words[i] ?? null },
      ...(mentions[i] as MentionedTime),
    }));
  }

  private mention(
    { text, at, timezone, language }: TurnInput & { at: Date; language: string },
    contacts: Locality,
  ): MentionedTime {
    return mentionedTimeIn(
      text,
      this.times.heard({ ...contacts, timezone: timezone ?? contacts.timezone, language }, at),
    );
  }
}

function assertKept({ id, forgotten }: Session): void {
  if (forgotten) throw new DomainError('CONFLICT', `The session ${id} was forgotten; begin another one.`);
}

function assertDistinct(turns: readonly TurnInput[]): void {
  const seen = new Set<string>();
  turns.forEach(({ id }, i) => {
    if (id !== undefined && seen.has(id)) throw invalid(`turns.${i}.id`, 'occurs twice in the request');
    if (id !== undefined) seen.add(id);
  });
}

function assertSame({ id, speaker, text }: EmbeddedTurn, known: Turn | undefined, i: number): void {
  // A forgotten turn is not restored: the answer is its empty place.
  if (!known || known.forgotten) return;
  // Either text may be masked: the turn was redacted, or the tenant changed its privacy rules.
  if (known.speaker === speaker && (isMaskOf(known.text, text) || isMaskOf(text, known.text))) return;
  throw new DomainError('CONFLICT', `The session already has a turn ${id} with other words.`, [
    { path: `turns.${i}.id`, message: 'is taken by a turn with other words' },
  ]);
}

function storedTurn(heard: EmbeddedTurn, session: Session, contact: LockedContact, position: number): Turn {
  const { id, speaker, role, confidence = null, text, at, timezone = null, language } = heard;
  const { expression, precision, refersFrom, refersTo } = heard;
  const { id: sessionId, contactId } = session;
  const fields = {
    speaker,
    role,
    confidence,
    text,
    at,
    timezone,
    language,
    expression,
    precision,
    refersFrom,
    refersTo,
  };
  return { id, sessionId, contactId, position, ...fields, recordedAt: contact.now };
}
