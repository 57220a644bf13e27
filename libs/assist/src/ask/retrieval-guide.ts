import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { CurrentDateTime } from '#dates/current.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import { LlmFault } from '#models/llm/llm-fault.js';
import type { Llm } from '#models/llm/llm.js';
import type { ModelUsage } from '#models/extractor.js';
import { guideMessage, guidePrompt } from './ask-prompt.js';

/** Instructions for the search. */
export interface RetrievalGuide {
  readonly lines: readonly string[];
  /** The times in the question as calendar periods. */
  readonly times: readonly string[];
  readonly usage: ModelUsage | null;
}

const Guide = z.object({ instructions: z.array(z.string().max(400)).max(5) });
const TIMES = 3;
/** Five short instructions. */
const MAX_TOKENS = 400;

/**
 * Turns a question and the current date into instructions for the search, as in the Chronos article: what to look for,
 * under which names, in which period, and what to compare. The periods are computed here and not by the model. "Now" is
 * not a period, because it narrows nothing.
 */
@Injectable()
export class RetrievalGuides {
  /** If the model gives no guide, the search continues without one. */
  async make(
    llm: Llm,
    question: string,
    heard: Heard,
    now: CurrentDateTime,
    tools: readonly { name: string; description: string }[],
    signal: AbortSignal,
  ): Promise<RetrievalGuide> {
    const times = resolve(question, heard)
      .filter(({ precision, start }) => precision !== 'instant' || start.getTime() !== heard.reference.getTime())
      .slice(0, TIMES)
      .map(({ text, start, end }) => `"${text}": from ${start.toISOString()} until before ${end.toISOString()}`);
    try {
      const { value, usage } = await llm.structured({
        name: 'guide',
        schema: Guide,
        system: guidePrompt(tools),
        user: guideMessage(now, question, times),
        maxTokens: MAX_TOKENS,
        urgent: true,
        signal,
      });
      return { lines: value.instructions, times, usage };
    } catch (error) {
      if (!(error instanceof LlmFault) || !MENDABLE.has(error.kind)) throw error;
      return { lines: [], times, usage: error.usage };
    }
  }
}

/** Faults of this answer, not of the server. */
const MENDABLE: ReadonlySet<LlmFault['kind']> = new Set(['nonsense', 'truncated', 'refused']);
