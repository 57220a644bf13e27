import createOpenApiClient, { type Client, type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { components, paths } from './generated/api.js';
import { errorOf } from './palimpsest-error.js';
import { Bookmarks } from './bookmarks.js';
import { type Fetch, retrying, wait as waitByTimer, type Wait } from './retry.js';

export { type ErrorCode, type Fault, PalimpsestError, type Problem } from './palimpsest-error.js';
export type { Fetch, Wait } from './retry.js';
export type { components, operations, paths } from './generated/api.js';

/** The shapes of the interface by their names: `Schemas['Memory']`. */
export type Schemas = components['schemas'];

/** Where the service is, and how long to try. */
export interface ClientOptions {
  /** Without a path: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The key of a tenant. Without one `fetch` has to say who asks. */
  readonly key?: string;
  /** For one attempt, until its answer is read. Default: 10,000. */
  readonly timeoutMs?: number;
  /** How many attempts may follow the first. Default: 2. */
  readonly retries?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch;
  /** Replaces the machine's timer between two attempts. */
  readonly wait?: Wait;
}

/** What a call is given: `params` (`path`, `query`), `body`, `signal`; nothing at all where nothing is needed. */
type Given<Init> = RequiredKeysOf<Init & object> extends never ? [init?: Init] : [init: Init];

/**
 * One method of HTTP over all its paths.
 * @returns the body of the answer.
 * @throws PalimpsestError when the call is refused or not answered; the signal's reason when it was aborted.
 */
export type Call<Method extends HttpMethod> = <
  Path extends PathsWithMethod<paths, Method>,
  Init extends MaybeOptionalInit<paths[Path], Method>,
>(
  path: Path,
  ...given: Given<Init>
) => Promise<Answer<Path, Method, Init>>;

/** The body of a successful answer. */
export type Answer<Path extends keyof paths, Method extends HttpMethod, Init = object> =
  paths[Path] extends Record<Method, infer Operation extends Record<string, unknown>>
    ? NonNullable<FetchResponse<Operation, Init, MediaType>['data']>
    : never;

/** The operations of the service, by method and path as in its OpenAPI document. */
export interface PalimpsestClient {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}

/**
 * @returns a client of one service with one key. It holds no connection, so one serves a whole process; it reads what it wrote,
 * whichever instance of the service answers.
 */
export function createClient({ url, key, timeoutMs, retries, fetch, wait }: ClientOptions): PalimpsestClient {
  const client = createOpenApiClient<paths>({
    baseUrl: url,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
    fetch: retrying({
      // Looked up at each call, so that what replaces the global one later (a tracer, a test) is used.
      fetch: fetch ?? ((request) => globalThis.fetch(request)),
      timeoutMs: timeoutMs ?? 10_000,
      retries: retries ?? 2,
      wait: wait ?? waitByTimer,
    }),
  });
  const bookmarks = new Bookmarks();
  client.use({
    onRequest: ({ request }) => {
      bookmarks.bring(request);
      // With a key of its own a write can be tried again and still happens once.
      const writes = request.method === 'POST' || request.method === 'PATCH';
      if (writes && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
    },
    onResponse: ({ request, response }) => bookmarks.keep(request, response),
  });
  return {
    GET: call(client, 'get'),
    POST: call(client, 'post'),
    PATCH: call(client, 'patch'),
    DELETE: call(client, 'delete'),
  };
}

function call<Method extends HttpMethod>(client: Client<paths>, method: Method): Call<Method> {
  // The types of a call by any method and path are those of `Call`; the function itself knows neither.
  const request = client.request as unknown as (method: string, path: string, init: unknown) => Promise<Exchange>;
  return (async (path: string, init: unknown) => {
    const { data, error, response } = await request(method, path, init);
    if (!response.ok) throw errorOf(response, error);
    return data;
  }) as Call<Method>;
}

interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}
