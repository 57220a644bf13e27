import { createHash } from 'node:crypto';
import { StartupError } from '#domain/errors.js';
import { migrationApplied, migrationAwaitIndexes, migrationNames, migrationRecord } from './generated/queries.js';
import type { Graph } from './graph.js';
import type { Query } from './query.js';
import { queryPaths, queryText } from './query-text.js';

/** An index of many millions of nodes takes long to fill, and so does a property that each of them gets. */
const MIGRATION_MS = 3_600_000;

/** Called with one line for each migration, to show progress. */
export type Progress = (line: string) => void;

/**
 * Applies the numbered migrations in cypher/schema that this database has not seen. Each is safe to repeat (IF NOT EXISTS)
 * and is recorded after it ran, so instances that start together, or one that was killed half way, end in the same schema.
 * The last is recorded when all indexes are filled: who comes after one that was killed while it waited for them, waits too.
 *
 * @returns how many were applied.
 * @throws StartupError when a migration that was applied has been edited since.
 */
export async function migrate(graph: Graph, now: Date, progress: Progress = () => undefined): Promise<number> {
  const applied = new Map((await graph.all(migrationApplied, {})).map((row) => [row.number, row]));
  const pending = migrations().filter((migration) => {
    const seen = applied.get(migration.number);
    if (seen && seen.checksum !== migration.checksum) {
      throw new StartupError(`Migration ${seen.name} was edited after it was applied; add a new one instead.`);
    }
    return !seen;
  });
  // First, so that what is stopped half way makes them when it goes on.
  if (pending.length > 0) await graph.all(migrationNames, {}, { timeoutMs: MIGRATION_MS });
  const record = ({ number, name, checksum }: Migration): Promise<unknown> =>
    graph.all(migrationRecord, { number, name, checksum, now });
  const last = pending.at(-1);
  for (const migration of pending) {
    await applyOne(graph, migration.path);
    if (migration !== last) await record(migration);
    progress(`migrated ${migration.name}`);
  }
  // Beside the migrations, as the indexes of vectors are: what the service needs for its languages, and nothing of what it keeps.
  for (const path of queryPaths('full-text')) await applyOne(graph, path);
  if (last) {
    await awaitIndexes(graph);
    await record(last);
  }
  return pending.length;
}

/** Applies migrations of this database again, for nodes restored from a backup that is older than they are. */
export async function applyAnew(graph: Graph, names: readonly string[]): Promise<void> {
  for (const { path, name } of migrations()) if (names.includes(name)) await applyOne(graph, path);
}

interface Migration {
  path: string;
  number: number;
  name: string;
  checksum: string;
}

function migrations(): Migration[] {
  return queryPaths('schema').map((path) => {
    const name = path.slice('schema/'.length);
    return {
      path,
      name,
      number: Number(name.slice(0, 3)),
      checksum: createHash('sha256').update(queryText(path)).digest('hex'),
    };
  });
}

async function applyOne(graph: Graph, path: string): Promise<void> {
  const query: Query<Record<string, never>, Record<string, never>> = { path, mode: 'schema', params: {}, returns: {} };
  await graph.all(query, {}, { timeoutMs: MIGRATION_MS });
}

/** Waits until every index is filled. */
export async function awaitIndexes(graph: Graph): Promise<void> {
  await graph.all(migrationAwaitIndexes, { seconds: MIGRATION_MS / 1_000 }, { timeoutMs: MIGRATION_MS });
}
