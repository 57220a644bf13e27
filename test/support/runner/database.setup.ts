import { Graph } from '#graph/graph.js';
import { migrate } from '#graph/migrate.js';
import { newDataDirectory } from '../database/data-directory.js';
import { startTestDatabase, type TestDatabase } from '../database/test-database.js';

declare global {
  var testDatabase: TestDatabase | undefined;
  var lentDirectory: string | undefined;
}

/**
 * Gives the tests a database through TEST_NEO4J_URI, TEST_NEO4J_USER and TEST_NEO4J_PASSWORD, and TEST_LENT_DIRECTORY for those that they
 * lend each other. Fails, rather than skips, without one.
 */
export default async function setUp(): Promise<void> {
  // No server of the tests lives long enough to win back what the second compiler costs: a start takes 10 s of a processor instead of 17.
  // The simplest collector takes a fifteenth less of a processor for the same specs.
  process.env.JDK_JAVA_OPTIONS ??= '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';
  globalThis.testDatabase = await startTestDatabase();
  await migrateOnce(globalThis.testDatabase);
  globalThis.lentDirectory = await newDataDirectory();
  process.env.TEST_LENT_DIRECTORY = globalThis.lentDirectory;
  process.env.TEST_NEO4J_URI = globalThis.testDatabase.uri;
  process.env.TEST_NEO4J_USER = globalThis.testDatabase.user;
  process.env.TEST_NEO4J_PASSWORD = globalThis.testDatabase.password;
}

/** The workers begin together; none has to wait for the schema, or meets another that makes it. */
async function migrateOnce(database: TestDatabase): Promise<void> {
  const graph = new Graph(database);
  try {
    await migrate(graph, new Date());
  } finally {
    await graph.close();
  }
}
