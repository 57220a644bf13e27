import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is kept about a server between two runs of the service, kept in `run.json` in its home. */
export interface Run {
  readonly pid: number;
  /** The process that will stop it. */
  readonly owner: number;
  readonly boltPort: number;
  readonly httpPort: number;
}

/** @returns undefined when no server was left running, or the file makes no sense. */
export async function readRunFile(home: string): Promise<Run | undefined> {
  const text = await readFile(file(home), 'utf8').catch(() => '{}');
  return parseRun(text);
}

export async function writeRunFile(home: string, run: Run): Promise<void> {
  await writeFile(`${file(home)}.partial`, JSON.stringify(run), { mode: 0o600 });
  await rename(`${file(home)}.partial`, file(home));
}

export async function removeRunFile(home: string): Promise<void> {
  await rm(file(home), { force: true });
}

/** @returns undefined when a number is missing: such a server is not taken over. */
export function parseRun(text: string): Run | undefined {
  try {
    const { pid, owner, boltPort, httpPort } = JSON.parse(text) as Record<keyof Run, unknown>;
    const numbers = [pid, owner, boltPort, httpPort].every((value) => Number.isInteger(value));
    return numbers ? ({ pid, owner, boltPort, httpPort } as Run) : undefined;
  } catch {
    return undefined;
  }
}

function file(home: string): string {
  return join(home, 'run.json');
}
