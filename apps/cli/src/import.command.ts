import { Command } from 'commander';
import { Graph } from '#graph/graph.js';
import { fromGraphiti } from '#import/graphiti.js';
import type { Imported } from '#import/imported.js';
import { fromJsonLines } from '#import/json-lines.js';
import { fromMem0 } from '#import/mem0.js';
import { fromZep } from '#import/zep.js';
import { assertUsable } from '#local-server/remote-server.js';
import { report } from './report.js';
import { fromCaller } from '#config/called-from.js';
import { readConfig } from '#config/config.js';
import { json, linesOf, readable, text } from './source-file.js';
import { assertResident, assertTenant, tenantId } from './tenant-option.js';
import { withImport } from './with-import.js';

interface Options {
  readonly tenant: string;
  readonly reconcile?: boolean;
  readonly turns?: boolean;
}

interface Source extends Options {
  readonly uri: string;
  readonly user: string;
  readonly passwordFile?: string;
  readonly database?: string;
  readonly group?: string;
}

const jsonl = source('jsonl', 'lines of JSON, one statement each')
  .argument('<file>', 'the lines', fromCaller)
  .action((file: string, options: Options) =>
    take(options, async () => {
      await readable(file);
      return fromJsonLines(linesOf(file));
    }),
  );

const mem0 = source('mem0', 'an export of mem0')
  .argument('<file>', 'the memories as JSON', fromCaller)
  .option('--history <file>', 'the rows of its history as JSON: the texts that a memory had before', fromCaller)
  .action((file: string, options: Options & { history?: string }) =>
    take(options, async () => fromMem0(...(await both(file, options.history)))),
  );

const zep = source('zep', 'an export of Zep')
  .argument('<file>', 'sessions, messages and facts as JSON', fromCaller)
  .option('--turns', 'also the messages, as turns; they are then extracted as any session is')
  .action((file: string, options: Options) => take(options, async () => fromZep(await json(file))));

const graphiti = source('graphiti', 'a Neo4j database of Graphiti; it is only read')
  .requiredOption('--uri <uri>', 'of that database, such as bolt://127.0.0.1:7687')
  .option('--user <name>', 'its user', 'neo4j')
  .option('--password-file <file>', 'a file with its password', fromCaller)
  .option('--database <name>', 'default: the home database of the user')
  .option('--group <id>', 'only this group')
  .action(async (options: Source) => {
    const { uri, user, passwordFile, database, group = null } = options;
    let graph: Graph | undefined;
    try {
      await take(options, async () => {
        const password = passwordFile === undefined ? '' : (await text(passwordFile)).trim();
        const server = { uri, user, password, database };
        await assertUsable(server, { address: '--uri', login: '--user and --password-file' });
        graph = new Graph(server);
        return fromGraphiti(graph, group);
      });
    } finally {
      await graph?.close();
    }
  });

export const importCommand = new Command('import').description(
  'take over what another memory knows; a second run goes on where the first stopped',
);
for (const command of [jsonl, mem0, zep, graphiti]) importCommand.addCommand(command);

function source(name: string, description: string): Command {
  return new Command(name)
    .description(description)
    .option('--tenant <id>', 'into which tenant', tenantId, 'default')
    .option('--reconcile', 'compare each statement with what is believed, instead of storing it as given');
}

async function take(
  { tenant, reconcile = false, turns = false }: Options,
  read: () => Promise<AsyncIterable<Imported> | Iterable<Imported>>,
): Promise<void> {
  assertResident(readConfig(), tenant);
  const records = await read();
  await withImport(async (imports, graph) => {
    await assertTenant(graph, tenant);
    const done = await imports.run({ tenantId: tenant }, records, { reconcile, turns }, ({ read, imported, present }) =>
      report(`  read ${read}, imported ${imported}, there already ${present}`),
    );
    for (const line of done.lines) console.log(line);
    // A script that runs it learns that nothing was imported.
    if (done.imported + done.present + done.turns === 0 && done.leftOut.length > 0) process.exitCode = 1;
  });
}

function both(file: string, history: string | undefined): Promise<[unknown, unknown]> {
  return Promise.all([json(file), history === undefined ? undefined : json(history)]);
}
