import { PalimpsestError, type Schemas } from '@palimpsest/client';
import { type Clock, LATE, systemClock, systemTimer, type Timer } from './clock.js';
import { Conversation } from './conversation.js';
import { asPalimpsestError } from './faults.js';
import { AgentFork, type Known } from './fork.js';
import { factLine, groundingText } from './grounding.js';
import { Ledger, type LedgerFact } from './ledger.js';
import { Zones } from './local-time.js';
import type { AgentMemoryOptions, Ended, Heard, SpawnOptions, Started } from './options.js';
import { NOTHING, type Recalled, type RecallOptions, type RecallParts, recallWithin, settle } from './recalling.js';
import { endedLines, resultLines } from './result-lines.js';
import { type LangChainTool, langChainTool, type OpenAiTool, openAiTool, type Search } from './search-tool.js';
import { Starting } from './starting.js';
import { question } from './words.js';

export type { Clock, Timer } from './clock.js';
export type { AgentFork } from './fork.js';
export type { LedgerFact, LedgerOptions } from './ledger.js';
export type { Identifier, Who } from './opening.js';
export type { AgentMemoryOptions, Ended, Heard, SpawnOptions, Started } from './options.js';
export type { Recalled, RecallOptions } from './recalling.js';
export type { LangChainTool, OpenAiTool } from './search-tool.js';
export type { BufferOptions } from './turn-buffer.js';

/**
 * The memory of one agent in one conversation. `heard()` and `said()` only put turns into a buffer and `recall()` has a
 * deadline, so a slow or absent service never holds up a reply and never throws into the conversation.
 */
export class AgentMemory {
  readonly #options: AgentMemoryOptions;
  readonly #clock: Clock;
  readonly #timer: Timer;
  readonly #conversation: Conversation;
  readonly #ledger: Ledger | null;
  /** The fork that it uses instead of the contact, to be merged or dropped at the end; `null`: it uses the contact. */
  readonly fork: AgentFork | null;
  readonly #zones = new Zones((error) => this.#report(error));
  #context: Schemas['Context'] | null;
  readonly #starting: Starting;
  #lastHeard = '';

