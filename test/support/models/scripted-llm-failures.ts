import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { completion, type ScriptedAnswer, sendAnswer, type SeenRequest } from './scripted-llm-answers.js';

/**
 * How a request fails.
 *
 * - By status: `bad-request` 400, `context-length` 400, `unauthorized` 401, `forbidden` 403, `not-found` 404, `rate-limit`
 *   429, `quota` 429, `server` 500, `overloaded` 503.
 * - By connection: `hang` (never answers, until the server is closed), `slow` (answers after `ms`), `drop` (ends without
 *   an answer), `break-off` (ends in the middle of one), `hang-midway` (headers, and nothing more).
 * - By answer: `refusal`, `truncated`, `content-filter`, `rubbish` (prose), `fenced` (JSON in a fence, in prose),
 *   `wrong-shape` (JSON, but another), `trailing-comma`, `no-usage`, `no-choices`, `html` (200, but a page).
 */
export type Failure = keyof typeof STATUSES | Other;

export interface FailureOptions {
  /** How many requests fail; 1 by default. */
  readonly times?: number;
  /** For `rate-limit`, `server` and `overloaded`. */
  readonly retryAfterSeconds?: number;
  /** The words of a status, in place of its own. */
  readonly message?: string;
  /** For `slow`. */
  readonly ms?: number;
  /** Other requests are left alone. */
  readonly when?: (request: SeenRequest) => boolean;
}

const STATUSES = {
  'bad-request': [400, 'Something about this request is wrong.'],
  'context-length': [400, "This model's maximum context length is 8192 tokens.", 'context_length_exceeded'],
  unauthorized: [401, 'Incorrect API key provided: sk-scripted-secret.'],
  forbidden: [403, 'Not for you.'],
  'not-found': [404, 'The model does not exist.'],
  'rate-limit': [429, 'Too many requests.'],
  quota: [429, 'You exceeded your current quota.', 'insufficient_quota'],
  server: [500, 'Something broke.'],
  overloaded: [503, 'Overloaded.'],
} as const satisfies Record<string, readonly [number, string, string?]>;

type Other =
  | 'hang'
  | 'hang-midway'
  | 'slow'
  | 'drop'
  | 'break-off'
  | 'refusal'
  | 'truncated'
  | 'content-filter'
  | 'rubbish'
  | 'fenced'
  | 'wrong-shape'
  | 'trailing-comma'
  | 'no-usage'
  | 'no-choices'
  | 'html';

/** Those that change the answer that is scripted, rather than take its place. */
const NEED_ANSWER: readonly Failure[] = ['slow', 'break-off', 'truncated', 'fenced', 'trailing-comma', 'no-usage'];

/** @returns whether the failure uses up a scripted answer. */
export function needsAnswer(failure: Failure): boolean {
  return NEED_ANSWER.includes(failure);
}

/** Answers with an error of the server. */
export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  { code, retryAfterSeconds }: { code?: string; retryAfterSeconds?: number } = {},
): void {
  if (retryAfterSeconds !== undefined) response.setHeader('retry-after', String(retryAfterSeconds));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, type: 'scripted', code: code ?? null } }));
}

/** Fails, by way of the answer where that is how it fails. */
export async function failed(
  failure: Failure,
  options: FailureOptions,
  response: ServerResponse,
  request: SeenRequest,
  answer: ScriptedAnswer = { text: 'An answer.' },
): Promise<void> {
  if (failure in STATUSES) {
    const [status, message, code] = STATUSES[failure as keyof typeof STATUSES] as readonly [number, string, string?];
    return refuse(response, status, options.message ?? message, { code, retryAfterSeconds: options.retryAfterSeconds });
  }
  const send = (said: ScriptedAnswer, brokenOff = false): Promise<void> =>
    sendAnswer(response, request, completion(request, said), brokenOff);
  const written = JSON.stringify(answer.json ?? {});
  switch (failure) {
    case 'hang':
      return;
    case 'hang-midway':
      response.writeHead(200, { 'content-type': 'application/json' });
      return void response.write('{');
    case 'slow':
      await wait(options.ms ?? 0);
      return send(answer);
    case 'drop':
      return void response.destroy();
    case 'break-off':
      return send(answer, true);
    case 'refusal':
      return send({ refusal: 'I cannot help with that.' });
    case 'truncated':
      return send({ text: written.slice(0, written.length / 2), finish: 'length' });
    case 'content-filter':
      return send({ text: '', finish: 'content_filter' });
    case 'rubbish':
      return send({ text: 'Of course! Here is what I think about it.' });
    case 'fenced':
      return send({ text: `Of course, here it is:\n\n\`\`\`json\n${written}\n\`\`\`\nAnything else?` });
    case 'wrong-shape':
      return send({ json: { something: ['else'] } });
    case 'trailing-comma':
      return send({ text: written.replace(/\}$/, ',}') });
    case 'no-usage':
      return send({ ...answer, usage: null });
    case 'no-choices':
    case 'html':
      response.writeHead(200, { 'content-type': failure === 'html' ? 'text/html' : 'application/json' });
      return void response.end(failure === 'html' ? '<html>Log in</html>' : '{}');
  }
}
