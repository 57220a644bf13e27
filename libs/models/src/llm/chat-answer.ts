import type { AIMessageChunk } from '@langchain/core/messages';
import { isOnlyThought } from './cut-answer.js';
import type { ToolCall } from './llm.js';
import { LlmFault } from './llm-fault.js';

/** The parts of an answer of OpenAI's `POST /chat/completions` that are used. Any may be missing. */
export interface ChatAnswer {
  readonly choices?: readonly Choice[];
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

interface Choice {
  readonly finish_reason?: string | null;
  readonly message?: Message;
}

interface Message {
  readonly content?: unknown;
  readonly refusal?: string | null;
  readonly tool_calls?: readonly Call[] | null;
}

interface Call {
  readonly id?: string;
  readonly function?: { readonly name: string; readonly arguments?: unknown };
}

/** An answer that is streamed. */
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

  /** @throws Error if the server stopped before the end. */
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

/** The content of an answer. */
export interface Said {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** Whether it was cut off because it became too long. */
  readonly isCut: boolean;
}

/**
 * @returns the text and the tool calls of an answer.
 * @throws LlmFault if it was refused or is no answer.
 */
export function readAnswer(answer: ChatAnswer): Said {
  const choice = firstChoice(answer);
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
  const isCut = choice.finish_reason === 'length';
  return { text: textOf(message), calls: readCalls(message.tool_calls), isCut };
}

/** @returns whether the model was cut off before its actual answer, as can happen to one that reasons first. */
export function isCutThought(answer: ChatAnswer): boolean {
  const { finish_reason: finish, message } = firstChoice(answer) ?? {};
  return finish === 'length' && message !== undefined && !message.tool_calls?.length && isOnlyThought(textOf(message));
}

/** @returns the fault for an answer that was cut off and has nothing usable. */
export function cutOff(): LlmFault {
  return new LlmFault('truncated', 'The answer of the language model was cut off: it is too long.');
}

function firstChoice({ choices }: ChatAnswer): Choice | undefined {
  return Array.isArray(choices) ? (choices[0] as Choice | undefined) : undefined;
}

function textOf({ content }: Message): string {
  return typeof content === 'string' ? content : '';
}

function readCalls(calls: readonly Call[] | null | undefined): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return (calls as readonly Call[]).flatMap(({ id, function: called }, index) =>
    called ? [{ id: id || `call_${index}`, name: called.name, arguments: readArguments(called.arguments) }] : [],
  );
}

function readArguments(text: unknown): unknown {
  // Some servers send the object itself.
  if (typeof text !== 'string') return text ?? {};
  try {
    return text.trim() === '' ? {} : JSON.parse(text);
  } catch {
    return text;
  }
}
