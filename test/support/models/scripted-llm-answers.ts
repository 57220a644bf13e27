import type { IncomingHttpHeaders, ServerResponse } from 'node:http';

/** What a scripted model says; the first of these that is there. */
export interface ScriptedAnswer {
  /** In the form that was asked for. */
  readonly json?: unknown;
  readonly calls?: readonly { readonly name: string; readonly arguments: unknown }[];
  readonly text?: string;
  readonly refusal?: string;
  readonly finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls';
  /** Tokens; null for a server that tells none. */
  readonly usage?: { readonly input: number; readonly output: number } | null;
}

interface Message {
  readonly role: string;
  readonly content: string | null;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[];
}

interface ChatBody extends Readonly<Record<string, unknown>> {
  readonly model?: string;
  readonly messages: readonly Message[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly response_format?: { readonly type: string; readonly json_schema?: { name: string; schema: unknown } };
  readonly tools?: readonly { function: { name: string; parameters: unknown } }[];
  readonly tool_choice?: { readonly function?: { readonly name: string } };
}

/** One request as the server saw it. */
export interface SeenRequest {
  readonly body: ChatBody;
  readonly headers: IncomingHttpHeaders;
  /** The first message. */
  readonly system: string;
  /** The last message of the user. */
  readonly user: string;
  /** How a form was asked for: `plain` for no form. */
  readonly method: 'json_schema' | 'tool' | 'json_object' | 'plain';
  /** The name of the form, where it has one. */
  readonly form: string | null;
}

export interface Completion {
  readonly message: { content: string | null; refusal: string | null; tool_calls?: readonly Call[] };
  readonly finish: string;
  readonly usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number } | null;
}

interface Call {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

const PIECE = 8;

export function seen(text: string, headers: IncomingHttpHeaders): SeenRequest {
  const body = JSON.parse(text) as ChatBody;
  const tool = body.tool_choice?.function?.name;
  const format = body.response_format;
  return {
    body,
    headers,
    system: body.messages[0]?.content ?? '',
    user: body.messages.findLast(({ role }) => role === 'user')?.content ?? '',
    method: tool ? 'tool' : format?.type === 'json_schema' || format?.type === 'json_object' ? format.type : 'plain',
    form: tool ?? format?.json_schema?.name ?? null,
  };
}

export function completion({ method, form }: SeenRequest, answer: ScriptedAnswer): Completion {
  const { json, text = null, refusal = null, usage = { input: 100, output: 10 } } = answer;
  const asCall = json !== undefined && method === 'tool' && form !== null;
  const calls = asCall ? [{ name: form, arguments: json }] : (answer.calls ?? []);
  const content = json !== undefined && !asCall ? JSON.stringify(json) : text;
  return {
    message: {
      content: refusal === null ? content : null,
      refusal,
      ...(calls.length > 0 ? { tool_calls: calls.map(callOf) } : {}),
    },
    finish: answer.finish ?? (calls.length > 0 ? 'tool_calls' : 'stop'),
    usage: usage && {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  };
}

function callOf({ name, arguments: given }: { name: string; arguments: unknown }, index: number): Call {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return { id: `call_${index + 1}`, type: 'function', function: { name, arguments: text } };
}

/** Sends it whole, or piece by piece where that was asked for. `brokenOff` lets the connection end half way. */
export async function sendAnswer(
  response: ServerResponse,
  { body }: SeenRequest,
  { message, finish, usage }: Completion,
  brokenOff = false,
): Promise<void> {
  const frame = { id: 'chatcmpl-1', created: 0, model: body.model };
  if (!body.stream) {
    const choices = [{ index: 0, finish_reason: finish, message: { role: 'assistant', ...message } }];
    const whole = JSON.stringify({ ...frame, object: 'chat.completion', choices, ...(usage ? { usage } : {}) });
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
    if (!brokenOff) return void response.end(whole);
    return broken(response, whole.slice(0, whole.length / 2));
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const event = (choices: readonly object[], more: object = {}): string =>
    `data: ${JSON.stringify({ ...frame, object: 'chat.completion.chunk', choices, ...more })}\n\n`;
  const pieces = deltas(message).map((delta) => event([{ index: 0, delta, finish_reason: null }]));
  if (brokenOff) return broken(response, pieces.slice(0, Math.ceil(pieces.length / 2)).join(''));
  for (const piece of pieces) response.write(piece);
  response.write(event([{ index: 0, delta: {}, finish_reason: finish }]));
  if (usage && body.stream_options?.include_usage) response.write(event([], { usage }));
  response.end('data: [DONE]\n\n');
}

async function broken(response: ServerResponse, text: string): Promise<void> {
  // Destroying at once would take the text with it.
  await new Promise((resolve) => response.write(text, resolve));
  setImmediate(() => response.destroy());
}

function deltas({ content, refusal, tool_calls: calls = [] }: Completion['message']): object[] {
  return [
    { role: 'assistant', content: '' },
    ...pieces(content ?? '').map((piece) => ({ content: piece })),
    ...pieces(refusal ?? '').map((piece) => ({ refusal: piece })),
    ...calls.flatMap(({ id, type, function: { name, arguments: given } }, index) => [
      { tool_calls: [{ index, id, type, function: { name, arguments: '' } }] },
      ...pieces(given).map((piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] })),
    ]),
  ];
}

function pieces(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) => text.slice(at * PIECE, (at + 1) * PIECE));
}
