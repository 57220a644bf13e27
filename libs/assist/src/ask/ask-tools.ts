import { Inject, Injectable } from '@nestjs/common';
import type { AsOf } from '#domain/memory/memory.js';
import { moment } from '#contract/fields.js';
import { type Heard, momentOf } from '#dates/moment.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid } from '#domain/service/errors.js';
import type { LlmTool, ToolCall } from '#models/llm/llm.js';
import { type Arguments, type Tool, TOOLS } from '../tools/tool.js';
import type { EvidenceLedger } from './evidence-ledger.js';
import { sameCall } from './ask-prompt.js';
import { ASK_TOOLS, listedTool } from './ask-tool-list.js';

/** One call of a tool, as the answer lists it. */
export interface AskStep {
  readonly tool: string;
  readonly arguments: Arguments;
  /** The refs of the results. */
  readonly found: readonly string[];
  readonly error: string | null;
  readonly tookMs: number;
}

/** The contact of a question, and the times as of which it is asked. */
export interface AskedAbout {
  readonly caller: Caller;
  readonly contactId: string;
  readonly stated: Partial<AsOf>;
  /** When the question was asked, or the time as of which it is, and how words of time are read there. */
  readonly heard: Heard;
  /** Stops a running tool. */
  readonly signal: AbortSignal;
}

/** Fields that name a memory: by an id in the APIs, and here by the ref that the model was shown. */
const MEMORY_IDS = ['memoryId', 'toMemoryId'];

/** The tools of the APIs, for one contact, as a language model calls them. */
@Injectable()
export class AskTools {
  private readonly tools: ReadonlyMap<string, Tool>;
  readonly listed: readonly LlmTool[];

  constructor(@Inject(TOOLS) tools: readonly Tool[]) {
    const used = tools.filter(({ name }) => name in ASK_TOOLS);
    this.tools = new Map(used.map((tool) => [tool.name, tool]));
    this.listed = used.map(listedTool);
  }

  get names(): string[] {
    return [...this.tools.keys()];
  }

  /**
   * @returns the answer as the model reads it, and the step. A mistake of the model is answered so that it can correct
   * it.
   */
  async call(
    call: ToolCall,
    about: AskedAbout,
    ledger: EvidenceLedger,
    before: Set<string>,
  ): Promise<{ text: string; step: AskStep }> {
    const started = performance.now();
    const asked = argumentsOf(call);
    const result = (text: string, found: readonly string[], error: string | null): { text: string; step: AskStep } => {
      const tookMs = Math.round((performance.now() - started) * 100) / 100;
      return { text, step: { tool: call.name.slice(0, 60), arguments: asked, found, error, tookMs } };
    };
    const tool = this.tools.get(call.name);
    if (!tool)
      return result(`There is no such tool. There are ${this.names.join(', ')}.`, [], 'There is no such tool.');
    if (before.has(sameCall(call))) return result('You asked this before; see above.', [], 'Asked before.');
    before.add(sameCall(call));
    const control = { signal: about.signal, tell: () => undefined };
    try {
      const { data } = await tool.run(about.caller, settled(tool, asked, about, ledger), control);
      const { text, found } = ledger.enter(data, tool.name === 'calculate_date_math');
      return result(text, found, null);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code === 'UNAVAILABLE') throw error;
      const faults = error.faults.map(({ path, message }) => `- ${path}: ${message}`);
      const message = `${error.code}: ${error.message}`;
      return result([message, ...faults].join('\n'), [], message);
    }
  }
}

function argumentsOf({ arguments: asked }: ToolCall): Arguments {
  return typeof asked === 'object' && asked !== null && !Array.isArray(asked) ? (asked as Arguments) : {};
}

/** Many models fill in every field that they know of, with an empty value if they have nothing to state. */
function isStated([, value]: readonly [string, unknown]): boolean {
  return value !== null && (typeof value !== 'string' || value.trim() !== '');
}

/** The contact and the times of the question override what the model states. */
function settled(
  tool: Tool,
  asked: Arguments,
  { contactId, stated, heard }: AskedAbout,
  ledger: EvidenceLedger,
): Arguments {
  const { contactId: _, identifier: __, ...own } = Object.fromEntries(Object.entries(asked).filter(isStated));
  const takes = (field: string): boolean => field in tool.input.shape;
  for (const field of CLOCKS) if (field in stated || isNow(own[field], field, heard)) delete own[field];
  const clocks = Object.entries(stated).flatMap(([field, at]): [string, string][] =>
    takes(field) ? [[field, at.toISOString()]] : [],
  );
  const standing = stated.validAt ? standingThere(own, takes('reference'), heard) : {};
  return {
    ...own,
    ...standing,
    ...named(own, ledger),
    ...Object.fromEntries(clocks),
    ...(takes('contactId') ? { contactId } : {}),
  };
}

const CLOCKS = ['validAt', 'knownAt'];
const MINUTE_MS = 60_000;

/**
 * A model that states "today", or the time that it was given, means now, as if it had stated nothing. The stated time
 * would leave something out: it is precise to the minute, and more may have been remembered since; and something may
 * have been said later about the day of the question.
 */
function isNow(said: unknown, field: string, heard: Heard): boolean {
  if (typeof said !== 'string') return false;
  const { data: words } = moment.safeParse(said.trim());
  const now = heard.reference.getTime();
  if (typeof words === 'string' && momentOf(words, field, heard).getTime() === now) return true;
  return Math.abs(Date.parse(said) - now) < MINUTE_MS;
}

/**
 * If the question is as of another day than today, the model counts from that day: its words of time are read there,
 * not as of now.
 */
function standingThere(own: Arguments, isCounted: boolean, heard: Heard): Arguments {
  const needsNone = own['operation'] === 'interval' || own['reference'] !== undefined;
  if (isCounted) return needsNone ? {} : { reference: heard.reference.toISOString() };
  const words = Object.entries(SIDES).flatMap(([field, side]): [string, string][] => {
    const said = moment.safeParse(own[field]).data;
    return typeof said === 'string' ? [[field, momentOf(said, field, heard, side).toISOString()]] : [];
  });
  return Object.fromEntries(words);
}

const SIDES = { from: 'start', to: 'end', knownAt: 'last' } as const;

/**
 * @throws DomainError INVALID for a memory that was not shown, because an id could belong to another contact's memory.
 */
function named(own: Arguments, ledger: EvidenceLedger): Arguments {
  const fields = MEMORY_IDS.filter((field) => own[field] !== undefined);
  const ids = fields.map((field) => {
    const id = ledger.memoryId(own[field]);
    if (id === null) throw invalid(field, 'must be the ref of a memory that was found, such as M1');
    return [field, id];
  });
  return Object.fromEntries(ids) as Arguments;
}
