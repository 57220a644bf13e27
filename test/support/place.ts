import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isRunning, killNow } from '#graph/local-server/processes.js';
import { readRunFile } from '#graph/local-server/run-file.js';

/** The project's own data directory: what was fetched once is used by the tests as well. */
export const PREPARED = resolve('.local');

const PLACES = join(PREPARED, 'test');

/** @returns a new, empty data directory; first removes those whose run was killed, with their servers. */
export async function newPlace(): Promise<string> {
  for (const name of await readdir(PLACES).catch(() => [])) {
    if (!(await isRunning({ pid: Number(name.split('-')[0]), mark: 'node' }))) await removePlace(join(PLACES, name));
  }
  const place = join(PLACES, `${process.pid}-${randomBytes(3).toString('hex')}`);
  await mkdir(place, { recursive: true });
  return place;
}

/** Removes a data directory, and kills the server that still runs there. */
export async function removePlace(place: string): Promise<void> {
  const home = join(place, 'neo4j');
  const run = await readRunFile(home);
  if (run !== undefined) await killNow({ pid: run.pid, mark: home });
  await rm(place, { recursive: true, force: true });
}
