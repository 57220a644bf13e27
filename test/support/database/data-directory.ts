import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning, killNow } from '#local-server/processes.js';
import { readRunFile } from '#local-server/run-file.js';

/** The project's own data directory. Tests use what was downloaded into it. */
export const PROJECT_DATA = resolve('.local');

const TEST_DIRECTORIES = join(PROJECT_DATA, 'test');
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * @returns a new, empty data directory. If this process ends without removing it, even by a kill, the directory is removed and its
 * server stopped.
 */
export async function newDataDirectory(): Promise<string> {
  await removeAbandoned();
  const directory = join(TEST_DIRECTORIES, `${process.pid}-${randomBytes(3).toString('hex')}`);
  await mkdir(directory, { recursive: true });
  removeAfterwards(directory);
  return directory;
}

/** Removes a data directory, or one with many of them, and kills the servers that still run there. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const within = await readdir(directory).catch(() => []);
  for (const home of [directory, ...within.map((name) => join(directory, name))].map((of) => join(of, 'neo4j'))) {
    const run = await readRunFile(home);
    if (run !== undefined) await killNow({ pid: run.pid, mark: home });
  }
  await rm(directory, { recursive: true, force: true });
}

/** Removes the directories of runs that ended together with the machine, and so with the process that should have cleaned up. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(TEST_DIRECTORIES).catch(() => [])) {
    if (!(await isRunning({ pid: Number(name.split('-')[0]), mark: 'node' })))
      await removeDataDirectory(join(TEST_DIRECTORIES, name));
  }
}

/** Starts a detached process, which no signal to this one reaches. Its input ends when this process does; then it cleans up. */
function removeAfterwards(directory: string): void {
  const cleaner = spawn(
    process.execPath,
    ['--import', fileOf('../runner/from-source.ts'), fileOf('clean-up.ts'), directory],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  cleaner.unref();
  (cleaner.stdin as unknown as { unref: () => void }).unref();
}
