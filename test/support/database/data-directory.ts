import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning, killNow } from '#local-server/processes.js';
import { readRunFile } from '#local-server/run-file.js';

/** The project's own data directory: what was fetched once is used by the tests as well. */
export const PROJECT_DATA = resolve('.local');

const TEST_DIRECTORIES = join(PROJECT_DATA, 'test');
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * @returns a new, empty data directory. It goes, with its server, when this process ends without removing it, be it by
 * Ctrl-C, an abort or a kill.
 */
export async function newDataDirectory(): Promise<string> {
  await removeAbandoned();
  const directory = join(TEST_DIRECTORIES, `${process.pid}-${randomBytes(3).toString('hex')}`);
  await mkdir(directory, { recursive: true });
  removeAfterwards(directory);
  return directory;
}

/** Removes a data directory, and kills the server that still runs there. */
export async function removeDataDirectory(directory: string): Promise<void> {
  const home = join(directory, 'neo4j');
  const run = await readRunFile(home);
  if (run !== undefined) await killNow({ pid: run.pid, mark: home });
  await rm(directory, { recursive: true, force: true });
}

/** A machine that went down took the processes that clean up with it. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(TEST_DIRECTORIES).catch(() => [])) {
    if (!(await isRunning({ pid: Number(name.split('-')[0]), mark: 'node' })))
      await removeDataDirectory(join(TEST_DIRECTORIES, name));
  }
}

/** Leaves the cleaning to a process that nothing sent to this one reaches: it waits for the end of its input, which is our end. */
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
