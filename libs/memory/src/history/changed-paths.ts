const PATH = 'path:';
/** The root directory of the repository. */
const ROOT = './';

/** The changed paths of a repository, looked up by pins. */
export class ChangedPaths {
  /** Sorted, so that everything below a directory is adjacent. */
  readonly #sorted: readonly string[];
  readonly #changed: ReadonlySet<string>;
  /** Cache: many memories often have the same pin. */
  readonly #found = new Map<string, readonly string[]>();

  /** @param limit return at most this many paths per lookup, the first. */
  constructor(
    changed: Iterable<string>,
    private readonly limit: number,
  ) {
    this.#changed = new Set(changed);
    this.#sorted = [...this.#changed].sort();
  }

  /** @returns the changed paths that the pins refer to, sorted: files, or everything below a directory. */
  changedUnder(pins: readonly string[]): string[] {
    const pinnedPaths = pins
      .filter((pin) => pin.startsWith(PATH))
      .map((pin) => pin.slice(PATH.length).replace(/^\.?\//, ''));
    const found = new Set(pinnedPaths.flatMap((path) => this.#changedFor(path)));
    return [...found].sort().slice(0, this.limit);
  }

  #changedFor(path: string): readonly string[] {
    const known = this.#found.get(path);
    if (known) return known;
    // A directory reported as changed as a whole counts for everything in it.
    const whole = [ROOT, ...directoriesOf(path)].filter((directory) => this.#changed.has(directory));
    const own = path.endsWith('/') ? this.#below(path) : [path].filter((file) => this.#changed.has(file));
    const found = [...whole, ...own];
    this.#found.set(path, found);
    return found;
  }

  /** Changed paths that begin with a directory's name, including the directory itself. */
  #below(directory: string): string[] {
    const first = this.#firstFrom(directory);
    return this.#sorted.slice(first, first + this.limit).filter((path) => path.startsWith(directory));
  }

  /** @returns the index of the first path that sorts at or after a name. */
  #firstFrom(name: string): number {
    let [from, to] = [0, this.#sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (String(this.#sorted[middle]) < name) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** @returns the directories that contain a path, each ending in `/`. */
function directoriesOf(path: string): string[] {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
}
