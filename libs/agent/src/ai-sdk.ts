import { jsonSchema, type LanguageModelMiddleware, type Tool, tool } from 'ai';
import type { AgentMemory } from './agent.js';

/** The parameters of a model call, and the parts that it streams. */
type Params = Parameters<NonNullable<LanguageModelMiddleware['transformParams']>>[0]['params'];
type Message = Params['prompt'][number];
type Streamed = Awaited<ReturnType<NonNullable<LanguageModelMiddleware['wrapStream']>>>;
type StreamPart = Streamed['stream'] extends ReadableStream<infer Part> ? Part : never;

/** The part of an agent's memory that a middleware uses. */
export type Remembering = Pick<AgentMemory, 'heard' | 'said' | 'recall' | 'grounding'> &
  Partial<Pick<AgentMemory, 'ready'>>;

/**
 * A middleware for `wrapLanguageModel` of the AI SDK, for one conversation. Each new message of the user becomes a
 * turn; what bears on it and the grounding are added at the end of the system prompt; the model's answer becomes a turn
 * as well. A step after a tool's result and a repeated attempt count as the same message. Of a cancelled stream, the
 * part that was streamed is kept.
 */
export function memoryMiddleware(memory: Remembering): LanguageModelMiddleware {
  const turns = new TurnsOfPrompt(memory);
  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => ({ ...params, prompt: await turns.grounded(params.prompt) }),
    wrapGenerate: async ({ doGenerate }) => {
      const result = await doGenerate();
      const answer = new Answer();
      for (const part of result.content) answer.take(part);
      turns.answered(answer);
      return result;
    },
    wrapStream: async ({ doStream }) => {
      const result = await doStream();
      return { ...result, stream: watched(result.stream, (answer) => turns.answered(answer)) };
    },
  };
}

/** Search of the memory as a tool of the AI SDK: `tools: { search_memory: memoryTool(memory) }`. */
export function memoryTool(memory: Pick<AgentMemory, 'openAiTool'>): Tool<unknown, string> {
  const { definition, handle } = memory.openAiTool();
  const { description, parameters } = definition.function;
  return tool({
    description,
    inputSchema: jsonSchema<unknown>({ ...parameters, required: [...parameters.required] }),
    execute: handle,
  });
}

/** Determines which message of a prompt is new. */
class TurnsOfPrompt {
  /** The message that is being answered, and what was recalled for it. */
  #open: { readonly key: string; readonly recalled: Promise<string> } | null = null;

  constructor(private readonly memory: Remembering) {}

  async grounded(prompt: readonly Message[]): Promise<Message[]> {
    const [recalled] = await Promise.all([this.#recalled(prompt), this.memory.ready?.()]);
    const told = [this.memory.grounding(), recalled].filter((text) => text !== '').join('\n\n');
    const [first, ...rest] = prompt;
    // After the agent's own instructions, which stay a prefix that a provider can cache.
    if (first?.role === 'system') return [{ ...first, content: `${first.content}\n\n${told}` }, ...rest];
    return [{ role: 'system', content: told }, ...prompt];
  }

  /** An answer that calls tools is only a step, and a failed one is repeated: the message stays open. */
  answered({ text, isLast }: Answer): void {
    this.memory.said(text);
    if (isLast) this.#open = null;
  }

  async #recalled(prompt: readonly Message[]): Promise<string> {
    const place = prompt.findLastIndex(({ role }) => role === 'user');
    const words = wordsOf(prompt[place]);
    if (words === '') return '';
    const key = `${place} ${words}`;
    if (this.#open?.key !== key) {
      // If a tool call follows these words, an earlier request has already passed them on.
      if (!prompt.slice(place + 1).some(isStep)) this.memory.heard(words);
      const block = ({ text }: { text: string }): string => (text === '' ? '' : `<recalled>\n${text}\n</recalled>`);
      this.#open = { key, recalled: this.memory.recall(words).then(block) };
    }
    return this.#open.recalled;
  }
}

/** The words of a model, piece by piece. */
class Answer {
  text = '';
  /** No further step answers the same message. */
  isLast = true;

  take(part: { readonly type: string; readonly text?: unknown; readonly delta?: unknown }): void {
    if (part.type === 'text') this.text += String(part.text);
    if (part.type === 'text-delta') this.text += String(part.delta);
    if (part.type === 'tool-call' || part.type === 'error') this.isLast = false;
  }
}

/** @returns the same stream, which reports once what was said: when it is read to its end, fails or is cancelled. */
function watched(stream: ReadableStream<StreamPart>, done: (answer: Answer) => void): ReadableStream<StreamPart> {
  const reader = stream.getReader();
  const answer = new Answer();
  let isTold = false;
  const tell = (): void => {
    if (!isTold) done(answer);
    isTold = true;
  };
  return new ReadableStream<StreamPart>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => {
        answer.isLast = false;
        tell();
        throw error;
      });
      // A read that waits while the stream is cancelled gets its end, and has nothing left to close.
      if (next.done && isTold) return;
      if (next.done) {
        tell();
        controller.close();
      } else {
        answer.take(next.value);
        controller.enqueue(next.value);
      }
    },
    async cancel(reason) {
      tell();
      await reader.cancel(reason);
    },
  });
}

/** @returns whether a message calls a tool or has the result of a call, and not only words. */
function isStep({ role, content }: Message): boolean {
  return role === 'tool' || (role === 'assistant' && content.some(({ type }) => type.startsWith('tool-')));
}

function wordsOf(message: Message | undefined): string {
  if (message?.role !== 'user') return '';
  return message.content
    .flatMap((part) => (part.type === 'text' ? [part.text] : []))
    .join('\n')
    .trim();
}
