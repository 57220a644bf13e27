/** Stops what the set-up started; a database at NEO4J_URI is left alone. */
export default async function tearDown(): Promise<void> {
  await globalThis.testDatabase?.stop();
}
