/** What Node's `fetch` sends requests by. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

/** Where Node keeps the one that it uses if none is given; a proxy of the environment is set there, too. */
const OWN = Symbol.for('undici.globalDispatcher.1');

/** Node's own, told to wait for ever: by itself it gives up after 300 s without headers, or between two pieces of a body. */
const PATIENT: Dispatcher = {
  dispatch: (options, handler) =>
    (globalThis as unknown as Record<symbol, Dispatcher>)[OWN]?.dispatch(
      { ...options, headersTimeout: 0, bodyTimeout: 0 },
      handler,
    ) ?? false,
};

/** `fetch` without time limits of its own: the signal of the request decides how long to wait. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, dispatcher: PATIENT } as RequestInit);
