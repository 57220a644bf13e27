/** The dispatcher type of Node's `fetch`. */
interface Dispatcher {
  dispatch(options: object, handler: unknown): boolean;
}

/** Where Node stores its default dispatcher; proxies from the environment are set there too. */
const OWN = Symbol.for('undici.globalDispatcher.1');

/** Node's dispatcher without time limits. By default it gives up after 300 s without headers or between two pieces of a body. */
const PATIENT: Dispatcher = {
  dispatch: (options, handler) =>
    (globalThis as unknown as Record<symbol, Dispatcher>)[OWN]?.dispatch(
      { ...options, headersTimeout: 0, bodyTimeout: 0 },
      handler,
    ) ?? false,
};

/** `fetch` without its own time limits; the request's signal decides how long to wait. */
export const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, dispatcher: PATIENT } as RequestInit);
