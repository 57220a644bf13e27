import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { completion, type ScriptedAnswer, sendAnswer, type SeenRequest, seen } from './scripted-llm-answers.js';
import { until } from '../service/until.js';
import { failed, type Failure, type FailureOptions, needsAnswer, refuse } from './scripted-llm-failures.js';

/** What answers a request: an answer, or a rule that makes one. */
export type Script = ScriptedAnswer | ((request: SeenRequest) => ScriptedAnswer | Promise<ScriptedAnswer>);

/** A feature of the protocol that a server may lack. */
export type Feature =
  'json_schema' | 'tools' | 'json_object' | 'temperature' | 'max_tokens' | 'maxItems' | 'stream_options';

interface Pending {
  readonly failure: Failure;
  readonly options: FailureOptions;
  left: number;
}

/**
 * A server that speaks OpenAI's protocol (`POST /v1/chat/completions`, streamed when asked; `GET /v1/models`), answers by
 * script, and fails as it is told.
 *
 * ```ts
 * const llm = await ScriptedLlm.start();
 * llm.answer(({ user }) => ({ json: { facts: [], events: [] } })); // a rule for every request from now on
 * llm.next({ text: 'once' }, { calls: [{ name: 'recall', arguments: { query: 'dentist' } }] }); // before the rule, in order
 * llm.fail('rate-limit', { times: 2, retryAfterSeconds: 1 }); // the next two requests
 * llm.fail('server', { times: Infinity }); llm.heal(); // until healed
 * llm.lacks('json_schema'); // answers 400 to requests that use it
 * readConfig({ LLM_BASE_URL: llm.url, LLM_MODEL: llm.model });
 * llm.requests; // all of them, also those that failed
 * await llm.close(); // also ends requests that hang
 * ```
 *
 * `json` is given in whatever form was asked for: content, or the arguments of the tool that has to be called. An answer
 * takes 100 tokens in and 10 out, unless it says otherwise. Without a script a request is answered 500 with a message that
 * says so.
 */
export class ScriptedLlm {
  readonly model = 'scripted-model';

  /** Every request for a completion, in order. */
  readonly requests: SeenRequest[] = [];

  /** Each request waits this time before anything else happens to it. */
  delayMs = 0;

  #rule: Script | null = null;
  #queue: Script[] = [];
  #failures: Pending[] = [];
  readonly #lacking = new Set<Feature>();
  #underWay = 0;
  #mostAtOnce = 0;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.#receive(request, response).catch((error: unknown) => {
        if (!response.headersSent) refuse(response, 500, `The script failed: ${String(error)}`);
        else response.destroy();
      });
    });
  }

  /** Starts one on a port that is free. */
  static async start(): Promise<ScriptedLlm> {
    const server = createServer();
    const llm = new ScriptedLlm(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', resolve);
    });
    return llm;
  }

  /** For LLM_BASE_URL. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** How many requests wait for their answer, and have not gone away. */
  get underWay(): number {
    return this.#underWay;
  }

  /** Resolved once nothing is under way: whoever gives a request up is gone before the server hears of it. */
  async quiet(): Promise<void> {
    await until('no request of the model is under way', () => this.#underWay === 0);
  }

  /** The largest number of requests that were under way at once. */
  get mostAtOnce(): number {
    return this.#mostAtOnce;
  }

  /** Answers every request that `next` has nothing for. */
  answer(rule: Script): this {
    this.#rule = rule;
    return this;
  }

  /** Answers one request each, in order, before the rule. */
  next(...answers: readonly Script[]): this {
    this.#queue.push(...answers);
    return this;
  }

  /** Lets the next request fail, or as many as `times` says. Failures that are set up together take their turns. */
  fail(failure: Failure, options: FailureOptions = {}): this {
    this.#failures.push({ failure, options, left: options.times ?? 1 });
    return this;
  }

  /** From now on requests that use a feature are answered 400, as by a server that does not know it. */
  lacks(...features: readonly Feature[]): this {
    for (const feature of features) this.#lacking.add(feature);
    return this;
  }

  /** Has all features again, and fails no more. Scripts stay. */
  heal(): this {
    this.#failures = [];
    this.#lacking.clear();
    this.delayMs = 0;
    return this;
  }

  /** As if newly started. */
  reset(): this {
    this.#queue = [];
    this.#rule = null;
    this.requests.length = 0;
    this.#mostAtOnce = 0;
    return this.heal();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    if (request.method === 'GET' && request.url === '/v1/models') {
      response.setHeader('content-type', 'application/json');
      return void response.end(JSON.stringify({ object: 'list', data: [{ id: this.model, object: 'model' }] }));
    }
    if (request.url !== '/v1/chat/completions') return refuse(response, 404, 'There is nothing here.');
    const asked = seen(body, request.headers);
    this.requests.push(asked);
    this.#mostAtOnce = Math.max(this.#mostAtOnce, ++this.#underWay);
    response.once('close', () => this.#underWay--);
    if (this.delayMs > 0) await wait(this.delayMs);
    await this.#respond(asked, response);
  }

  async #respond(asked: SeenRequest, response: ServerResponse): Promise<void> {
    const lacking = [...this.#lacking].find((feature) => uses(asked, feature));
    if (lacking) return refuse(response, 400, `Unsupported parameter: ${wordFor(lacking)}`);
    const failure = this.#failure(asked);
    const scripted = !failure || needsAnswer(failure.failure);
    const script = scripted ? (this.#queue.shift() ?? this.#rule) : undefined;
    const answer = typeof script === 'function' ? await script(asked) : script;
    if (failure) return failed(failure.failure, failure.options, response, asked, answer ?? undefined);
    if (!answer) return refuse(response, 500, 'Nothing is scripted for this request.');
    await sendAnswer(response, asked, completion(asked, answer));
  }

  #failure(asked: SeenRequest): Pending | undefined {
    const pending = this.#failures.find(({ left, options }) => left > 0 && (options.when?.(asked) ?? true));
    if (pending) pending.left--;
    return pending;
  }
}

function uses({ body, method }: SeenRequest, feature: Feature): boolean {
  if (feature === 'maxItems') return JSON.stringify(body).includes('"maxItems"');
  if (feature === 'tools') return body.tools !== undefined;
  if (feature === 'json_schema' || feature === 'json_object') return method === feature;
  return body[feature] !== undefined;
}

function wordFor(feature: Feature): string {
  return feature.startsWith('json_') ? `response_format of type ${feature}` : feature;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const piece of request.setEncoding('utf8')) body += piece as string;
  return body;
}
