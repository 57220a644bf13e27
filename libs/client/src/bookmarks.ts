const HEADER = 'palimpsest-bookmark';
/** After this time every server of a cluster has a write. Also, a restored database knows none of its bookmarks. */
const KEPT_MS = 10_000;
/** The most that the service accepts. */
const MOST = 10;

/** The service's bookmarks of recent writes. With them a later read sees these writes, whichever instance answers. */
export class Bookmarks {
  readonly #kept = new Map<string, number>();

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Adds the bookmarks of earlier writes to a request. */
  bring(request: Request): void {
    for (const [bookmark, since] of this.#kept) if (this.now() - since >= KEPT_MS) this.#kept.delete(bookmark);
    const kept = [...this.#kept.keys()].slice(-MOST);
    if (kept.length > 0) request.headers.set(HEADER, kept.join(','));
  }

  /** Stores the bookmarks of an answer, instead of the earlier ones sent with its request. */
  keep(request: Request, response: Response): void {
    const made = response.headers.get(HEADER);
    // If the service may have rejected the bookmarks themselves, the next request goes without them.
    const isKept = response.status < 500 && response.status !== 400;
    if (made === null && isKept) return;
    for (const brought of request.headers.get(HEADER)?.split(',') ?? []) this.#kept.delete(brought);
    for (const bookmark of made?.split(',') ?? []) this.#kept.set(bookmark, this.now());
  }
}
