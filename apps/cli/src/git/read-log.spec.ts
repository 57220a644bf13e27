import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { made, type GitRepository, repositoryAt, tangled } from '../../../../test/support/git/generated-repository.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import { Ancestry } from '#revisions/ancestry.js';
import type { Told } from '#revisions/revisions.service.js';
import { readLog } from './read-log.js';

async function logOf({ directory }: GitRepository): Promise<Told[]> {
  const log: Told[] = [];
  for await (const commit of readLog(directory)) log.push(commit);
  return log;
}

function pick<T>(from: readonly T[], count: number): T[] {
  const step = Math.max(1, Math.floor(from.length / count));
  return from.filter((_, i) => i % step === 0).slice(0, count);
}

/** Compares 100 revisions with 100 others each: 10,000 pairs. */
async function compared(repository: GitRepository): Promise<number> {
  const commits = await logOf(repository);
  const ancestry = new Ancestry();
  for (const commit of commits) ancestry.add(commit);
  const ids = commits.map(({ id }) => id);
  const others = pick(ids, 100);
  let pairs = 0;
  for (const id of pick(ids.toReversed(), 100)) {
    const expected = new Set(repository.git('rev-list', id).trim().split('\n'));
    const reach = ancestry.reachOf(id);
    expect(others.filter((other) => reach.has(other))).toEqual(others.filter((other) => expected.has(other)));
    pairs += others.length;
  }
  for (const [a, b] of pick(ids, 30).map((id, i, some) => [id, some[(i * 7) % some.length]] as const))
    expect(ancestry.reachOf(String(b)).has(a)).toBe(isAncestor(repository, a, String(b)));
  return pairs;
}

function isAncestor(repository: GitRepository, a: string, b: string): boolean {
  try {
    repository.git('merge-base', '--is-ancestor', a, b);
    return true;
  } catch {
    return false;
  }
}

describe('what git says is an ancestor', () => {
  const repository = made(tangled(2_000));
  afterAll(() => repository.remove());

  it('is one: in a history of 2,000 commits with merges, cherry-picks and several roots', async () => {
    expect(repository.git('rev-list', '--all', '--count').trim()).toBe('2000');
    expect(Number(repository.git('rev-list', '--all', '--merges', '--count'))).toBeGreaterThan(50);
    expect(Number(repository.git('rev-list', '--all', '--max-parents=0', '--count'))).toBeGreaterThan(8);
    expect(await compared(repository)).toBe(10_000);
  });

  it('is one: in the history of this project, where its clone has it', async () => {
    const own = repositoryAt(PROJECT_ROOT);
    const isWhole = own.git('rev-parse', '--is-shallow-repository').trim() === 'false';
    expect(await compared(isWhole ? own : repository)).toBeGreaterThan(5_000);
  });
});

