import type { Clock } from '#domain/clock.js';
import { fitTo } from './fitting.js';
import { ConverseAnswer, ConverseRequest, Llm, StructuredAnswer, StructuredRequest } from './llm.js';
import { LlmFault } from './llm-fault.js';
import { readJson } from './model-json.js';
import type { ChatAnswer, ChatMessageParam } from './openai-client.js';
import { chatMessages, chatTools, readAnswer } from './openai-messages.js';
import { type Asking, OpenAiRequests, type OpenAiRequestsOptions } from './openai-requests.js';
import { faultOf, isRejectionOf, readError } from './server-errors.js';
import { byMethod, type Form, StructuredMethods } from './structured-methods.js';
import { TokenMeter, type TokenPrices } from './token-meter.js';
import { wireSchema } from './wire-schema.js';

/** Of an answer that does not fit, what the model is shown of it. */
const SHOWN_CHARACTERS = 8_000;

export interface OpenAiLlmOptions extends OpenAiRequestsOptions {
  readonly prices?: TokenPrices;
  readonly clock: Clock;
}

/** Any server that speaks OpenAI's `POST /chat/completions`. */
export class OpenAiLlm extends Llm {
  readonly model: string;
  readonly #requests: OpenAiRequests;
  readonly #methods: StructuredMethods;

  constructor(private readonly options: OpenAiLlmOptions) {
    super();
    this.model = options.model;
    this.#requests = new OpenAiRequests(options);
    this.#methods = new StructuredMethods(options.clock);
  }

  async structured<T>(request: StructuredRequest<T>): Promise<StructuredAnswer<T>> {
    const { urgent = false, deadlineMs, signal } = request;
    const deadline = deadlineMs === undefined ? undefined : AbortSignal.timeout(deadlineMs);
    const meter = new TokenMeter(this.model, this.options.prices ?? {});
    try {
      const either = signal && deadline ? AbortSignal.any([signal, deadline]) : (signal ?? deadline);
      const value = await this.#inForm(request, { urgent, signal: either, meter });
      return { value, usage: meter.usage };
    } catch (error) {
      signal?.throwIfAborted();
      throw deadline?.aborted && !(error instanceof LlmFault) ? late(Number(deadlineMs), meter) : spent(error, meter);
    }
  }

  async converse({ system, messages, tools, signal, onText }: ConverseRequest): Promise<ConverseAnswer> {
    const meter = new TokenMeter(this.model, this.options.prices ?? {});
    const request = { model: this.model, messages: chatMessages(system, messages), ...chatTools(tools) };
    try {
      const answer = await this.#requests.send(request, { urgent: true, signal, meter, onText });
      return { ...readAnswer(answer), usage: meter.usage };
    } catch (error) {
      signal?.throwIfAborted();
      if (tools.length > 0 && isRejectionOf(/tool|function/, readError(error))) throw noTools(this.model);
      throw spent(error, meter);
    }
  }

  /** One round, and one more that shows the model what is wrong with its answer. */
  async #inForm<T>({ name, schema, system, user, maxTokens }: StructuredRequest<T>, asking: Asking): Promise<T> {
    const form = { name, schema: wireSchema(schema) };
    const messages: ChatMessageParam[] = chatMessages(system, [{ role: 'user', text: user }]);
    const first = await this.#round(form, messages, maxTokens, asking);
    const fitting = fitTo(schema, readJson(first));
    if (fitting.fits) return fitting.value;
    const repair = `That answer cannot be used:\n${fitting.faults}\nGive the whole answer again, right this time: one JSON object and nothing else.`;
    messages.push(
      { role: 'assistant', content: first.slice(0, SHOWN_CHARACTERS) || '{}' },
      { role: 'user', content: repair },
    );
    const second = fitTo(schema, readJson(await this.#round(form, messages, maxTokens, asking)));
    if (second.fits) return second.value;
    throw new LlmFault(
      'nonsense',
      `The language model answered twice in another form than ${name}: choose a more capable LLM_MODEL if it does so often.`,
    );
  }

  async #round(
    form: Form,
    messages: ChatMessageParam[],
    maxTokens: number | undefined,
    asking: Asking,
  ): Promise<string> {
    const request = { model: this.model, messages, ...(maxTokens === undefined ? {} : { max_tokens: maxTokens }) };
    const answer = await this.#methods.ask<ChatAnswer>((method) =>
      this.#requests.send(byMethod(method, form, request), asking),
    );
    const { text, calls } = readAnswer(answer);
    const [call] = calls;
    if (!call) return text;
    return typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
  }
}

function spent(error: unknown, meter: TokenMeter): LlmFault {
  const { kind, message, retryAfterMs } = error instanceof LlmFault ? error : faultOf(error);
  return new LlmFault(kind, message, { retryAfterMs, usage: meter.spent });
}

function late(ms: number, meter: TokenMeter): LlmFault {
  return new LlmFault('timeout', `The language model did not answer within ${ms / 1_000} seconds.`, {
    usage: meter.spent,
  });
}

function noTools(model: string): LlmFault {
  return new LlmFault('misconfigured', `The language model ${model} cannot call tools: choose another LLM_MODEL.`);
}
