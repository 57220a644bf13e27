import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { withoutSigns, withoutSignsIn } from './chat-signs.js';
import type { LlmMessage } from './llm.js';

/**
 * @returns the conversation as the library takes it. Whatever was said by somebody may be in any message but the system prompt,
 * so nothing in them looks like a sign of a chat format.
 */
export function chatMessages(system: string, messages: readonly LlmMessage[]): BaseMessage[] {
  return [new SystemMessage(system), ...messages.map(chatMessage)];
}

function chatMessage(message: LlmMessage): BaseMessage {
  if (message.role === 'user') return new HumanMessage(withoutSigns(message.text));
  if (message.role === 'tool')
    return new ToolMessage({ tool_call_id: message.callId, content: withoutSigns(message.text) });
  // The arguments that a model invented may be no object; they are shown to it as they were.
  const calls = message.calls.map(({ id, name, arguments: args }) => ({
    id,
    name,
    args: withoutSignsIn(args) as Record<string, unknown>,
  }));
  return new AIMessage({ content: withoutSigns(message.text), tool_calls: calls });
}
