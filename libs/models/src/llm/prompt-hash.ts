import { createHash } from 'node:crypto';

/** @returns a short name of a prompt and its form: another prompt gets another name, so that their results can be told apart. */
export function promptHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
