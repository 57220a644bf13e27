import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { gitEnvironment } from '#config/git-environment.js';
import { instant } from '#contract/fields.js';
import { StartupError } from '#domain/service/errors.js';
import type { Told } from '#revisions/revisions.service.js';
import { boundedPaths } from './bounded-paths.js';

/** All branches and tags, and what is checked out; neither the stash nor notes. Without any commit there is no HEAD. */
const WHICH = ['--ignore-missing', '--branches', '--tags', '--remotes', 'HEAD'];
/** For each commit; git ends it and every path with a NUL. A name can contain any other character. */
const FORM = '--format=%x00%x00%H %ct %P';
const WHAT = ['--topo-order', '--reverse', '-c', '--root', '--name-only', '--no-renames', '-z', FORM];
/** The user's git settings would otherwise change the output. */
const WHATEVER_IS_SET = [
  '--no-show-signature',
  '--no-relative',
  '--no-color',
  '--no-ext-diff',
  '--ignore-submodules=none',
];
/** Nothing after it is a path: a file can be called HEAD. */
const NO_PATHS = '--';
const LOG = ['-c', 'core.quotePath=false', 'log', ...WHATEVER_IS_SET, ...WHAT, ...WHICH, NO_PATHS];
const HEAD = /^([0-9a-f]{40,64}) (\d*) ([0-9a-f ]*)$/;

/**
 * Streams the commits of all branches and tags of a repository, parents first, each with the paths it changed. For a
 * merge, the paths that differ from all of its parents: an earlier commit changed the others.
 * @throws StartupError if git or the repository cannot be read, or it is a shallow clone.
 */
export async function* readLog(directory: string): AsyncGenerator<Told> {
  await refuseShallow(directory);
  const commits = new Commits();
  let rest = '';
  for await (const chunk of output(directory, LOG)) {
    const tokens = (rest + chunk).split('\0');
    rest = tokens.pop() ?? '';
    for (const token of tokens) {
      const whole = commits.read(token);
      if (whole) yield whole;
    }
  }
  const last = commits.end();
  if (last) yield last;
}

/** The oldest commits of a shallow clone have lost their parents, and the parents of a stored revision never change. */
async function refuseShallow(directory: string): Promise<void> {
  let answer = '';
  for await (const chunk of output(directory, ['rev-parse', '--is-shallow-repository'])) answer += chunk;
  if (answer.trim() !== 'true') return;
  throw new StartupError(`${directory} is a shallow clone: run "git fetch --unshallow" there, or clone all of it.`);
}

/** Assembles the commits from the parts between the NULs. */
class Commits {
  /** The line of the commit, then its paths. */
  #begun: string[] = [];
  #empty = 0;

  /** @returns the previous commit when another one begins. */
  read(token: string): Told | undefined {
    if (token === '') {
      this.#empty += 1;
      return undefined;
    }
    // Two precede every commit, and at most one precedes the paths of a merge. No path is empty.
    const [isHead, isNext] = [this.#empty >= 2, this.#empty === 0];
    this.#empty = 0;
    if (!isHead) {
      // git puts a line break before the first path, except after a NUL.
      this.#begun.push(isNext && this.#begun.length === 1 ? token.replace(/^\n/, '') : token);
      return undefined;
    }
    const before = this.end();
    this.#begun = [token];
    return before;
  }

  end(): Told | undefined {
    const [head, ...paths] = this.#begun;
    if (head === undefined) return undefined;
    const [, id, seconds = '', parents = ''] = HEAD.exec(head) ?? [];
    if (id === undefined) throw new StartupError(`git log printed what is no commit: ${head.slice(0, 200)}`);
    return {
      id,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      committedAt: committedAt(seconds),
      paths: boundedPaths(paths),
    };
  }
}

/** @returns nothing for an impossible date, as some old tools wrote. */
function committedAt(seconds: string): Date | undefined {
  const at = new Date(Number(seconds) * 1_000);
  return seconds === '' || Number.isNaN(at.getTime()) ? undefined : instant.safeParse(at.toISOString()).data;
}

/** @throws StartupError with git's error message, after all of its output. */
async function* output(directory: string, words: readonly string[]): AsyncGenerator<string> {
  const git = spawn('git', ['-C', directory, ...words], {
    env: gitEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  git.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(0, 500)));
  const ended = once(git, 'close').catch((error: unknown) => {
    throw new StartupError(
      `git cannot be run; install it first: ${error instanceof Error ? error.message : String(error)}.`,
    );
  });
  ended.catch(() => undefined);
  git.stdout.setEncoding('utf8');
  yield* git.stdout as AsyncIterable<string>;
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new StartupError(`git log of ${directory} failed: ${complaint.trim() || `status ${code}`}`);
}
