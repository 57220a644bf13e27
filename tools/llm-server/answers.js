const FRAME = { id: 'chatcmpl-local', model: 'local', created: 0 };

/** Sends an answer whole. */
export function sendWhole(response, { text, calls, finish, usage }) {
  const message = { role: 'assistant', content: text, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
  const choices = [{ index: 0, finish_reason: finish, message }];
  send(response, 200, { ...FRAME, object: 'chat.completion', choices, usage });
}

/** Sends an answer piece by piece. */
export class Stream {
  constructor(response) {
    this.response = response;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    this.#event([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]);
  }

  text(content) {
    this.#event([{ index: 0, delta: { content }, finish_reason: null }]);
  }

  end({ calls, finish, usage }, withUsage) {
    for (const [index, call] of calls.entries()) {
      this.#event([{ index: 0, delta: { tool_calls: [{ index, ...call }] }, finish_reason: null }]);
    }
    this.#event([{ index: 0, delta: {}, finish_reason: finish }]);
    if (withUsage) this.#event([], { usage });
    this.response.end('data: [DONE]\n\n');
  }

  #event(choices, more = {}) {
    this.response.write(`data: ${JSON.stringify({ ...FRAME, object: 'chat.completion.chunk', choices, ...more })}\n\n`);
  }
}

export function send(response, status, body) {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
