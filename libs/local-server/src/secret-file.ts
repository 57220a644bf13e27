import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * A secret that is made once and then kept in a file only its owner can read (mode 0600).
 * @param make called when there is no file yet.
 * @returns the file's content.
 */
export async function keptSecret(file: string, make: () => string): Promise<string> {
  const kept = await readKept(file);
  if (kept !== '') return kept;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.chmod(0o600);
    const secret = make();
    await handle.writeFile(`${secret}\n`);
    return secret;
  } finally {
    await handle.close();
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
