import { resolve } from 'node:path';

/** @returns a path that was given to a command, from where `./dev` was called: it goes to the checkout before it begins. */
export function fromCaller(path: string): string {
  return resolve(process.env.CALLED_FROM ?? '', path);
}
