import type { LlmMessage, LlmTool, ToolCall } from './llm.js';
import { LlmFault } from './llm-fault.js';
import type { ChatAnswer, ChatMessageParam, ChatRequest } from './openai-client.js';

/** @returns the conversation as the server takes it. */
export function chatMessages(system: string, messages: readonly LlmMessage[]): ChatMessageParam[] {
  return [{ role: 'system', content: system }, ...messages.map(chatMessage)];
}

function chatMessage(message: LlmMessage): ChatMessageParam {
  if (message.role === 'user') return { role: 'user', content: message.text };
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.text };
  const calls = message.calls.map(({ id, name, arguments: given }) => ({
    id,
    type: 'function' as const,
    function: { name, arguments: JSON.stringify(given) },
  }));
  // An empty list of calls is refused by some servers, and so is a message with neither text nor calls.
  return calls.length > 0
    ? { role: 'assistant', content: message.text || null, tool_calls: calls }
    : { role: 'assistant', content: message.text };
}

/** @returns the tools as the server takes them; nothing for none, since an empty list is refused by some. */
export function chatTools(tools: readonly LlmTool[]): Pick<ChatRequest, 'tools'> {
  if (tools.length === 0) return {};
  return {
    tools: tools.map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: { ...parameters } },
    })),
  };
}

/**
 * @returns the text and the calls of an answer.
 * @throws LlmFault for one that is refused, cut off, or no answer at all.
 */
export function readAnswer(answer: ChatAnswer): { text: string; calls: ToolCall[] } {
  // A server that says 200 can send anything: a page to log in, for one.
  const choice = Array.isArray(answer?.choices) ? answer.choices[0] : undefined;
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
    throw new LlmFault('truncated', 'The answer of the language model was cut off: it has not enough room for it.');
  }
  return { text: typeof message.content === 'string' ? message.content : '', calls: readCalls(message.tool_calls) };
}

function readCalls(calls: ChatAnswer['choices'][number]['message']['tool_calls']): ToolCall[] {
  if (!Array.isArray(calls)) return [];
  return calls.flatMap((call, index) =>
    'function' in call && call.function
      ? [
          {
            id: call.id || `call_${index}`,
            name: call.function.name,
            arguments: readArguments(call.function.arguments),
          },
        ]
      : [],
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
