/** The most paths that the contract accepts with a revision, and the most characters of each. */
const MOST = 1_000;
const LONGEST = 1_000;
/** The whole repository. */
const ROOT = './';

/**
 * For a commit that changed more paths than are kept, their directories are stored as changed: then more may be shown
 * as drifted than has, and never less. The same applies to a path with characters that no text may have.
 */
export function boundedPaths(paths: readonly string[]): string[] {
  let bounded = [...new Set(paths.map(allowed))];
  for (let depth = deepest(bounded); bounded.length > MOST && depth > 1; depth -= 1)
    bounded = [...new Set(bounded.map((path) => cutTo(path, depth - 1)))];
  return bounded.length > MOST ? [ROOT] : bounded.sort();
}

function allowed(path: string): string {
  const parts = path.split('/');
  const bad = parts.findIndex((part) => !part.isWellFormed() || /\p{Cc}|\uFFFD/u.test(part));
  const kept = bad < 0 ? path : `${parts.slice(0, bad).join('/')}/`;
  const fits = kept.length <= LONGEST ? kept : kept.slice(0, kept.lastIndexOf('/', LONGEST - 1) + 1);
  return fits === '' || fits === '/' ? ROOT : fits;
}

function deepest(paths: readonly string[]): number {
  return paths.reduce((most, path) => Math.max(most, path.split('/').length), 0);
}

/** @returns the first directories of a path, as many as `names`; the path itself if it has no more. */
function cutTo(path: string, names: number): string {
  const parts = path.replace(/\/$/, '').split('/');
  return parts.length <= names ? path : `${parts.slice(0, names).join('/')}/`;
}
