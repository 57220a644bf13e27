import type { BaseMessage } from '@langchain/core/messages';
import { ChatOpenAICompletions } from '@langchain/openai';
import { OPENAI_URL } from '../openai-url.js';
import type { LlmTool } from './llm.js';
import { type ChatAnswer, StreamedAnswer } from './chat-answer.js';
import { CALLBACKS } from './no-tracer.js';
import { patientFetch } from './patient-fetch.js';
import { SeenAnswer } from './seen-answer.js';
import { withoutBounds } from './wire-schema.js';

/** How the library requests structured output. */
export type Method = 'jsonSchema' | 'functionCalling' | 'jsonMode';

/** A question, and the form of its answer. */
export interface Form {
  readonly name: string;
  /** See `wireSchema`. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly method: Method;
}

export interface ChatRequest {
  readonly messages: BaseMessage[];
  readonly maxTokens: number;
  readonly form?: Form;
  readonly tools?: readonly LlmTool[];
}

/** Optional request fields, omitted for servers that do not support them. */
export type Optional = 'temperature' | 'max_tokens' | 'maxItems' | 'stream_options';

/** The answer. */
export interface Answered {
  readonly answer: ChatAnswer;
  /** The value that the library parsed from a structured answer, if it could. */
  readonly parsed?: unknown;
}

export interface OpenAiClientOptions {
  readonly model: string;
  /** Default: OpenAI's own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** Time limit of one request, in milliseconds. */
  readonly timeoutMs: number;
}

/** Sends single requests through LangChain. The caller handles retries, time limits and interpretation. */
export class OpenAiClient {
  constructor(private readonly options: OpenAiClientOptions) {}

  /** One request with a complete answer. */
  async ask(request: ChatRequest, without: ReadonlySet<Optional>, signal: AbortSignal): Promise<Answered> {
    const seen = new SeenAnswer();
    const model = this.#model(request, without, seen.fetch);
    try {
      const parsed = await invoked(model, bounded(request, without), signal);
      return { answer: seen.answer as ChatAnswer, parsed };
    } catch (error) {
      signal.throwIfAborted();
      // The library throws on answers that are cut off, filtered, or slightly invalid JSON.
      if (seen.answer === undefined) throw error;
      return { answer: seen.answer };
    }
  }

  /** One request with a streamed answer. */
  async listen(
    request: ChatRequest,
    without: ReadonlySet<Optional>,
    signal: AbortSignal,
    onText: (piece: string) => void,
  ): Promise<Answered> {
    const model = this.#model(request, without, patientFetch, true);
    const stream = await withTools(model, request).stream(request.messages, { signal, callbacks: CALLBACKS });
    const answer = new StreamedAnswer();
    for await (const chunk of stream) {
      const piece = answer.add(chunk);
      if (piece !== '') onText(piece);
    }
    return { answer: answer.whole() };
  }

  /**
   * The part of ChatOpenAI that uses /chat/completions. ChatOpenAI itself sends some models' requests to /responses, which only OpenAI's
   * server is sure to have.
   */
  #model(
    { maxTokens }: ChatRequest,
    without: ReadonlySet<Optional>,
    fetch: typeof globalThis.fetch,
    streamed = false,
  ): ChatOpenAICompletions {
    const { model, baseUrl, apiKey, timeoutMs } = this.options;
    return new ChatOpenAICompletions({
      model,
      temperature: without.has('temperature') ? undefined : 0,
      maxTokens: without.has('max_tokens') ? undefined : maxTokens,
      streamUsage: !without.has('stream_options'),
      __includeRawResponse: streamed,
      // The signal aborts first; this only disables the client's own limit of ten minutes.
      timeout: 2 * timeoutMs,
      maxRetries: 0,
      // Every value is set, because the client would take missing ones from the environment and send a stray OPENAI_API_KEY to whatever
      // server the base URL names. Servers that need no key accept any.
      apiKey: apiKey ?? 'none',
      configuration: {
        baseURL: baseUrl ?? OPENAI_URL,
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        // OPENAI_LOG=debug would log whole conversations.
        logLevel: 'off',
        fetch,
      },
    });
  }
}

function bounded(request: ChatRequest, without: ReadonlySet<Optional>): ChatRequest {
  if (!request.form || !without.has('maxItems')) return request;
  return { ...request, form: { ...request.form, schema: withoutBounds(request.form.schema) } };
}

/** @returns the parsed value, if structured output was requested. */
async function invoked(model: ChatOpenAICompletions, request: ChatRequest, signal: AbortSignal): Promise<unknown> {
  const options = { signal, callbacks: CALLBACKS };
  if (!request.form) {
    await withTools(model, request).invoke(request.messages, options);
    return undefined;
  }
  const { parsed } = await inForm(model, request.form).invoke(request.messages, options);
  return parsed ?? undefined;
}

function inForm(model: ChatOpenAICompletions, { name, schema, method }: Form) {
  const strict = method === 'jsonSchema' ? { strict: true } : {};
  try {
    return model.withStructuredOutput(
      { ...schema, description: 'Gives the answer.' },
      { name, method, includeRaw: true, ...strict },
    );
  } catch (error) {
    // The library has a list of models that lack a method, and would decide by the model's name.
    throw Object.assign(error as Error, { status: 400 });
  }
}

function withTools(model: ChatOpenAICompletions, { tools = [] }: ChatRequest) {
  // Some servers refuse an empty list.
  if (tools.length === 0) return model;
  return model.bindTools(
    tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    })),
  );
}
