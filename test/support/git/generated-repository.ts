import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A git repository in a directory of its own. */
export interface GitRepository {
  readonly directory: string;
  /** @returns what git prints. */
  git(...args: string[]): string;
}

/** @returns the repository that lies at a directory. */
export function repositoryAt(directory: string): GitRepository {
  const git = (...args: string[]): string =>
    execFileSync('git', ['-C', directory, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
  return { directory, git };
}

/** Makes a repository of commits that git itself reads from a stream; `remove` deletes it. */
export function made(stream: string): GitRepository & { remove(): void } {
  const directory = mkdtempSync(join(tmpdir(), 'palimpsest-git-'));
  const remove = (): void => rmSync(directory, { recursive: true, force: true });
  try {
    execFileSync('git', ['init', '--quiet', directory]);
    execFileSync('git', ['-C', directory, 'fast-import', '--quiet'], { input: stream });
  } catch (error) {
    remove();
    throw error;
  }
  return { ...repositoryAt(directory), remove };
}

/** Numbers from 0 to below `below` that are the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * @returns a stream for `git fast-import` of so many commits on eight branches: most go on from the tip of their branch, every tenth merges
 * another one into it, some carry the change of another branch over (a cherry-pick: the same change, no parent), and some begin a root.
 */
export function tangled(commits: number): string {
  const roll = dice(4_711);
  const tips = new Map<number, number>();
  const lines: string[] = [];
  let change = '0';
  for (let mark = 1; mark <= commits; mark += 1) {
    const branch = roll(8);
    const tip = tips.get(branch);
    const isRoot = tip === undefined || roll(200) === 0;
    const other = [...tips.values()][roll(tips.size)];
    const isMerge = !isRoot && mark % 10 === 0 && other !== undefined && other !== tip;
    if (roll(12) > 0) change = String(mark);
    // Reset first, else a root would go on from the tip.
    if (isRoot) lines.push(`reset refs/heads/b${branch}`, '');
    lines.push(
      `commit refs/heads/b${branch}`,
      `mark :${mark}`,
      `committer A <a@example.com> ${1_700_000_000 + mark} +0000`,
    );
    lines.push('data 1', 'c');
    if (!isRoot) lines.push(`from :${tip}`);
    if (isMerge) lines.push(`merge :${other}`);
    lines.push(`M 100644 inline src/f${roll(50)}.ts`, `data ${change.length}`, change, '');
    // Tips that no branch names any more stay reachable by a tag.
    if (isRoot && tip !== undefined) lines.push(`reset refs/tags/t${mark}`, `from :${tip}`, '');
    tips.set(branch, mark);
  }
  return `${lines.join('\n')}\n`;
}
