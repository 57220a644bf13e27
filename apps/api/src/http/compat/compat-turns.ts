import { Injectable } from '@nestjs/common';
import { checked } from '#contract/checked.js';
import { addTurns } from '#contract/conversation.js';
import { AddTurnsService } from '#conversation/add-turns.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/service/caller.js';
import { roleOf } from '#import/zep.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';

/** A message in the compatible APIs. */
export interface CompatMessage {
  /** The role in their terms: user, assistant or another. */
  readonly speaker: string;
  readonly text: string;
  readonly at?: Date | undefined;
}

/** Messages without a session become an ended session, so that they are extracted like any session. */
@Injectable()
export class CompatTurns {
  constructor(
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly privacy: PrivacyGate,
  ) {}

  /**
   * Runs before anything is written, so that refused messages leave no contact or empty session.
   * @throws DomainError INVALID for words that the tenant's privacy rules refuse.
   */
  async assertTaken({ tenantId }: Caller, messages: readonly CompatMessage[]): Promise<void> {
    const gate = await this.privacy.of(tenantId);
    messages.forEach(({ text }, i) => gate.pass(text, `messages.${i}.content`));
  }

  /** @returns the id of the session. */
  async add(
    { tenantId }: Caller,
    session: { contactId: string; channel: string; agentId?: string | undefined },
    messages: readonly CompatMessage[],
  ): Promise<string> {
    const startedAt = messages[0]?.at;
    const { id: sessionId } = await this.sessions.start({ tenantId }, { ...session, startedAt });
    const turns = messages.map(({ speaker, text, at }) => ({
      speaker,
      role: roleOf(speaker),
      text,
      ...(at ? { at: at.toISOString() } : {}),
    }));
    await this.turns.add({ tenantId }, checked(addTurns.input, { sessionId, turns }));
    await this.sessions.end({ tenantId }, { sessionId });
    return sessionId;
  }
}
