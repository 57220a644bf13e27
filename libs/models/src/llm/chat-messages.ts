import { AIMessage, type BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
import { withoutSigns, withoutSignsIn } from './chat-signs.js';
import type { LlmMessage } from './llm.js';

/**
 * @returns the conversation as the library takes it. Any message except the system prompt may contain what somebody said, so chat format
 * markers are escaped in them.
 */
export function chatMessages(system: string, messages: readonly LlmMessage[]): BaseMessage[] {
  return [new SystemMessage(system), ...messages.map(chatMessage)];
}

function chatMessage(message: LlmMessage): BaseMessage {
  if (message.role === 'user') return new HumanMessage(withoutSigns(message.text));
  if (message.role === 'tool')
    return new ToolMessage({ tool_call_id: message.callId, content: withoutSigns(message.text) });
  // A model may invent arguments that are not an object; they are shown to it unchanged.
  const calls = message.calls.map(({ id, name, arguments: args }) => ({
    id,
    name,
    args: withoutSignsIn(args) as Record<string, unknown>,
  }));
  return new AIMessage({ content: withoutSigns(message.text), tool_calls: calls });
}