describe('the log of a repository', () => {
  // A file with a line break and a quote in its name; a merge that changes what neither side has; a root without files.
  const repository = made(
    [
      ...['commit refs/heads/a', 'mark :1', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c'],
      ...['M 100644 inline src/a.ts', 'data 1', '1', 'M 100644 inline "docs/\\303\\251 \\"x\\".md"', 'data 1', '1', ''],
      ...['commit refs/heads/b', 'mark :2', 'committer A <a@example.com> 2000 +0000', 'data 1', 'c', 'from :1'],
      ...['M 100644 inline src/b.ts', 'data 1', '2', 'R src/a.ts lib/a.ts', ''],
      ...['commit refs/heads/a', 'mark :3', 'committer A <a@example.com> 3000 +0000', 'data 1', 'c', 'from :1'],
      ...['M 100644 inline "src/c\\nd.ts"', 'data 1', '3', ''],
      ...['commit refs/heads/a', 'mark :4', 'committer A <a@example.com> 4000 +0000', 'data 1', 'c', 'from :3'],
      ...['merge :2', 'M 100644 inline src/b.ts', 'data 1', '4', 'M 100644 inline lib/a.ts', 'data 1', '5', ''],
      ...['commit refs/heads/empty', 'mark :5', 'committer A <a@example.com> 5000 +0000', 'data 1', 'c', ''],
      '',
    ].join('\n'),
  );
  afterAll(() => repository.remove());

  it('has every commit after its parents, when it was committed, and what it changed', async () => {
    const log = await logOf(repository);
    const seconds = new Map(log.map(({ id, committedAt }) => [id, Number(committedAt) / 1_000]));
    const shown = log.map(({ id, parents, paths }) => [
      seconds.get(id),
      parents.map((parent) => seconds.get(parent)),
      paths,
    ]);
    expect(shown.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual([
      [1_000, [], ['docs/é "x".md', 'src/a.ts']],
      [2_000, [1_000], ['lib/a.ts', 'src/a.ts', 'src/b.ts']],
      // No text may have a line break, so the directory is stored instead.
      [3_000, [1_000], ['src/']],
      [4_000, [3_000, 2_000], ['lib/a.ts', 'src/b.ts']],
      [5_000, [], []],
    ]);
    const places = new Map(log.map(({ id }, place) => [id, place]));
    for (const { id, parents } of log)
      for (const parent of parents) expect(places.get(parent)).toBeLessThan(Number(places.get(id)));
  });

  it('is not forged by the name of a file, whatever is in it', async () => {
    const forged = `\u0001${'d'.repeat(40)} 1700000000 ${'c'.repeat(40)}`;
    const name = (text: string): string => `"${text.replaceAll('\u0001', '\\001').replaceAll('\n', '\\n')}"`;
    const odd = made(
      [
        ...['commit refs/heads/a', 'mark :1', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c'],
        ...[forged, `a${forged}`, `b\n${forged}`].flatMap((path) => [`M 100644 inline ${name(path)}`, 'data 1', '1']),
        '',
      ].join('\n'),
    );
    try {
      const log = await logOf(odd);
      expect(log.map(({ id, parents }) => [id, parents])).toEqual([[odd.git('rev-parse', 'a').trim(), []]]);
    } finally {
      odd.remove();
    }
  });

  it('has neither what was stashed nor notes, and what is checked out without a branch', async () => {
    const own = made(
      [
        ...['commit refs/heads/a', 'mark :1', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c'],
        ...['M 100644 inline a.ts', 'data 1', '1', ''],
        ...['commit refs/stash', 'mark :2', 'committer A <a@example.com> 2000 +0000', 'data 1', 'c', 'from :1'],
        ...['M 100644 inline secret.env', 'data 1', '2', ''],
        ...['commit refs/notes/commits', 'mark :3', 'committer A <a@example.com> 3000 +0000', 'data 1', 'c'],
        ...['M 100644 inline note', 'data 1', '3', ''],
        ...[
          'commit refs/remotes/origin/b',
          'mark :4',
          'committer A <a@example.com> 4000 +0000',
          'data 1',
          'c',
          'from :1',
        ],
        ...['M 100644 inline b.ts', 'data 1', '4', ''],
        ...['commit refs/heads/gone', 'mark :5', 'committer A <a@example.com> 5000 +0000', 'data 1', 'c', 'from :1'],
        ...['M 100644 inline c.ts', 'data 1', '5', ''],
      ].join('\n'),
    );
    try {
      own.git('update-ref', '--no-deref', 'HEAD', own.git('rev-parse', 'gone').trim());
      own.git('branch', '--quiet', '-D', 'gone');
      const paths = (await logOf(own)).flatMap((one) => one.paths);
      expect(paths.toSorted()).toEqual(['a.ts', 'b.ts', 'c.ts']);
    } finally {
      own.remove();
    }
  });

  it('is that of a repository that has a file called HEAD, too', async () => {
    const own = made(['commit refs/heads/a', 'committer A <a@example.com> 1000 +0000', 'data 1', 'c', ''].join('\n'));
    try {
      own.git('update-ref', '--no-deref', 'HEAD', own.git('rev-parse', 'a').trim());
      writeFileSync(join(own.directory, 'HEAD'), 'x');
      expect(await logOf(own)).toHaveLength(1);
    } finally {
      own.remove();
    }
  });

  it('is empty where nothing was committed yet', async () => {
    const empty = made('');
    try {
      expect(await logOf(empty)).toEqual([]);
    } finally {
      empty.remove();
    }
  });

  it.each(['999999999999999', '253402300800'])('leaves out a date that cannot be one: %s', async (seconds) => {
    const odd = made(
      ['commit refs/heads/a', `committer A <a@example.com> ${seconds} +0000`, 'data 1', 'c', ''].join('\n'),
    );
    try {
      expect(await logOf(odd)).toMatchObject([{ committedAt: undefined, paths: [] }]);
    } finally {
      odd.remove();
    }
  });

  it('is refused of a shallow clone, in one line', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'palimpsest-shallow-'));
    try {
      repository.git('clone', '--quiet', '--depth', '1', '--branch', 'a', `file://${repository.directory}`, directory);
      await expect(logOf(repositoryAt(directory))).rejects.toThrow(
        `${directory} is a shallow clone: run "git fetch --unshallow" there, or clone all of it.`,
      );
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  it('is refused in one line where there is no repository', async () => {
    await expect(logOf(repositoryAt('/'))).rejects.toThrow(/^git log of \/ failed: /);
  });
});
