import { readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { madeDirectory } from '#config/made-directory.js';
import { isRunning } from './processes.js';

const STAMP = '.stamp';

/**
 * Fills a directory once for each `stamp`. It gets its name only when it is complete, so an interrupted run is
 * repeated, and two processes doing the same do not collide.
 * @param fill puts the content into the directory it is given.
 */
export async function filledOnce(
  directory: string,
  stamp: string,
  fill: (partial: string) => Promise<void>,
): Promise<void> {
  if (await isFilled(directory, stamp)) return;
  await removeLeftovers(directory);
  const partial = `${directory}.${process.pid}.partial`;
  await madeDirectory(partial);
  try {
    await fill(partial);
    await writeFile(join(partial, STAMP), stamp);
    // Another process was faster, and its result may already be in use.
    if (await isFilled(directory, stamp)) return;
    await rm(directory, { recursive: true, force: true });
    await rename(partial, directory);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** @returns whether the directory was completely filled for this stamp. */
export async function isFilled(directory: string, stamp: string): Promise<boolean> {
  return (await readFile(join(directory, STAMP), 'utf8').catch(() => undefined)) === stamp;
}

/** Removes what killed processes left behind. */
async function removeLeftovers(directory: string): Promise<void> {
  const parent = dirname(directory);
  for (const name of await readdir(parent).catch(() => [])) {
    const [, stem, pid] = /^(.*)\.(\d+)\.partial$/.exec(name) ?? [];
    if (stem !== basename(directory) || (await isRunning({ pid: Number(pid), mark: 'node' }))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
