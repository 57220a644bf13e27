import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SystemClock } from '#domain/service/clock.js';
import { PROJECT_ROOT } from '#config/project-root.js';
import { type Commit, commit, machine, type Machine } from './machine.js';
import { settings } from './settings.js';

/** What stands beside every figure. */
export interface Circumstances {
  readonly at: string;
  readonly commit: Commit;
  readonly machine: Machine;
  readonly settings: Record<string, string | number>;
}

/** @param neo4j the version of the database that was measured. */
export async function circumstances(neo4j: string): Promise<Circumstances> {
  return {
    at: new SystemClock().now().toISOString(),
    commit: await commit(),
    machine: machine(neo4j),
    settings: settings(),
  };
}

/**
 * Writes bench/results/<date>-<name>.md for readers and .json for programs; a second run of a day replaces the first.
 * @param report what the benchmark says, in Markdown without a title.
 * @returns the path of the report.
 */
export async function writeResults(
  name: string,
  { at, commit, machine, settings }: Circumstances,
  figures: object,
  report: string,
): Promise<string> {
  const directory = join(PROJECT_ROOT, 'bench', 'results');
  const path = join(directory, `${at.slice(0, 10)}-${name}`);
  const where = `${machine.cpu}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}, Neo4j ${machine.neo4j}`;
  const what = `commit ${commit.hash}${commit.dirty ? ' with changes that are not in it' : ''}`;
  const how = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const text = `# bench ${name}, ${at.slice(0, 10)}\n\n${where}\n${what}\n${how.join(' ')}\n\n${report}\n`;
  await mkdir(directory, { recursive: true });
  await writeFile(`${path}.md`, text);
  await writeFile(`${path}.json`, `${JSON.stringify({ at, commit, machine, settings, ...figures }, null, 2)}\n`);
  return `${path}.md`;
}
