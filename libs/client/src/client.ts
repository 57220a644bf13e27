import createOpenApiClient, { type Client, type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { components, paths } from './generated/api.js';
import { type Manner, mannerOf } from './manners.js';
import { errorOf, PalimpsestError } from './palimpsest-error.js';
import { Bookmarks } from './bookmarks.js';
import { type Fetch, type RetryOptions, retrying, wait as waitByTimer, type Wait } from './retry.js';

export { type ErrorCode, type Fault, PalimpsestError, type Problem } from './palimpsest-error.js';
export type { Fetch, Wait } from './retry.js';
export type { components, operations, paths } from './generated/api.js';

/** The schemas of the API by name: `Schemas['Memory']`. */
export type Schemas = components['schemas'];

/** The address of the service, and the timeouts and retries. */
export interface ClientOptions {
  /** Without a path: `http://127.0.0.1:3000`. */
  readonly url: string;
  /** The key of a tenant. Without one, `fetch` has to authenticate. */
  readonly key?: string;
  /** For one attempt, until its answer is read. Default: 10,000. */
  readonly timeoutMs?: number;
  /** The same for calls that wait for a language model: `ask`, and a dry run of extraction. Default: 120,000. */
  readonly modelTimeoutMs?: number;
  /** The most further attempts after the first. Default: 2. */
  readonly retries?: number;
  /** Replaces the global `fetch`. */
  readonly fetch?: Fetch;
  /** Replaces the machine's timer between two attempts. */
  readonly wait?: Wait;
}

/** The options of a call: `params` (`path`, `query`), `body`, `signal`; optional if none is required. */
type Given<Init> = RequiredKeysOf<Init & object> extends never ? [init?: Init] : [init: Init];

/**
 * One HTTP method for all its paths.
 * @returns the body of the answer.
 * @throws PalimpsestError if the call is refused or not answered; the signal's reason if it was aborted.
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
 * @throws TypeError if `url` is not an address or `key` is empty, for example from a variable that is not set.
 * @returns a client of one service with one key. It holds no connection, so one serves a whole process. It reads what
 * it wrote, whichever instance of the service answers.
 */
export function createClient({ url, key, ...options }: ClientOptions): PalimpsestClient {
  refuseUnset(url, key);
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const client = createOpenApiClient<paths>({ baseUrl: url, headers });
  const bookmarks = new Bookmarks();
  client.use({
    onRequest: ({ request, schemaPath }) => {
      bookmarks.bring(request);
      if (mannerOf(request.method, schemaPath).takesKey && !request.headers.has('idempotency-key'))
        request.headers.set('idempotency-key', crypto.randomUUID());
    },
    onResponse: ({ request, response }) => bookmarks.keep(request, response),
  });
  return {
    GET: call(client, 'get', options),
    POST: call(client, 'post', options),
    PATCH: call(client, 'patch', options),
    DELETE: call(client, 'delete', options),
  };
}

function refuseUnset(url: string | undefined, key: string | undefined): void {
  if (!/^https?:\/\/[^/]/.test(url ?? ''))
    throw new TypeError('createClient needs the address of the service as url, which begins with http:// or https://.');
  if (key === '') throw new TypeError('createClient was given an empty key.');
}

function call<Method extends HttpMethod>(client: Client<paths>, method: Method, options: Ways): Call<Method> {
  // `Call` has the types for each method and path; the function itself has neither.
  const request = client.request as unknown as (method: string, path: string, init: unknown) => Promise<Exchange>;
  return (async (path: string, init: unknown) => {
    refuseUnplaced(init as Placed | undefined);
    const fetch = retrying(attempts(mannerOf(method, path), options));
    const { data, error, response } = await request(method, path, { ...(init as object | undefined), fetch });
    if (!response.ok) throw errorOf(response, error);
    return data;
  }) as Call<Method>;
}

interface Placed {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>> };
}

/**
 * `.` and `..` in an address are resolved before it is sent, so an operation on a turn would affect its session; without
 * an id it is the address of a list.
 */
function refuseUnplaced(init: Placed | undefined): void {
  for (const [path, value] of Object.entries(init?.params?.path ?? {})) {
    const isUnset = value === '' || value === undefined || value === null;
    if (!isUnset && value !== '.' && value !== '..') continue;
    const message = isUnset ? 'must not be empty' : 'must not be . or ..';
    throw new PalimpsestError('INVALID', `${path}: ${message}`, [{ path, message }], null);
  }
}

/** The number of attempts and the timeout of a call. */
function attempts(
  { isRepeatable, waitsForModel }: Manner,
  { timeoutMs = 10_000, modelTimeoutMs = 120_000, retries = 2, fetch, wait = waitByTimer }: Ways,
): RetryOptions {
  return {
    // Looked up at each call, so that a later replacement of the global one (a tracer, a test) is used.
    fetch: fetch ?? ((request) => globalThis.fetch(request)),
    timeoutMs: waitsForModel ? modelTimeoutMs : timeoutMs,
    retries: isRepeatable ? retries : 0,
    wait,
  };
}

type Ways = Omit<ClientOptions, 'url' | 'key'>;

interface Exchange {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}
