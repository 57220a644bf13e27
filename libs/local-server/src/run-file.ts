import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What is stored about a server between two runs of the service, in `run.json` in its home. It is meaningless once the
 * server has ended.
 */
export interface Run {
  readonly pid: number;
  readonly boltPort: number;
  readonly httpPort: number;
  /** Its last user is stopping it. */
  readonly stopping?: boolean;
}

/** @returns undefined if no server was left running, or the file is invalid. */
export async function readRunFile(home: string): Promise<Run | undefined> {
  const text = await readFile(file(home), 'utf8').catch(() => '{}');
  return parseRun(text);
}

export async function writeRunFile(home: string, run: Run): Promise<void> {
  await writeFile(`${file(home)}.partial`, JSON.stringify(run), { mode: 0o600 });
  await rename(`${file(home)}.partial`, file(home));
}

/** @returns undefined if a number is missing: such a server is not taken over. */
export function parseRun(text: string): Run | undefined {
  try {
    const { pid, boltPort, httpPort, stopping } = JSON.parse(text) as Record<keyof Run, unknown>;
    const numbers = [pid, boltPort, httpPort].every((value) => Number.isInteger(value));
    return numbers ? ({ pid, boltPort, httpPort, ...(stopping === true ? { stopping } : {}) } as Run) : undefined;
  } catch {
    return undefined;
  }
}

function file(home: string): string {
  return join(home, 'run.json');
}
