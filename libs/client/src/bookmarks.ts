const HEADER = 'palimpsest-bookmark';
/** Every server of a cluster has a write by then; and a database that was restored knows none of its bookmarks. */
const KEPT_MS = 10_000;
/** As many as the service takes. */
const MOST = 10;

/** What was written lately, as the service marks it: a later read, by whatever instance, then sees it. */
export class Bookmarks {
  readonly #kept = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Sends with a request what was written before it. */
  bring(request: Request): void {
    for (const [bookmark, since] of this.#kept) if (this.now() - since >= KEPT_MS) this.#kept.delete(bookmark);
    const kept = [...this.#kept.keys()].slice(-MOST);
    if (kept.length > 0) request.headers.set(HEADER, kept.join(','));
  }

  /** Keeps the bookmarks of an answer in the place of those that its request brought, which are earlier. */
  keep(request: Request, response: Response): void {
    const made = response.headers.get(HEADER);
    // Where it may be the bookmarks that the service could not make sense of, the next request goes without.
    const isKept = response.status < 500 && response.status !== 400;
    if (made === null && isKept) return;
    for (const brought of request.headers.get(HEADER)?.split(',') ?? []) this.#kept.delete(brought);
    for (const bookmark of made?.split(',') ?? []) this.#kept.set(bookmark, this.now());
  }
}
