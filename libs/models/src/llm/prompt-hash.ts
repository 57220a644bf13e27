import { createHash } from 'node:crypto';

/** @returns a short name of a prompt and its schema. Different prompts have different names, so that their results can be distinguished. */
export function promptHash(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}
