import { AIMessage, type BaseMessage, HumanMessage, SystemMessage } from '@langchain/core/messages';
import { cutOff, readAnswer } from './chat-answer.js';
import { chatMessages } from './chat-messages.js';
import { withoutSigns } from './chat-signs.js';
import { fitTo } from './fitting.js';
import { type Fitted, kept } from './kept-answer.js';
import { ConverseAnswer, ConverseRequest, Llm, StructuredAnswer, StructuredRequest } from './llm.js';
import { LlmFault } from './llm-fault.js';
import { readJson } from './model-json.js';
import type { Answered, Form } from './openai-client.js';
import { type Asking, OpenAiRequests, type OpenAiRequestsOptions } from './openai-requests.js';
import { faultOf, isRejectionOf, readError } from './server-errors.js';
import { StructuredMethods } from './structured-methods.js';
import { TokenMeter, type TokenPrices } from './token-meter.js';
import { wireSchema } from './wire-schema.js';

/** At most this many characters of an invalid answer are shown to the model. */
const SHOWN_CHARACTERS = 8_000;

export interface OpenAiLlmOptions extends OpenAiRequestsOptions {
  readonly prices?: TokenPrices;
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
      const fitted = await this.#inForm(request, { urgent, signal: either, meter });
      return { ...fitted, usage: meter.usage };
    } catch (error) {
      signal?.throwIfAborted();
      throw deadline?.aborted && !(error instanceof LlmFault) ? late(Number(deadlineMs), meter) : spent(error, meter);
    }
  }

  async converse({ system, messages, tools, maxTokens, signal, onText }: ConverseRequest): Promise<ConverseAnswer> {
    const meter = new TokenMeter(this.model, this.options.prices ?? {});
    const request = { messages: chatMessages(system, messages), tools, maxTokens };
    try {
      const { answer } = await this.#requests.send(request, { urgent: true, signal, meter, onText });
      const { isCut, ...said } = readAnswer(answer);
      if (isCut) throw cutOff();
      return { ...said, usage: meter.usage };
    } catch (error) {
      signal?.throwIfAborted();
      if (tools.length > 0 && isRejectionOf(/tool|function/, readError(error))) throw noTools(this.model);
      throw spent(error, meter);
    }
  }

  /** Asks once, and once more with a description of what is wrong with the answer. */
  async #inForm<T>(
    { name, schema, sent = schema, system, user, maxTokens }: StructuredRequest<T>,
    asking: Asking,
  ): Promise<Fitted<T>> {
    const form = { name, schema: wireSchema(sent) };
    const messages = chatMessages(system, [{ role: 'user', text: user }]);
    const first = await this.#round(form, messages, maxTokens, asking);
    if (first.isCut) return kept(schema, form.schema, first.text);
    const fitting = fitTo(schema, first.value);
    if (fitting.fits) return { value: fitting.value, cut: false };
    const repair = `That answer cannot be used:\n${fitting.faults}\nGive the whole answer again, right this time: one JSON object and nothing else.`;
    messages.push(new AIMessage(withoutSigns(first.text.slice(0, SHOWN_CHARACTERS)) || '{}'), new HumanMessage(repair));
    const again = await this.#round(form, messages, maxTokens, asking);
    if (again.isCut) return kept(schema, form.schema, again.text);
    const second = fitTo(schema, again.value);
    if (second.fits) return { value: second.value, cut: false };
    throw new LlmFault(
      'nonsense',
      `The language model answered twice in another form than ${name}: choose a more capable LLM_MODEL if it does so often.`,
    );
  }

  /** @returns what the model wrote, and the value in it, if one can be recognised. */
  async #round(
    form: Omit<Form, 'method'>,
    messages: readonly BaseMessage[],
    maxTokens: number,
    asking: Asking,
  ): Promise<{ text: string; value: unknown; isCut: boolean }> {
    const { answer, parsed } = await this.#methods.ask<Answered>((method) =>
      this.#requests.send(
        { messages: instructed(form, method, messages), maxTokens, form: { ...form, method } },
        asking,
      ),
    );
    const { text: said, calls, isCut } = readAnswer(answer);
    const [call] = calls;
    const text = !call ? said : typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments);
    return { text, value: isCut ? undefined : (parsed ?? readJson(text)), isCut };
  }
}

/** For servers that only support JSON mode, the system prompt describes the schema. */
function instructed(
  { schema }: Omit<Form, 'method'>,
  method: Form['method'],
  messages: readonly BaseMessage[],
): BaseMessage[] {
  const [system, ...rest] = messages;
  if (method !== 'jsonMode' || !system) return [...messages];
  const instruction = `Answer with one JSON object and nothing else. It fits this JSON Schema:\n${JSON.stringify(schema)}`;
  return [new SystemMessage(`${system.text}\n\n${instruction}`), ...rest];
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
