import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Mask } from '#domain/privacy/mask.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid, notFound } from '#domain/service/errors.js';
import { HistoryService } from '#memory/history/history.service.js';
import { toTurn } from '#memory/to-turn.js';
import type { Turn } from '../session.type.js';
import { SessionsService } from '../sessions.service.js';
import type { TurnName } from './forgetting.type.js';
import { maskedScope, maskFor } from './masking.js';
import { RedactRepository } from './redact.repository.js';
import type { Places, Scope, What } from './redact.type.js';
import { Redactor } from './redactor.js';

/** Masks words of memories or turns, wherever they were copied. */
@Injectable()
export class RedactService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly sessions: SessionsService,
    private readonly repository: RedactRepository,
    private readonly redactor: Redactor,
  ) {}

  /** @throws DomainError NOT_FOUND; CONFLICT for a forgotten memory; INVALID for words that it does not contain. */
  async memory(
    caller: Caller,
    { memoryId, ...what }: { memoryId: string } & What,
  ): Promise<{ memory: Memory; places: Places }> {
    const { contactId, forgotten } = await this.history.get(caller, { memoryId });
    if (forgotten) throw gone(memoryId);
    const owner = await this.ownerOf(caller, contactId);
    const places = await this.redactor.run(caller, owner, what.reason, async (queries, pool) => {
      const versions = await this.repository.versions([memoryId], pool, queries);
      const ids = versions.map(({ id }) => id);
      const turns = await this.repository.turns(await this.repository.saidIn(ids, queries), pool, queries);
      const named = versions.find(({ id }) => id === memoryId);
      if (!named) throw gone(memoryId);
      const mask = maskFor(named.fields.text, what);
      assertFound(maskedScope({ versions: [named], turns: [] }, mask), what);
      return { scope: { versions, turns }, mask };
    });
    return { memory: await this.history.get(caller, { memoryId }), places };
  }

  /** @throws DomainError NOT_FOUND; CONFLICT for a forgotten turn; INVALID for words that it does not contain. */
  async turn(caller: Caller, { sessionId, turnId, ...what }: TurnName & What): Promise<{ turn: Turn; places: Places }> {
    const { contactId } = await this.sessions.get(caller, sessionId);
    const owner = await this.ownerOf(caller, contactId);
    const name = { sessionId, turnId };
    const places = await this.redactor.run(caller, owner, what.reason, async (queries, pool) => {
      const turns = await this.repository.turns([name], [contactId], queries);
      const named = turns[0];
      if (!named) throw notFound('turn', turnId);
      const mask: Mask = maskFor(named.text, what);
      assertFound(maskedScope({ versions: [], turns: [named] }, mask), what);
      const learned = await this.repository.learnedFrom(caller.tenantId, name, queries);
      return { scope: { versions: await this.repository.versions(learned, pool, queries), turns }, mask };
    });
    const [turn] = await this.repository.turns([name], [contactId]);
    if (!turn) throw notFound('turn', turnId);
    return { turn: toTurn(turn), places };
  }

  private async ownerOf(
    caller: Caller,
    contactId: string,
  ): Promise<{ contactId: string; pool: readonly string[]; timezone: string | null }> {
    const { pool, timezone } = await this.contacts.head(caller, contactId, {});
    return { contactId, pool, timezone };
  }
}

/** Spans that are masked already are no fault, so the call can be repeated. */
function assertFound({ versions, turns }: Scope, { pattern }: What): void {
  if (pattern === undefined || versions.length + turns.length > 0) return;
  throw invalid('pattern', 'is not found in the text; what is masked already cannot be found');
}

function gone(memoryId: string): DomainError {
  return new DomainError('CONFLICT', `The memory ${memoryId} was forgotten; there is nothing to mask.`);
}
