import type { Schemas } from '@palimpsest/client';
import { type Clock, deadline, type Timer } from './clock.js';
import { NotOpen } from './faults.js';
import { findContact, Once } from './opening.js';
import type { AgentMemoryOptions, Ended, Heard } from './options.js';
import { TurnBuffer, type WaitingTurn } from './turn-buffer.js';
import { utterances } from './words.js';

/** What a conversation needs. */
export interface ConversationParts {
  readonly clock: Clock;
  readonly timer: Timer;
  readonly report: (error: unknown) => void;
  /** Called after the service has received turns. */
  readonly sent: () => void;
}

/** One session with its contact: opened when first needed, fed from a buffer, ended once. */
export class Conversation {
  /** Set from the beginning, so it is the same for every attempt to open the session. */
  readonly sessionId: string;
  readonly contact: Once<Schemas['Contact']>;
  readonly #session: Once<unknown>;
  readonly #buffer: TurnBuffer;
  /** Turn ids must differ from those of another process that continues the same session. */
  readonly #prefix = crypto.randomUUID().slice(0, 13);
  #turns = 0;
  #startedAt: Date | null = null;
  #endedAt: Date | null = null;
  #ended = false;

  /** @param contact that of the parent, for a child. */
  constructor(
    private readonly options: AgentMemoryOptions,
    private readonly parts: ConversationParts,
    contact?: Once<Schemas['Contact']>,
  ) {
    this.sessionId = options.sessionId ?? crypto.randomUUID();
    this.contact = contact ?? new Once(() => findContact(options.client, options));
    this.#session = new Once(() => this.#open());
    const { timer, report } = parts;
    this.#buffer = new TurnBuffer({ send: (turns) => this.#send(turns), timer, report }, options.buffer);
  }

  get waiting(): number {
    return this.#buffer.waiting;
  }

  /** @returns the id of the contact, after the session is opened. */
  async opened(): Promise<string> {
    this.begin();
    await this.#session.get();
    return this.contactId();
  }

  /** @returns the id of the contact, with or without a session. */
  async contactId(): Promise<string> {
    const { id } = await this.contact.get();
    return id;
  }

  /** Marks the session as begun, even if the service learns of it later. */
  begin(): void {
    this.#startedAt ??= this.parts.clock.now();
  }

  /** Buffers what was said. @returns the id of its turn, the first one if it is split; `null` for silence. */
  keep(speaker: string, said: string, heard: Heard = {}): string | null {
    this.begin();
    const at = this.parts.clock.now().toISOString();
    const more = this.#sure(heard);
    const turns = utterances(said).map((text) => ({
      id: `${this.#prefix}-${++this.#turns}`,
      speaker,
      text,
      at,
      ...more,
    }));
    for (const turn of turns) this.#buffer.add(turn);
    return turns[0]?.id ?? null;
  }

  flush(): Promise<void> {
    return this.#buffer.flush();
  }

  /** Sends the buffered turns and ends the session. It never rejects. */
  async end(deadlineMs: number): Promise<Ended> {
    if (this.#startedAt && !this.#ended) {
      this.#endedAt ??= this.parts.clock.now();
      const { late, off } = deadline(deadlineMs, this.parts.timer);
      await Promise.race([this.#buffer.finish(this.#close), late]);
      off();
    }
    return { ended: this.#ended, waiting: this.#buffer.waiting, lost: this.#buffer.lost };
  }

  /** The service would refuse a turn with an invalid confidence, and the words matter more than the confidence. */
  #sure({ confidence, ...more }: Heard): Heard {
    if (confidence === undefined) return more;
    if (confidence >= 0 && confidence <= 1) return { ...more, confidence };
    this.parts.report(new Error(`A confidence is from 0 to 1, so that of a turn was left out: ${confidence}.`));
    return more;
  }

  async #open(): Promise<unknown> {
    const { client, channel, agentId } = this.options;
    const path = { contactId: await this.contactId() };
    const startedAt = (this.#startedAt as Date).toISOString();
    const body = { id: this.sessionId, channel, startedAt, ...(agentId === undefined ? {} : { agentId }) };
    return client.POST('/v1/contacts/{contactId}/sessions', { params: { path }, body });
  }

  async #send(turns: readonly WaitingTurn[]): Promise<void> {
    await this.#openBefore('turns');
    const path = { sessionId: this.sessionId };
    await this.options.client.POST('/v1/sessions/{sessionId}/turns', { params: { path }, body: { turns: [...turns] } });
    this.parts.sent();
  }

  readonly #close = async (): Promise<void> => {
    await this.#openBefore('the end');
    const body = { endedAt: (this.#endedAt as Date).toISOString() };
    const path = { sessionId: this.sessionId };
    await this.options.client.POST('/v1/sessions/{sessionId}/end', { params: { path }, body });
    this.#ended = true;
  };

  /** If the session cannot be opened, for whatever reason, its turns wait until the conversation is over. */
  async #openBefore(what: string): Promise<void> {
    try {
      await this.#session.get();
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new NotOpen(`The session is not open, so ${what} must wait: ${reason}`, { cause });
    }
  }
}
