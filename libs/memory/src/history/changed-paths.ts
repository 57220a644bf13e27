const PATH = 'path:';
/** All of the repository. */
const ROOT = './';

/** The paths that changed, by what a pin may call them. */
export class ChangedPaths {
  /** By file, and by every directory above it: the changed paths. */
  readonly #under = new Map<string, string[]>();
  /** Directories of which nobody said what in them changed. */
  readonly #whole: readonly string[];

  constructor(changed: Iterable<string>) {
    const paths = [...changed].sort();
    for (const path of paths) {
      for (const covering of [path, ...directoriesOf(path)])
        this.#under.set(covering, [...(this.#under.get(covering) ?? []), path]);
    }
    this.#whole = paths.filter((path) => path.endsWith('/'));
  }

  /** @returns the changed paths that some pins mean, in order: a file, or what lies below a directory. */
  of(pins: readonly string[]): string[] {
    const meant = pins.filter((pin) => pin.startsWith(PATH)).map((pin) => pin.slice(PATH.length).replace(/^\.?\//, ''));
    const found = meant.flatMap((path) => [
      ...(this.#under.get(path) ?? []),
      ...this.#whole.filter((directory) => directory === ROOT || path.startsWith(directory)),
    ]);
    return [...new Set(found)].sort();
  }
}

/** @returns the directories that a path lies in, each with its `/`. */
function directoriesOf(path: string): string[] {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.slice(1).map((_, i) => `${parts.slice(0, i + 1).join('/')}/`);
}
