import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { StartupError } from '#domain/errors.js';
import type { Told } from '#revisions/revisions.service.js';
import { boundedPaths } from './bounded-paths.js';

/** Begins every commit: no hash and no path has it, since git ends each with a NUL. */
const COMMIT = '\u0001';

/**
 * Streams the commits that any branch or tag of a repository has, parents first, each with the paths it changed. Of a merge those that differ
 * from all of its parents: the others were changed by a commit that comes before it.
 * @throws StartupError where git or the repository cannot be read.
 */
export async function* readLog(directory: string): AsyncGenerator<Told> {
  const form = `--format=${COMMIT}%H %ct %P%x00`;
  const what = ['--all', '--topo-order', '--reverse', '-c', '--root', '--name-only', '--no-renames', '-z'];
  const git = spawn('git', ['-C', directory, '-c', 'core.quotePath=false', 'log', ...what, form], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  git.stderr.on('data', (chunk: Buffer) => (complaint = `${complaint}${chunk.toString()}`.slice(0, 500)));
  const ended = once(git, 'close').catch((error: unknown) => {
    throw new StartupError(`git cannot be run: ${error instanceof Error ? error.message : String(error)}.`);
  });
  ended.catch(() => undefined);
  let rest = '';
  git.stdout.setEncoding('utf8');
  for await (const chunk of git.stdout as AsyncIterable<string>) {
    const commits = (rest + chunk).split(COMMIT);
    rest = commits.pop() ?? '';
    for (const commit of commits) if (commit !== '') yield told(commit);
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new StartupError(`git log of ${directory} failed: ${complaint.trim() || `status ${code}`}`);
  if (rest !== '') yield told(rest);
}

/** @param commit what git says of one: `hash seconds parents`, NUL, and the paths with a NUL after each. */
function told(commit: string): Told {
  const [head = '', ...paths] = commit.split('\0');
  const [id = '', seconds = '', ...parents] = head.split(' ');
  return {
    id,
    parents: parents.filter((parent) => parent !== ''),
    committedAt: new Date(Number(seconds) * 1_000),
    // git puts a line break before the first path.
    paths: boundedPaths(paths.map((path) => path.replace(/^\n+/, '')).filter((path) => path !== '')),
  };
}
