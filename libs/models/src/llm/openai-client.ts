import type { BaseMessage } from '@langchain/core/messages';
import { ChatOpenAICompletions } from '@langchain/openai';
import { OPENAI_URL } from '../openai-url.js';
import type { LlmTool } from './llm.js';
import { type ChatAnswer, StreamedAnswer } from './chat-answer.js';
import { CALLBACKS } from './no-tracer.js';
import { patientFetch } from './patient-fetch.js';
import { SeenAnswer } from './seen-answer.js';
import { withoutBounds } from './wire-schema.js';

/** How a server is asked for a form, as the library calls it. */
export type Method = 'jsonSchema' | 'functionCalling' | 'jsonMode';

/** What is to be answered, and in what form. */
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

/** Optional fields of a request, left out for servers that do not know them. */
export type Optional = 'temperature' | 'max_tokens' | 'maxItems' | 'stream_options';

/** What came back. */
export interface Answered {
  readonly answer: ChatAnswer;
  /** The value that the library parsed from an answer in a form, if it could. */
  readonly parsed?: unknown;
}

export interface OpenAiClientOptions {
  readonly model: string;
  /** Defaults to OpenAI's own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** For one request, in milliseconds. */
  readonly timeoutMs: number;
}

/** Sends single requests by LangChain; the caller handles retries, time limits and the meaning of an answer. */
export class OpenAiClient {
  constructor(private readonly options: OpenAiClientOptions) {}

  /** One request, answered whole. */
  async ask(request: ChatRequest, without: ReadonlySet<Optional>, signal: AbortSignal): Promise<Answered> {
    const seen = new SeenAnswer();
    const model = this.#model(request, without, seen.fetch);
    try {
      const parsed = await invoked(model, bounded(request, without), signal);
      return { answer: seen.answer as ChatAnswer, parsed };
    } catch (error) {
      signal.throwIfAborted();
      // The library throws on an answer that is cut off, filtered, or JSON but for a comma.
      if (seen.answer === undefined) throw error;
      return { answer: seen.answer };
    }
  }

  /** One request, whose text is passed on as it comes. */
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
   * ChatOpenAI's half that speaks /chat/completions: ChatOpenAI itself sends requests for some models to /responses, which
   * only OpenAI's server is sure to have.
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
      // The signal comes first; this only keeps the client from stopping at its own ten minutes.
      timeout: 2 * timeoutMs,
      maxRetries: 0,
      // Every value is stated: the client would take what is not from the environment, and send a stray OPENAI_API_KEY
      // to whatever server the base URL names. Servers that need no key accept any.
      apiKey: apiKey ?? 'none',
      configuration: {
        baseURL: baseUrl ?? OPENAI_URL,
        organization: null,
        project: null,
        adminAPIKey: null,
        webhookSecret: null,
        // OPENAI_LOG=debug would write whole conversations.
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

/** @returns what was parsed, where a form was asked for. */
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
    // The library knows models that lack a method, and would decide by the model's name.
    throw Object.assign(error as Error, { status: 400 });
  }
}

function withTools(model: ChatOpenAICompletions, { tools = [] }: ChatRequest) {
  // An empty list is refused by some servers.
  if (tools.length === 0) return model;
  return model.bindTools(
    tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    })),
  );
}
