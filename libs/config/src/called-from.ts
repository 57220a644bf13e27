import { resolve } from 'node:path';

/**
 * @returns a path given to a command, relative to where `./dev` was called; `./dev` itself changes to the checkout
 * first.
 */
export function fromCaller(path: string): string {
  return resolve(process.env.CALLED_FROM ?? '', path);
}
