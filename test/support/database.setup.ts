import { startTestDatabase, type TestDatabase } from './test-database.js';

declare global {
  var testDatabase: TestDatabase | undefined;
}

/** Gives the tests a database through TEST_NEO4J_URI, TEST_NEO4J_USER and TEST_NEO4J_PASSWORD. Fails, rather than skips, without one. */
export default async function setUp(): Promise<void> {
  globalThis.testDatabase = await startTestDatabase();
  process.env.TEST_NEO4J_URI = globalThis.testDatabase.uri;
  process.env.TEST_NEO4J_USER = globalThis.testDatabase.user;
  process.env.TEST_NEO4J_PASSWORD = globalThis.testDatabase.password;
}
