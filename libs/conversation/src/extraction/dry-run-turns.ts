import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { speakerRoleOf } from '#domain/people/speaker.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import type { TurnRow } from '#graph/query.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { languageOf } from '#times/language.js';
import { ANYWHERE, StatedTimes } from '#times/stated-times.js';
import type { TurnInput } from '../session.type.js';
import { SessionsRepository } from '../sessions.repository.js';
import { SessionsService } from '../sessions.service.js';
import { BEFORE, type ExtractionWindow } from './extraction-queue.repository.js';

/** A session of the contact, from a position on, or turns that are not stored. */
interface Asked {
  readonly sessionId?: string | undefined;
  readonly after: number;
  readonly turns?: readonly TurnInput[] | undefined;
}

/** At most this many turns of a session; the token limit of a window may end it earlier. */
const TURNS = 100;

/** The turns that a dry run reads: those of a session, or of the request. */
@Injectable()
export class DryRunTurns {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsService,
    private readonly stored: SessionsRepository,
    private readonly times: StatedTimes,
    private readonly privacy: PrivacyGate,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @returns the turns to read and, of a session, those before them; `left` if the session has more.
   * @throws DomainError NOT_FOUND if the session is not the contact's.
   */
  async of(
    caller: Caller,
    { id: contactId, pool, standing: { knownAt } }: ContactHead,
    { sessionId, after, turns = [] }: Asked,
  ): Promise<ExtractionWindow & { readonly left: boolean }> {
    const from = { extractedTo: after, before: [], left: false };
    if (sessionId === undefined) return { ...from, turns: await this.turnsOfRequest(caller, contactId, turns) };
    const session = await this.sessions.get(caller, sessionId);
    if (!pool.includes(session.contactId)) throw notFound('session', sessionId);
    const page = { after: Math.max(0, after - BEFORE), limit: BEFORE + TURNS + 1 };
    const rows = await this.stored.turns(caller.tenantId, sessionId, knownAt, page);
    const before = rows.filter(({ position }) => position <= after);
    const next = rows.slice(before.length);
    return { ...from, before, turns: next.slice(0, TURNS), left: next.length > TURNS };
  }

  /** Turns that are not stored, with the words that would be stored. */
  private async turnsOfRequest(caller: Caller, contactId: string, turns: readonly TurnInput[]): Promise<TurnRow[]> {
    const { name, language: spoken } = await this.contacts.get(caller, { contactId });
    const names = { agentId: null, agents: this.config.AGENT_NAMES, contact: name };
    const { reference: now } = this.times.heard(ANYWHERE);
    const gate = await this.privacy.of(caller.tenantId);
    const wanted = turns.map((turn, i) => ({ ...turn, text: gate.pass(turn.text, `turns.${i}.text`) }));
    return wanted.map(
      ({ id, speaker, role, confidence = null, text, at = now, timezone: zone = null, language }, i) => ({
        ...{ id: id ?? `turn-${i + 1}`, sessionId: '', contactId, position: i + 1, recordedAt: now },
        ...{ speaker, role: role ?? speakerRoleOf(speaker, names), confidence, text, at, timezone: zone },
        language: languageOf(text, language, spoken),
        ...{ expression: null, precision: null, refersFrom: null, refersTo: null },
      }),
    );
  }
}
