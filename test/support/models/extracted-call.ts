import { createContact } from '#contract/contacts.js';
import { addTurns, getSession, startSession } from '#contract/conversation.js';
import { listMemories } from '#contract/memories.js';
import { ExtractionWorker } from '#conversation/extraction/extraction-worker.js';
import { newId } from '#graph/ids.js';
import type { Evidence, ExtractionRequest } from '#models/extractor.js';
import type { Visit } from '../doors/doors.js';
import type { Script, ScriptedExtractor } from './scripted-extractor.js';

/** A tenant whose sessions this service alone extracts: other specs may do so for theirs at the same time. */
export function ownTenant(): { tenantId: string; settings: { EXTRACT_TENANTS: string; EXTRACT_POLL_SECONDS: string } } {
  const tenantId = `tenant-${newId()}`;
  // The worker is driven by the tests.
  return { tenantId, settings: { EXTRACT_TENANTS: tenantId, EXTRACT_POLL_SECONDS: '0' } };
}

/** One call with a new contact, told and extracted by a test. What waits of other calls finds nothing. */
export class ExtractedCall {
  contactId = '';
  sessionId = '';
  /** What was asked about this call. */
  asked: ExtractionRequest[] = [];

  constructor(
    private readonly visit: Visit,
    private readonly extractor: ScriptedExtractor,
  ) {}

  async begin(): Promise<void> {
    this.contactId = (await this.visit.ask(createContact, { name: 'Asha', timezone: 'Europe/Lisbon' })).id;
    this.sessionId = newId();
    const session = { id: this.sessionId, channel: 'phone', agentId: 'front-desk' };
    await this.visit.ask(startSession, { contactId: this.contactId, ...session });
  }

  /** Scripts what is found in this call from now on. */
  tell(script: Script): void {
    this.asked = [];
    this.extractor.tell((request, signal) => {
      if (!request.turns.some(({ id }) => id.startsWith(this.sessionId))) return {};
      this.asked.push(request);
      return script(request, signal);
    });
  }

  /** Adds turns; their ids begin with that of the session. */
  async say(...said: (readonly [id: string, speaker: string, text: string])[]): Promise<void> {
    const turns = said.map(([id, speaker, text]) => ({ id: this.idOf(id), speaker, text }));
    await this.visit.ask(addTurns, { sessionId: this.sessionId, turns });
  }

  quoted(id: string, quote: string): Evidence {
    return { turnId: this.idOf(id), quote };
  }

  idOf(turn: string): string {
    return `${this.sessionId}-${turn}`;
  }

  /** Extracts whatever is due. */
  work(): Promise<void> {
    return this.visit.service.app.get(ExtractionWorker).work();
  }

  async texts(): Promise<string[]> {
    const { memories } = await this.visit.ask(listMemories, { contactId: this.contactId });
    return memories.map(({ text }) => text).sort();
  }

  async status(): Promise<string> {
    return (await this.visit.ask(getSession, { sessionId: this.sessionId })).extraction.status;
  }
}
