import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRunning, killNow } from '#local-server/processes.js';
import { readRunFile } from '#local-server/run-file.js';

/** The project's own data directory: what was fetched once is used by the tests as well. */
export const PREPARED = resolve('.local');

const PLACES = join(PREPARED, 'test');
const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/**
 * @returns a new, empty data directory. It goes, with its server, when this process ends without removing it, be it by
 * Ctrl-C, an abort or a kill.
 */
export async function newPlace(): Promise<string> {
  await removeAbandoned();
  const place = join(PLACES, `${process.pid}-${randomBytes(3).toString('hex')}`);
  await mkdir(place, { recursive: true });
  removeAfterwards(place);
  return place;
}

/** Removes a data directory, and kills the server that still runs there. */
export async function removePlace(place: string): Promise<void> {
  const home = join(place, 'neo4j');
  const run = await readRunFile(home);
  if (run !== undefined) await killNow({ pid: run.pid, mark: home });
  await rm(place, { recursive: true, force: true });
}

/** A machine that went down took the processes that clean up with it. */
async function removeAbandoned(): Promise<void> {
  for (const name of await readdir(PLACES).catch(() => [])) {
    if (!(await isRunning({ pid: Number(name.split('-')[0]), mark: 'node' }))) await removePlace(join(PLACES, name));
  }
}

/** Leaves the cleaning to a process that nothing sent to this one reaches: it waits for the end of its input, which is our end. */
function removeAfterwards(place: string): void {
  const cleaner = spawn(
    process.execPath,
    ['--import', fileOf('../runner/from-source.ts'), fileOf('clean-up.ts'), place],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    },
  );
  cleaner.unref();
  (cleaner.stdin as unknown as { unref: () => void }).unref();
}
