import type { Llm, LlmMessage } from '#models/llm/llm.js';
import type { ModelUsage } from '#models/extractor.js';
import { ASK_PROMPT, LAST_CHANCE, NO_EVIDENCE, UNKNOWN } from './ask-prompt.js';
import type { AskedAbout, AskStep, AskTools } from './ask-tools.js';
import { type Cited, EvidenceLedger } from './evidence-ledger.js';

/** The limits of a run. */
export interface AskLimits {
  readonly maxSteps: number;
  readonly seconds: number;
}

/** Called during the run, for callers who want to show progress. */
export interface AskListener {
  step?(step: AskStep): void;
  /** A piece of an answer whose evidence has not been checked yet. */
  draft?(piece: string): void;
}

/** The result of a run. */
export interface AskOutcome extends Cited {
  readonly known: boolean;
  readonly steps: readonly AskStep[];
  readonly reached: 'steps' | 'time' | null;
  readonly usages: readonly ModelUsage[];
}

/** The most tool calls that are answered at a time, however many the model requests. */
const CALLS_AT_ONCE = 6;
/** Enough for that many calls, or three sentences with refs. */
const MAX_TOKENS = 1_000;

/**
 * One question until its answer: the model calls tools and reads their results, until it answers or no calls are left.
 */
export class AskRun {
  private readonly ledger = new EvidenceLedger();
  private readonly before = new Set<string>();
  private readonly messages: LlmMessage[];
  private readonly steps: AskStep[] = [];
  private readonly usages: ModelUsage[] = [];
  private reminded = false;

  constructor(
    private readonly llm: Llm,
    private readonly tools: AskTools,
    private readonly about: AskedAbout,
    message: string,
    private readonly question: string,
    private readonly listener: AskListener,
  ) {
    this.messages = [{ role: 'user', text: message }];
  }

  /** @param signal stops the run; its reason is thrown. */
  async run({ maxSteps, seconds }: AskLimits, signal: AbortSignal): Promise<AskOutcome> {
    const ends = performance.now() + seconds * 1_000;
    await this.lookAtOnce(signal);
    for (let step = 0; ; step++) {
      const reached = step >= maxSteps ? 'steps' : performance.now() >= ends ? 'time' : null;
      const { text, calls, usage } = await this.converse(reached !== null, signal);
      this.usages.push(usage);
      if (calls.length > 0 && reached === null) {
        this.messages.push({ role: 'assistant', text, calls });
        await this.use(calls, signal);
        continue;
      }
      const cited = this.ledger.cited(text);
      if (cited.evidence.length === 0 && !saysUnknown(cited.answer) && reached === null && !this.reminded) {
        this.reminded = true;
        this.messages.push({ role: 'assistant', text, calls: [] }, { role: 'user', text: NO_EVIDENCE });
        continue;
      }
      return this.outcome(cited, reached);
    }
  }

  /** Makes the search that nearly every question begins with, without asking the model. */
  private async lookAtOnce(signal: AbortSignal): Promise<void> {
    const calls = [{ id: 'call_0', name: 'search_memories', arguments: { query: this.question } }];
    this.messages.push({ role: 'assistant', text: '', calls });
    await this.use(calls, signal);
  }

  private converse(last: boolean, signal: AbortSignal): ReturnType<Llm['converse']> {
    const messages: LlmMessage[] = last ? [...this.messages, { role: 'user', text: LAST_CHANCE }] : this.messages;
    const onText = (piece: string): void => this.listener.draft?.(piece);
    const tools = last ? [] : this.tools.listed;
    return this.llm.converse({ system: ASK_PROMPT, messages, tools, maxTokens: MAX_TOKENS, signal, onText });
  }

  private async use(
    calls: readonly { id: string; name: string; arguments: unknown }[],
    signal: AbortSignal,
  ): Promise<void> {
    for (const [i, call] of calls.entries()) {
      if (i >= CALLS_AT_ONCE) {
        this.messages.push({ role: 'tool', callId: call.id, text: 'Too many calls at once; ask again.' });
        continue;
      }
      signal.throwIfAborted();
      const { text, step } = await this.tools.call(call, this.about, this.ledger, this.before);
      this.steps.push(step);
      this.listener.step?.(step);
      this.messages.push({ role: 'tool', callId: call.id, text });
    }
  }

  /** An answer without evidence is not passed on, however sure it sounds. */
  private outcome({ answer, cited, evidence }: Cited, reached: AskOutcome['reached']): AskOutcome {
    const known = evidence.length > 0 && !saysUnknown(answer);
    const said = known ? { answer, cited, evidence } : { answer: UNKNOWN, cited: UNKNOWN, evidence: [] };
    return { ...said, known, steps: this.steps, reached, usages: this.usages };
  }
}

/**
 * An answer that begins like this says that it does not know, in any markup, whatever follows. In quotation marks
 * somebody else says it.
 */
const SAYS_UNKNOWN = /^[\s*_~`#>-]*I[\s*_]+(?:do[\s*_]+not|don['’]t)[\s*_]+know(?![\p{L}\p{N}])/iu;

function saysUnknown(answer: string): boolean {
  return SAYS_UNKNOWN.test(answer);
}
