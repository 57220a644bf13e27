import { Injectable } from '@nestjs/common';
import {
  addTurns,
  AddTurnsService,
  type Caller,
  ContextService,
  endSession,
  getContext,
  NewContactsService,
  recall,
  RecallService,
  SessionsService,
  startSession,
  type Upserted,
  upsertContact,
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
    private readonly newContacts: NewContactsService,
    private readonly contexts: ContextService,
    private readonly sessions: SessionsService,
    private readonly turns: AddTurnsService,
    private readonly recalls: RecallService,
  ) {}

  /** A ring that comes twice finds the same contact and the same session. */
  async ringing(callId: string, from: string): Promise<Ringing> {
    const { contact, created } = await this.caller(from);
    const contactId = contact.id;
    await this.sessions.start(US, startSession.input.parse({ contactId, id: callId, channel: 'phone' }));
    const { text } = await this.contexts.context(US, getContext.input.parse({ contactId, maxTokens: 800 }));
    return { contactId, known: !created, context: text };
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

  /**
   * Two calls of a new caller at once make one contact. Where several contacts share the number it is a CONFLICT: guessing who
   * is calling would reveal to one person what another said.
   */
  private caller(from: string): Promise<Upserted> {
    return this.newContacts.upsert(US, upsertContact.input.parse({ identifier: { kind: 'phone', value: from } }));
  }

  /** The best match among what is known and what the caller said in earlier calls. */
  private async remembered(contactId: string, callId: string, query: string): Promise<string | null> {
    const input = recall.input.parse({ contactId, query, in: ['memories', 'turns'], limit: 10 });
    const { results, found } = await this.recalls.recall(US, input);
    // Then nothing that is known bears on it, and the results are only the nearest.
    if (found === 'none') return null;
    const best = results.find(
      ({ memory, turn }) => memory ?? (turn?.speaker === 'caller' && turn.sessionId !== callId),
    );
    const text = best?.memory?.text ?? best?.turn?.text ?? null;
    return best?.ended ? `No longer so: ${text}` : text;
  }
}
