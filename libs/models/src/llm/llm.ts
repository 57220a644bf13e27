import type { z } from 'zod';
import type { ModelUsage } from '../extractor.js';

/** What is to be answered in the form of a schema. */
export interface StructuredRequest<T> {
  /** Names the form for the server: letters, digits and underscores. */
  readonly name: string;
  /** An object. Its lengths and ranges are checked here and not sent to the server, which may not know them; how long its lists may be is. */
  readonly schema: z.ZodType<T>;
  /** What the server is asked for, where it is less than what is taken of an answer. */
  readonly sent?: z.ZodType;
  readonly system: string;
  readonly user: string;
  /** Of the answer, room to think aside: a model that repeats itself stops there. */
  readonly maxTokens: number;
  /** Somebody is waiting: goes ahead of work in the background. */
  readonly urgent?: boolean;
  /** For everything together, waiting for a free place included, in milliseconds. Without it only each request has a limit. */
  readonly deadlineMs?: number;
  /** Stops waiting and lets the server stop; its reason is thrown. */
  readonly signal?: AbortSignal;
}

export interface StructuredAnswer<T> {
  readonly value: T;
  /** Whether the answer was cut off before its end, and only the items that were complete are in it. */
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

/** A call of a tool by the model. There may be no tool of that name, and the arguments may have any form: models invent both. */
export interface ToolCall {
  readonly id: string;
  readonly name: string;
  /** The parsed JSON; the text itself if it is not JSON. */
  readonly arguments: unknown;
}

export interface ConverseRequest {
  readonly system: string;
  readonly messages: readonly LlmMessage[];
  readonly tools: readonly LlmTool[];
  /** Of the answer, room to think aside. */
  readonly maxTokens: number;
  /** Stops waiting and lets the server stop; its reason is thrown. */
  readonly signal?: AbortSignal;
  /** Called with each piece of the text as it comes. */
  readonly onText?: (piece: string) => void;
}

export interface ConverseAnswer {
  readonly text: string;
  readonly calls: readonly ToolCall[];
  readonly usage: ModelUsage;
}

/** The port to a language model. Its calls are counted together: no more than LLM_CONCURRENCY are under way at once. */
export abstract class Llm {
  abstract readonly model: string;

  /**
   * @returns a value that fits the schema. Items of a list that do not fit are left out, where the rest does.
   * @throws LlmFault with what was spent.
   */
  abstract structured<T>(request: StructuredRequest<T>): Promise<StructuredAnswer<T>>;

  /**
   * One step of a conversation with tools; always ahead of work in the background.
   * @throws LlmFault with what was spent.
   */
  abstract converse(request: ConverseRequest): Promise<ConverseAnswer>;
}

/** The injection token of `Llm | null`: null means that no model is configured. */
export const LLM = Symbol('Llm');
