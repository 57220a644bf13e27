import { createHash } from 'node:crypto';
import { StartupError } from '#domain/service/errors.js';
import { migrationApplied, migrationAwaitIndexes, migrationNames, migrationRecord } from './generated/queries.js';
import type { Graph } from './graph.js';
import type { Query } from './query.js';
import { queryPaths, queryText } from './query-text.js';

/** Filling an index, or setting a property, on many millions of nodes takes long. */
const MIGRATION_MS = 3_600_000;

/** Called with one line per migration, to show progress. */
export type Progress = (line: string) => void;

/**
 * Applies the numbered migrations in cypher/schema that this database lacks. Each is safe to repeat (IF NOT EXISTS) and is recorded after
 * it ran, so instances that start together, or one killed half way, end with the same schema. The last is recorded once all indexes are
 * filled, so that an instance started after a kill waits for them too.
 *
 * @returns how many were applied.
 * @throws StartupError if an applied migration has been edited since.
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
  // First, so that a run that was stopped half way creates them when it continues.
  if (pending.length > 0) await graph.all(migrationNames, {}, { timeoutMs: MIGRATION_MS });
  const record = ({ number, name, checksum }: Migration): Promise<unknown> =>
    graph.all(migrationRecord, { number, name, checksum, now });
  const last = pending.at(-1);
  for (const migration of pending) {
    await applyOne(graph, migration.path);
    if (migration !== last) await record(migration);
    progress(`migrated ${migration.name}`);
  }
  // Not part of the migrations, like the vector indexes: needed for the configured languages, without changing data.
  for (const path of queryPaths('full-text')) await applyOne(graph, path);
  if (last) {
    await awaitIndexes(graph);
    await record(last);
  }
  return pending.length;
}

/** Applies migrations again for nodes restored from an older backup. */
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
