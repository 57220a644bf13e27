import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import { currentDateTime } from '#dates/current.js';
import type { AsOf } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError } from '#domain/service/errors.js';
import { LLM, type Llm } from '#models/llm/llm.js';
import type { ModelUsage } from '#models/extractor.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { askMessage } from './ask-prompt.js';
import { type AskLimits, type AskListener, type AskOutcome, AskRun } from './ask-run.js';
import { AskTools } from './ask-tools.js';
import { type RetrievalGuide, RetrievalGuides } from './retrieval-guide.js';
import { usageSum } from './usage-sum.js';

/** A checked question. */
export interface AskInput extends StatedAsOf {
  readonly contactId: string;
  readonly question: string;
  readonly maxSteps?: number | undefined;
}

/** The answer, how it was found, and what it cost. */
export interface Asked extends Omit<AskOutcome, 'reached' | 'usages'> {
  readonly guide: readonly string[];
  readonly tools: readonly string[];
  readonly limits: AskLimits & { readonly reached: AskOutcome['reached'] };
  readonly usage: ModelUsage;
  readonly asOf: AsOf;
}

/** Also receives the guide, before the first step. */
export interface Watcher extends AskListener {
  guide?(lines: readonly string[]): void;
}

/** Answers questions about a contact with a language model, only from evidence. */
@Injectable()
export class AskService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly times: StatedTimes,
    private readonly guides: RetrievalGuides,
    private readonly tools: AskTools,
    private readonly privacy: PrivacyGate,
    @Inject(LLM) private readonly llm: Llm | null,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * @param signal stops the search, for example when nobody waits for it any more.
   * @throws DomainError NOT_FOUND, or UNAVAILABLE without a language model or if it fails.
   */
  async ask(
    caller: Caller,
    input: AskInput,
    watcher: Watcher = {},
    signal: AbortSignal = new AbortController().signal,
  ): Promise<Asked> {
    const { llm } = this;
    const { contactId } = input;
    const [head, gate] = await Promise.all([
      this.contacts.head(caller, contactId, input),
      this.privacy.of(caller.tenantId),
    ]);
    if (!llm) throw new DomainError('UNAVAILABLE', 'ask needs a language model: set LLM_MODEL and LLM_BASE_URL.');
    const question = gate.ask(input.question);
    const heard = this.times.heard(head, input.validAt === undefined ? undefined : head.asked.validAt);
    const now = currentDateTime(heard.reference, heard.timezone);
    const guide = await this.guides.make(llm, question, heard, now, this.tools.listed, signal);
    watcher.guide?.(guide.lines);
    const limits = { maxSteps: input.maxSteps ?? this.config.ASK_STEPS, seconds: this.config.ASK_SECONDS };
    const stated = statedOf(input, head.asked);
    const about = { caller: { tenantId: caller.tenantId }, contactId, stated, heard, signal };
    const run = new AskRun(llm, this.tools, about, askMessage(now, question, guide), question, watcher);
    return this.asked(await run.run(limits, signal), guide, limits, head.asked, llm);
  }

  private asked(
    { reached, usages, ...outcome }: AskOutcome,
    guide: RetrievalGuide,
    limits: AskLimits,
    asOf: AsOf,
    { model }: Llm,
  ): Asked {
    return {
      ...outcome,
      guide: guide.lines,
      tools: this.tools.names,
      limits: { ...limits, reached },
      usage: usageSum(model, [guide.usage, ...usages]),
      asOf,
    };
  }
}

/** Only the times that the question states are fixed for the tools; the model may choose the others. */
function statedOf({ validAt, knownAt }: StatedAsOf, asked: AsOf): Partial<AsOf> {
  return {
    ...(validAt === undefined ? {} : { validAt: asked.validAt }),
    ...(knownAt === undefined ? {} : { knownAt: asked.knownAt }),
  };
}
