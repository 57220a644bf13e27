import type { AIMessageChunk } from '@langchain/core/messages';
import type { ToolCall } from './llm.js';
import { LlmFault } from './llm-fault.js';

/** The parts that are read of an answer of OpenAI's `POST /chat/completions`. Any of them may be missing. */
export interface ChatAnswer {
  readonly choices?: readonly Choice[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

interface Choice {
  readonly finish_reason?: string | null;
  readonly message?: {
    readonly content?: unknown;
    readonly refusal?: string | null;
    readonly tool_calls?: readonly Call[] | null;
  };
}

interface Call {
  readonly id?: string;
  readonly function?: { readonly name: string; readonly arguments?: unknown };
}

/** An answer that comes piece by piece. */
export class StreamedAnswer {
  #whole: AIMessageChunk | undefined;
  #refusal = '';

  /** @returns the text of the piece. */
  add(chunk: AIMessageChunk): string {
    const { __raw_response: raw, ...rest } = chunk.additional_kwargs as { __raw_response?: RawChunk };
    chunk.additional_kwargs = rest;
    this.#refusal += raw?.choices?.[0]?.delta?.refusal ?? '';
    this.#whole = this.#whole?.concat(chunk) ?? chunk;
    return chunk.text;
  }

  /** @throws Error where the server stopped before the end. */
  whole(): ChatAnswer {
    const { text = '', tool_call_chunks: calls = [], usage_metadata: usage, response_metadata } = this.#whole ?? {};
    const finish = response_metadata?.['finish_reason'] as string | undefined;
    if (finish === undefined) throw new Error('The stream broke off.');
    const called = calls.map(({ id, name = '', args }) => ({ id, function: { name, arguments: args } }));
    return {
      choices: [{ finish_reason: finish, message: { content: text, refusal: this.#refusal, tool_calls: called } }],
      usage: { prompt_tokens: usage?.input_tokens, completion_tokens: usage?.output_tokens },
    };
  }
}

interface RawChunk {
  readonly choices?: readonly { readonly delta?: { readonly refusal?: string | null } }[];
}

/**
 * @returns the text and the calls of an answer.
 * @throws LlmFault for one that is refused, cut off, or no answer at all.
 */
export function readAnswer(answer: ChatAnswer): { text: string; calls: ToolCall[] } {
  const choice = Array.isArray(answer.choices) ? (answer.choices[0] as Choice | undefined) : undefined;
  const message = choice?.message;
  if (!message) {
    throw new LlmFault(
      'nonsense',
      "The language model's server does not answer as OpenAI's does: check LLM_BASE_URL, which mostly ends in /v1.",
    );
  }
  if (message.refusal || choice.finish_reason === 'content_filter') {
    throw new LlmFault('refused', 'The language model, or a filter before it, refused to answer.');
  }
  if (choice.finish_reason === 'length') {
    throw new LlmFault('truncated', 'The answer of the language model was cut off: it is too long.');
  }
  return { text: typeof message.content === 'string' ? message.content : '', calls: readCalls(message.tool_calls) };
}

function readCalls(calls: readonly Call[] | null | undefined): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return (calls as readonly Call[]).flatMap(({ id, function: called }, index) =>
    called ? [{ id: id || `call_${index}`, name: called.name, arguments: readArguments(called.arguments) }] : [],
  );
}

function readArguments(text: unknown): unknown {
  // Some servers give the object itself.
  if (typeof text !== 'string') return text ?? {};
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return text;
  }
}
