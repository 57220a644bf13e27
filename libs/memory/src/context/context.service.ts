import { Injectable } from '@nestjs/common';
import type { Contact } from '#contacts/contact.type.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#contacts/stated-times.js';
import { currentDateTime } from '#dates/current.js';
import type { Caller } from '#domain/caller.js';
import type { Memory, MemoryKind } from '#domain/memory.js';
import { HistoryService } from '../history/history.service.js';
import { CONTEXT_KINDS, contextText } from './context-text.js';

/** What an agent should know before it speaks. */
export interface Context {
  readonly text: string;
  /** With the offset of the zone. */
  readonly currentDateTime: string;
  readonly timezone: string;
  readonly contact: Contact;
  readonly memories: readonly Memory[];
}

/** So many memories of a kind are shown, the newest. */
const MOST: Readonly<Record<MemoryKind, number>> = { semantic: 50, procedural: 20, episodic: 10 };

/** Puts together the passive context: recency-ordered, and the same for every question. */
@Injectable()
export class ContextService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND when the tenant has no such contact. */
  async context(caller: Caller, { contactId }: { contactId: string }): Promise<Context> {
    // One place on both clocks for all that is read, whatever is written meanwhile.
    const { asked } = await this.contacts.head(caller, contactId, {});
    const [contact, ...lists] = await Promise.all([
      this.contacts.get(caller, { contactId, ...asked }),
      ...CONTEXT_KINDS.map((kind) => this.history.list(caller, { contactId, ...asked, kind, limit: MOST[kind] })),
    ]);
    const memories = lists.flatMap((list) => list.memories);
    const { reference, timezone } = this.times.heard(contact.timezone);
    const now = currentDateTime(reference, timezone);
    return { text: contextText(now, contact, memories), currentDateTime: now.iso, timezone, contact, memories };
  }
}
