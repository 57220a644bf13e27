import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { madeDirectory } from '#config/made-directory.js';
import { fileFault } from './faults.js';

/**
 * A secret that is made once and then kept in a file that only its owner can read (mode 0600). If several processes
 * make it at the same moment, all get the one that is kept.
 * @param make called if there is no file yet.
 * @returns the file's content.
 * @throws StartupError if the file cannot be read or written.
 */
export async function keptSecret(file: string, make: () => string): Promise<string> {
  try {
    const kept = await readKept(file);
    if (kept !== '') return kept;
    await madeDirectory(dirname(file), 0o700);
    await keep(file, make());
    return await readKept(file);
  } catch (error) {
    throw fileFault(error, file);
  }
}

/** The file gets its name when it is complete, unless another process was faster. */
async function keep(file: string, secret: string): Promise<void> {
  const partial = `${file}.${randomBytes(6).toString('hex')}.partial`;
  try {
    await writeFile(partial, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    try {
      await link(partial, file);
    } catch {
      // There is one by now, or an empty one from before; or a file system without links.
      if ((await readKept(file)) === '') await rename(partial, file);
    }
  } finally {
    await rm(partial, { force: true });
  }
}

async function readKept(file: string): Promise<string> {
  try {
    const kept = (await readFile(file, 'utf8')).trim();
    await chmod(file, 0o600);
    return kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
