import { removeDataDirectory } from '../database/data-directory.js';

/** Stops what the set-up started; a database at NEO4J_URI is left alone. */
export default async function tearDown(): Promise<void> {
  if (globalThis.lentDirectory) await removeDataDirectory(globalThis.lentDirectory);
  await globalThis.testDatabase?.stop();
}
