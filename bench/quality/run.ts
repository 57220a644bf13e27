import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { RestClient } from '../bed/rest-client.js';
import { type MeasuredService, startService } from '../bed/service.js';
import type { Figure } from './figure.js';
import type { Measured, Part } from './part.js';

/** What was measured, and what was not. */
export interface Run {
  readonly figures: readonly Figure[];
  readonly points: readonly Required<Measured>['points'][number][];
  /** What must hold and did not, in a sentence each. */
  readonly broken: readonly string[];
  /** Parts without data, with what they lack. */
  readonly leftOut: readonly string[];
  readonly neo4j: string;
}

/**
 * Runs parts one after the other; those that need the same service share one.
 * @param data the directory of the rows; parts that find theirs neither there nor anywhere are left out.
 * @param say is told how far it is.
 */
export async function runParts(
  parts: readonly Part[],
  data: string | undefined,
  say: (line: string) => void = console.error,
): Promise<Run> {
  const [ready, leftOut]: [Part[], string[]] = [[], []];
  for (const part of parts) {
    const missing = await missingOf(part, data);
    if (missing.length === 0) ready.push(part);
    else leftOut.push(`${part.name} (needs ${missing.join(', ')})`);
  }
  const found: Measured[] = [];
  let [neo4j, done] = ['not used', 0];
  for (const [settings, together] of Map.groupBy(ready, ({ settings }) => JSON.stringify(settings))) {
    const own = JSON.parse(settings) as Part['settings'];
    const service = own && (await startService('quality', { fresh: true, settings: own }));
    neo4j = service?.database.version ?? neo4j;
    try {
      for (const part of together) {
        say(`${(done += 1)} of ${ready.length}: ${part.name} ...`);
        found.push(await runPart(part, service, data ?? '', say));
      }
    } finally {
      await service?.stop();
    }
  }
  return {
    figures: found.flatMap(({ figures }) => figures),
    points: found.flatMap(({ points = [] }) => points),
    broken: found.flatMap(({ broken = [] }) => broken),
    leftOut,
    neo4j,
  };
}

async function missingOf({ files }: Part, data: string | undefined): Promise<string[]> {
  const missing: string[] = [];
  for (const file of files) {
    const isThere = data !== undefined && (await access(join(data, file)).then(() => true, () => false)); // prettier-ignore
    if (!isThere) missing.push(file);
  }
  return missing;
}

const CONNECTIONS = 16;
/** On a busy machine a part goes on once the service is free again. */
const PATIENCE = 60;

async function runPart(
  { name, measure }: Part,
  service: MeasuredService | null,
  data: string,
  say: (line: string) => void,
): Promise<Measured> {
  const client = new RestClient(service?.url ?? '', service?.key ?? '', CONNECTIONS, PATIENCE);
  const started = performance.now();
  try {
    const progress = (text: string): void => say(`  ${name}: ${text}`);
    return await measure({ call: client.call.bind(client), client, data, progress });
  } finally {
    client.close();
    say(`  ${name}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  }
}
