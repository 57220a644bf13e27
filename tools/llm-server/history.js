/**
 * @param messages as OpenAI has them: calls of tools and their results are messages of their own.
 * @returns the conversation as the library has it: a result is part of its call. It ends with the answer to come.
 */
export function historyOf(messages) {
  const results = new Map(messages.map(({ tool_call_id: id, content }) => [id, content]));
  const items = messages.flatMap((message) => {
    if (message.role === 'tool') return [];
    if (message.role !== 'assistant') return [{ type: message.role, text: message.content }];
    const calls = (message.tool_calls ?? []).map((call) => called(call, results.get(call.id)));
    return [{ type: 'model', response: [...(message.content ? [message.content] : []), ...calls] }];
  });
  return items.at(-1)?.type === 'model' ? items : [...items, { type: 'model', response: [] }];
}

/** @returns the tools by their names, as the library takes them. */
export function functionsOf(tools) {
  const named = tools.map(({ function: { name, description, parameters } }) => [
    name,
    { description, params: parameters },
  ]);
  return Object.fromEntries(named);
}

function called({ function: { name, arguments: given } }, result = '') {
  return { type: 'functionCall', name, params: JSON.parse(given || '{}'), result };
}
