import type { Ancestry, Commit } from './ancestry.js';

/**
 * Only a revision that somebody named as a parent before can close a ring, so nothing is walked where parents are told first.
 * @param commits new ones, each told once.
 * @returns a revision that would be its own ancestor with these commits; `null` if there is none.
 */
export function ringOf(ancestry: Ancestry, commits: readonly Commit[]): string | null {
  const parents = new Map(commits.map((commit) => [commit.id, commit.parents]));
  const named = new Set(commits.flatMap((commit) => commit.parents));
  const done = new Set<string>();
  for (const { id } of commits) {
    if (!named.has(id) && !ancestry.names(id)) continue;
    const ring = walk(id, done, (one) => parents.get(one) ?? ancestry.parentsOf(one));
    if (ring !== null) return ring;
  }
  return null;
}

/** Depth first, without recursion: a history can be a million revisions deep. */
function walk(start: string, done: Set<string>, parentsOf: (id: string) => readonly string[]): string | null {
  const open = new Set<string>();
  const way: { id: string; parents: readonly string[]; next: number }[] = [];
  const enter = (id: string): void => {
    open.add(id);
    way.push({ id, parents: parentsOf(id), next: 0 });
  };
  if (!done.has(start)) enter(start);
  for (let top = way.at(-1); top; top = way.at(-1)) {
    const parent = top.parents[top.next];
    top.next += 1;
    if (parent === undefined) {
      way.pop();
      open.delete(top.id);
      done.add(top.id);
    } else if (open.has(parent)) return parent;
    else if (!done.has(parent)) enter(parent);
  }
  return null;
}
