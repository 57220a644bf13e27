import { ChatOpenAICompletions, type OpenAIClient } from '@langchain/openai';

export const OPENAI_URL = 'https://api.openai.com/v1';

export type ChatRequest = OpenAIClient.Chat.Completions.ChatCompletionCreateParamsNonStreaming;
export type ChatAnswer = OpenAIClient.Chat.Completions.ChatCompletion;
export type ChatMessageParam = OpenAIClient.Chat.Completions.ChatCompletionMessageParam;

export interface OpenAiClientOptions {
  readonly model: string;
  /** Defaults to OpenAI's own. */
  readonly baseUrl?: string;
  readonly apiKey?: string;
  /** For one request, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * The client of LangChain without what it does around a request: its `invoke` would send conversations to LangSmith when a
 * stray LANGSMITH_TRACING says so, its retries do not know when a caller stops waiting, and its parsing of JSON throws
 * the answer and its usage away where it is cut off or a little wrong.
 */
export class OpenAiClient extends ChatOpenAICompletions {
  constructor({ model, baseUrl, apiKey, timeoutMs }: OpenAiClientOptions) {
    super({
      model,
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
      },
      timeout: timeoutMs,
    });
  }

  /** One request, answered whole. */
  async ask(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    const options = this._getClientOptions({ signal });
    return this.client.chat.completions.create(request, options);
  }

  /** One request, its text told while it comes. */
  async listen(request: ChatRequest, signal: AbortSignal, onText: (piece: string) => void): Promise<ChatAnswer> {
    const options = this._getClientOptions({ signal });
    const stream = this.client.chat.completions.stream({ ...request, stream: true }, options);
    stream.on('content', onText);
    return stream.finalChatCompletion();
  }
}
