import type { z } from 'zod';
import type { ModelUsage } from '../extractor.js';

/** A question to be answered according to a schema. */
export interface StructuredRequest<T> {
  /** The schema's name for the server: letters, digits and underscores. */
  readonly name: string;
  /**
   * An object schema. Lengths and ranges are checked here and not sent, because servers may not support them; only limits of lists are
   * sent.
   */
  readonly schema: z.ZodType<T>;
  /** The schema to send, if it is stricter than what is accepted. */
  readonly sent?: z.ZodType;
  readonly system: string;
  readonly user: string;
  /** Maximum tokens of the answer, not counting reasoning; also stops a model that repeats itself. */
  readonly maxTokens: number;
  /** Somebody is waiting, so it has priority over background work. */
  readonly urgent?: boolean;
  /** Total time limit in milliseconds, including the wait for a free slot. Without it only each request is limited. */
  readonly deadlineMs?: number;
  /** Cancels the wait and the request; its reason is thrown. */
  readonly signal?: AbortSignal;
}

export interface StructuredAnswer<T> {
  readonly value: T;
  /** Whether the answer was cut off, so that it has only the complete items. */
  readonly cut: boolean;
  readonly usage: ModelUsage;
}

/** One message of a conversation with a model. */
export type LlmMessage =
  | { readonly role: 'user'; readonly text: string }
  | { readonly role: 'assistant'; readonly text: string; readonly calls: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly callId: string; readonly text: string };

export interface LlmTool {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A tool call by the model. Models may invent the name of the tool and any arguments. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** The parsed JSON, or the text if it is not JSON. */
  readonly arguments: unknown;
}

export interface ConverseRequest {
  readonly system: string;
  readonly messages: readonly LlmMessage[];
  readonly tools: readonly LlmTool[];
  /** Maximum tokens of the answer, not counting reasoning. */
  readonly maxTokens: number;
  /** Cancels the wait and the request; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Called with each piece of streamed text. */
  readonly onText?: (piece: string) => void;
}

export interface ConverseAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly usage: ModelUsage;
}

/** The port to a language model. At most LLM_CONCURRENCY calls run at once, over all kinds. */
export abstract class Llm {
  abstract readonly model: string;

  /**
   * @returns a value that fits the schema. Invalid list items are left out if the rest fits.
   * @throws LlmFault with what was spent.
   */
  abstract structured<T>(request: StructuredRequest<T>): Promise<StructuredAnswer<T>>;

  /**
   * One step of a conversation with tools; always has priority over background work.
   * @throws LlmFault with what was spent.
   */
  abstract converse(request: ConverseRequest): Promise<ConverseAnswer>;
}

/**
 * The injection token of `Llm
 * null`; null: no model is configured.
 */
export const LLM = Symbol('Llm');
