const PATH = 'path:';
/** All of the repository. */
const ROOT = './';

/** The paths that changed, by what a pin may call them. */
export class ChangedPaths {
  /** In order, so that what lies below a directory stands together. */
  readonly #sorted: readonly string[];
  readonly #changed: ReadonlySet<string>;
  /** The same pin is often that of many memories. */
  readonly #found = new Map<string, readonly string[]>();

  /** @param most so many are told at most, the first. */
  constructor(
    changed: Iterable<string>,
    private readonly most: number,
  ) {
    this.#changed = new Set(changed);
    this.#sorted = [...this.#changed].sort();
  }

  /** @returns the changed paths that some pins mean, in order: a file, or what lies below a directory. */
  of(pins: readonly string[]): string[] {
    const meant = pins.filter((pin) => pin.startsWith(PATH)).map((pin) => pin.slice(PATH.length).replace(/^\.?\//, ''));
    const found = new Set(meant.flatMap((path) => this.#meantBy(path)));
    return [...found].sort().slice(0, this.most);
  }

  #meantBy(path: string): readonly string[] {
    const known = this.#found.get(path);
    if (known) return known;
    // Of a directory that changed as a whole nobody said what in it changed.
    const whole = [ROOT, ...directoriesOf(path)].filter((directory) => this.#changed.has(directory));
    const own = path.endsWith('/') ? this.#below(path) : [path].filter((file) => this.#changed.has(file));
    const found = [...whole, ...own];
    this.#found.set(path, found);
    return found;
  }

  /** Those that begin with the name of a directory, itself among them. */
  #below(directory: string): string[] {
    const first = this.#firstFrom(directory);
    return this.#sorted.slice(first, first + this.most).filter((path) => path.startsWith(directory));
  }

  /** @returns the place of the first path that does not come before a name. */
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

/** @returns the directories that a path lies in, each with its `/`. */
function directoriesOf(path: string): string[] {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
}
