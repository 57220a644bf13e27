import { PalimpsestError } from './palimpsest-error.js';

/** `fetch`, in the only form that is used. */
export type Fetch = (request: Request) => Promise<Response>;

/** @returns after `ms`; rejects with the reason of the signal if that comes first. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** The number of attempts of a call, and its timeout. */
export interface RetryOptions {
  readonly fetch: Fetch;
  /** For one attempt, until its answer is read. */
  readonly timeoutMs: number;
  /** The most further attempts after the first; 0 if repeating is not safe. */
  readonly retries: number;
  readonly wait: Wait;
}

const REPEATED = [429, 502, 503, 504];
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/** @returns a `fetch` that repeats requests which failed in transit. */
export function retrying(options: RetryOptions): Fetch {
  return async (request) => {
    for (let tried = 0; ; tried++) {
      const last = tried >= options.retries;
      let pause = pauseOf(tried);
      try {
        const response = await attempt(request.clone(), options);
        if (last || !REPEATED.includes(response.status)) return response;
        pause = Math.max(pause, retryAfterOf(response));
      } catch (error) {
        if (last || request.signal.aborted) throw error;
      }
      await options.wait(Math.min(pause, LONGEST_PAUSE_MS), request.signal);
    }
  };
}

/** Waits with the timer of the machine. */
export const wait: Wait = (ms, signal) =>
  new Promise((resolve, reject) => {
    // An abort has a reason of its caller's choice, which is passed on unchanged.
    const stop = (): void => {
      clearTimeout(timer);
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** @throws PalimpsestError UNAVAILABLE if no complete answer came; the caller's own reason if the caller aborted. */
async function attempt(request: Request, { fetch, timeoutMs }: RetryOptions): Promise<Response> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  try {
    const signal = AbortSignal.any([request.signal, timeout.signal]);
    return await whole(await fetch(new Request(request, { signal })));
  } catch (cause) {
    if (request.signal.aborted) throw request.signal.reason;
    const detail = timeout.signal.aborted
      ? `${new URL(request.url).origin} did not answer in ${timeoutMs} ms.`
      : `${new URL(request.url).origin} was not reached: is the service running, and is the address right?`;
    throw new PalimpsestError('UNAVAILABLE', detail, [], null, { cause });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A connection can also break while the answer is read, so that is part of the attempt; a stream is read by the caller.
 */
async function whole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  if (headers.get('content-type')?.startsWith('text/event-stream')) return response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** Twice as long each time, with a random part so that callers do not all retry at once. */
function pauseOf(tried: number): number {
  return FIRST_PAUSE_MS * 2 ** tried * (0.5 + Math.random() / 2);
}

function retryAfterOf({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? seconds * 1_000 : 0;
}
