import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a directory and all that are missing above it. The recursive mkdir of Node never returns if a file system answers that the
 * directory above is missing although it is there, as `/proc` does.
 *
 * @param mode of the directories that are made; default: that of the process.
 * @throws ErrnoException ENOTDIR if there is something else at this path, or what mkdir throws.
 */
export async function madeDirectory(path: string, mode?: number): Promise<void> {
  if (await isDirectory(path)) return;
  const above = dirname(path);
  if (above !== path) await madeDirectory(above, mode);
  try {
    await mkdir(path, mode);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || !(await isDirectory(path))) throw error;
  }
}

async function isDirectory(path: string): Promise<boolean> {
  try {
    if ((await stat(path)).isDirectory()) return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
  throw Object.assign(new Error(`ENOTDIR: not a directory, mkdir '${path}'`), {
    code: 'ENOTDIR',
    syscall: 'mkdir',
    path,
  });
}
