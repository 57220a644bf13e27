import { Injectable } from '@nestjs/common';
import {
  addTurns,
  AddTurnsService,
  type Caller,
  ContactsService,
  ContextService,
  createContact,
  DomainError,
  endSession,
  findContacts,
  getContext,
  recall,
  RecallService,
  SessionsService,
  startSession,
} from '#nest/palimpsest.js';

/** Whose memory this application keeps. */
const US: Caller = { tenantId: 'example-voice-agent' };

/** What an agent needs before it says hello. */
export interface Ringing {
  readonly contactId: string;
  readonly known: boolean;
  /** For the prompt, as it is. */
  readonly context: string;
}

/** What to say, and the remembered words behind it. */
export interface Reply {
  readonly reply: string;
  readonly because: string | null;
}

/** One call, from the first ring to the end. Nothing here is kept in the process: any instance can go on with a call. */
@Injectable()
export class CallsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly contexts: ContextService,
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly recalls: RecallService,
  ) {}

  /** A ring that comes twice finds the same contact and the same session. */
  async ringing(callId: string, from: string): Promise<Ringing> {
    const found = await this.find(from);
    const contactId = found ?? (await this.create(callId, from));
    await this.sessions.start(US, startSession.input.parse({ contactId, id: callId, channel: 'phone' }));
    const { text } = await this.contexts.context(US, getContext.input.parse({ contactId, maxTokens: 800 }));
    return { contactId, known: found !== null, context: text };
  }

  async utterance(callId: string, text: string): Promise<Reply> {
    const { contactId } = await this.sessions.get(US, callId);
    const because = await this.remembered(contactId, callId, text);
    // A real agent asks its language model here, with `because` in the prompt.
    const reply = because === null ? 'I have made a note of that.' : `You told me: "${because}"`;
    const said = [
      { speaker: 'caller', role: 'contact', text },
      { speaker: 'agent', role: 'agent', text: reply },
    ];
    await this.turns.add(US, addTurns.input.parse({ sessionId: callId, turns: said }));
    return { reply, because };
  }

  /** The turns are taken into memory in the background. */
  async hangup(callId: string): Promise<{ extraction: string }> {
    const { extraction } = await this.sessions.end(US, endSession.input.parse({ sessionId: callId }));
    return { extraction: extraction.status };
  }

  /** Guessing who is calling would reveal to one person what another said. */
  private async find(from: string): Promise<string | null> {
    const input = findContacts.input.parse({ identifier: `phone:${from}`, limit: 2 });
    const { contacts } = await this.contacts.find(US, input);
    if (contacts.length > 1) throw new DomainError('CONFLICT', `Several contacts share ${from}: ask who is calling.`);
    return contacts[0]?.id ?? null;
  }

  private async create(callId: string, from: string): Promise<string> {
    const once = { key: `ringing:${callId}`, request: from };
    const profile = createContact.input.parse({ identifiers: [{ kind: 'phone', value: from }] });
    return (await this.contacts.create({ ...US, once }, profile)).id;
  }

  /** The best match among what is known and what the caller said in earlier calls. */
  private async remembered(contactId: string, callId: string, query: string): Promise<string | null> {
    const input = recall.input.parse({ contactId, query, in: ['memories', 'turns'], limit: 10 });
    const { results } = await this.recalls.recall(US, input);
    const best = results.find(
      ({ memory, turn }) => memory ?? (turn?.speaker === 'caller' && turn.sessionId !== callId),
    );
    return best?.memory?.text ?? best?.turn?.text ?? null;
  }
}
