import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The result of a short command; `code` is -1 if it could not be started or was ended by a signal. */
export interface Outcome {
  readonly code: number;
  /** Its output on both streams. */
  readonly output: string;
}

/**
 * Runs a short command.
 * @param timeout milliseconds after which it is ended.
 * @returns its result; never rejects.
 */
export async function run(command: string, args: readonly string[], timeout = 20_000): Promise<Outcome> {
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { timeout });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    return { code: typeof code === 'number' ? code : -1, output: `${stdout ?? ''}${stderr ?? ''}` };
  }
}