  /** @param known what a child takes over from its parent; see `spawn`. */
  constructor(options: AgentMemoryOptions, known?: Known) {
    const { clock = systemClock, timer = systemTimer, ledger } = options;
    this.#options = options;
    this.#clock = clock;
    this.#timer = timer;
    const parts = { clock, timer, report: this.#report };
    this.#starting = new Starting(() => this.#readContext(), parts);
    this.#conversation = new Conversation(options, { ...parts, sent: () => this.#starting.again() }, known?.contact);
    this.#context = known?.context ?? null;
    this.fork = known?.fork ?? null;
    const lineOf = (memory: Schemas['Memory']): string => factLine(memory, this.#timezone());
    this.#ledger = ledger === false ? null : (known?.ledger?.fork(ledger) ?? new Ledger(lineOf, ledger));
  }

  /** The id of the session, made here before the service has the session. */
  get sessionId(): string {
    return this.#conversation.sessionId;
  }

  /** The context that the service returned at the start, or that of the parent; `null` until it is there. */
  get context(): Schemas['Context'] | null {
    return this.#context;
  }

  /** The facts recalled, remembered or known from the start, the latest first. */
  get ledger(): readonly LedgerFact[] {
    return this.#ledger?.facts ?? [];
  }

  /** The number of turns that the service does not have yet. */
  get waiting(): number {
    return this.#conversation.waiting;
  }

  /**
   * Resolves the contact, starts the session and requests the context. Not needed before `heard()`, which opens the
   * session itself.
   * @throws PalimpsestError for what waiting does not cure: a wrong key, an unknown contact, an identifier that several
   * share.
   */
  async start(): Promise<Started> {
    // A fork has no session, and a child knows what its parent did.
    if (this.fork) return { context: this.#context, late: false, error: null };
    this.#conversation.begin();
    return this.#starting.within(this.#options.startDeadlineMs ?? 2_000);
  }

  /** Starts it before a first reply, which waits no longer than for `recall()`. It never rejects: see `onError`. */
  async ready(): Promise<void> {
    if (!this.fork && !this.#context) await this.#starting.ready(this.#options.recallDeadlineMs ?? 300);
  }

  /**
   * Buffers what the contact said, or with a speaker or a role what somebody else said.
   * @param more who speaks, and how sure the recogniser was of the words, from 0 to 1.
   * @returns the id of its turn, or `null` for silence.
   */
  heard(text: string, speaker?: string, more: Heard = {}): string | null {
    this.#lastHeard = question(text) || this.#lastHeard;
    if (this.fork) return null;
    const name = speaker ?? this.#options.speakers?.heard ?? 'caller';
    return this.#conversation.keep(name, text, {
      ...(speaker === undefined ? { role: 'contact' as const } : {}),
      ...more,
    });
  }

  /** Buffers what the agent said. @returns the id of its turn, or `null` for silence and in a fork. */
  said(text: string, speaker = this.#options.speakers?.said ?? 'agent'): string | null {
    if (this.fork) return null;
    return this.#conversation.keep(speaker, text, { role: 'agent' });
  }

  /** Sends the buffered turns. It never rejects; `waiting` says how many could not be sent yet. */
  flush(): Promise<void> {
    return this.#conversation.flush();
  }

  /** Recalls what is remembered about a question, by default about what was heard last. It never rejects. */
  async recall(query = this.#lastHeard, options: RecallOptions = {}): Promise<Recalled> {
    const asked = question(query);
    if (asked === '') return NOTHING;
    const deadlineMs = options.deadlineMs ?? this.#options.recallDeadlineMs ?? 300;
    try {
      const answer = await recallWithin(this.#parts, asked, { ...options, deadlineMs });
      if (answer === LATE) return { ...NOTHING, late: true };
      this.#starting.again();
      const { results, found, noLonger } = answer;
      // Results that do not bear on the question would only mislead the model.
      const text = found === 'some' ? resultLines(results, this.#timezone()) : endedLines(noLonger, this.#timezone());
      return { ...NOTHING, results, found, noLonger, text };
    } catch (error) {
      return { ...NOTHING, error: asPalimpsestError(error) };
    }
  }

  /**
   * Remembers a statement about the contact at once, for agents that decide themselves what to remember.
   * @param statement more about it: attribute, value, turnId.
   * @throws PalimpsestError if it is refused, or the service is unavailable: the caller must know.
   */
  async remember(text: string, statement: Partial<Schemas['Statement']> = {}): Promise<Schemas['Remembered']> {
    const contactId = await this.#scopeId();
    // The service must have the turn before a memory can refer to it.
    if (statement.turnId !== undefined) await this.flush();
    const session = statement.turnId === undefined ? {} : { sessionId: this.sessionId };
    const body = { saidAt: this.#clock.now().toISOString(), ...session, ...statement, text } as Schemas['Statement'];
    const path = { contactId };
    const remembered = await this.#options.client.POST('/v1/contacts/{contactId}/memories', { params: { path }, body });
    const { memory, decision } = remembered;
    // A dry run stores nothing.
    if (decision.id !== null) this.#ledger?.remembered(memory, decision.superseded, this.#clock.now());
    this.#settle();
    return remembered;
  }

  /** The start of each prompt: date, time and time zone, the contact, the plans and the facts at hand. */
  grounding(): string {
    const contact = this.#context?.contact ?? this.#conversation.contact.value;
    const facts = this.ledger.map(({ memory }) => memory);
    const { plans = [], changes = [] } = this.#ledger ?? {};
    return groundingText({ now: this.#clock.now(), timezone: this.#timezone(), contact, facts, plans, changes });
  }

  /** Search of the memory as a tool of the OpenAI chat API. */
  openAiTool(): OpenAiTool {
    return openAiTool(this.#search);
  }

  /** Search of the memory as a tool of LangChain. */
  langChainTool(): LangChainTool {
    return langChainTool(this.#search);
  }

  /**
   * @returns the memory of a child agent, which begins with a copy of what is known here and has a session of its own
   * with the same contact. What either learns or says afterwards stays its own. With `fork` it also remembers
   * separately, until its `fork` is merged or dropped; its own children use the same fork.
   * @throws PalimpsestError for a fork of a fork.
   */
  spawn({ fork = false, ...options }: SpawnOptions = {}): AgentMemory {
    if (fork && this.fork)
      throw new PalimpsestError('INVALID', 'A fork cannot be forked: spawn without `fork` to share it.');
    const { sessionId: _, ...shared } = this.#options;
    const made = fork
      ? new AgentFork(this.#options.client, () => this.#conversation.contactId(), this.#report)
      : this.fork;
    const known = { contact: this.#conversation.contact, context: this.#context, ledger: this.#ledger, fork: made };
    return new AgentMemory({ ...shared, ...options }, known);
  }

  /** `spawn` as a separate function, to be passed to a framework as its hook for new agents. */
  readonly onSpawn = (options: SpawnOptions = {}): AgentMemory => this.spawn(options);

  /** Sends the buffered turns and ends the session. It never rejects. @param deadlineMs for both. Default: 5,000. */
  async end({ deadlineMs = 5_000 }: { readonly deadlineMs?: number } = {}): Promise<Ended> {
    if (this.fork) return { ended: true, waiting: 0, lost: 0 };
    this.#starting.leave();
    return this.#conversation.end(deadlineMs);
  }

  async #readContext(): Promise<Schemas['Context']> {
    const path = { contactId: await this.#conversation.opened() };
    const context = await this.#options.client.GET('/v1/contacts/{contactId}/context', { params: { path } });
    this.#context = context;
    this.#ledger?.seedChanges(context.changes, context.moreChanges, context.currentDateTime);
    this.#ledger?.seed(context.memories, context.currentDateTime, context.upcoming);
    this.#settle();
    return context;
  }

  /** Reads in the background what replaced a fact at hand. */
  #settle(): void {
    settle(this.#parts).catch(this.#report);
  }

  /** @returns the id for reads and writes of the memory: that of the fork, else of the contact. */
  #scopeId(): Promise<string> {
    return this.fork ? this.fork.id() : this.#conversation.contactId();
  }

  get #parts(): RecallParts {
    const [contactId, isFork] = [(): Promise<string> => this.#scopeId(), this.fork !== null];
    const [clock, timer] = [this.#clock, this.#timer];
    return { ...this.#options, contactId, isFork, ledger: this.#ledger, clock, timer, report: this.#report };
  }

  readonly #search: Search = (query, options) =>
    this.recall(query, { deadlineMs: this.#options.toolDeadlineMs ?? 3_000, ...options });

  /** The time zone of the contact, else the given one, else that of the service. */
  #timezone(): string {
    const contact = this.#conversation.contact.value;
    return this.#zones.first(contact?.timezone, this.#options.timezone, this.#context?.timezone);
  }

  readonly #report = (error: unknown): void => {
    try {
      this.#options.onError?.(error);
    } catch {
      // An `onError` that throws must not break the conversation.
    }
  };
}
