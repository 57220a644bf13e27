import 'reflect-metadata';
import { Command } from 'commander';
import { type MemoryUse, memoryUse } from '../bed/memory-use.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { benchEmbedder } from '../bed/settings.js';
import { table } from '../bed/table.js';
import { Dice } from '../speed/dice.js';
import { distinct, statement } from '../speed/sentences.js';
import { timeWrites, type Written } from './time-writes.js';
import { WORKLOADS } from './workloads.js';

/** What one run found. */
interface Figures {
  readonly written: readonly Written[];
  /** The same kind of sentences through the model alone: about where memories would stop at EMBEDDER_THREADS threads. */
  readonly embeddedPerSecond: number;
  readonly memoryMb: { readonly before: MemoryUse; readonly after: MemoryUse };
}

const CLIENTS = [1, 8];
const EMBEDDED = 300;

export const ingestCommand = new Command('ingest')
  .description('time turns and memories on their way in, from one client and from eight')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ results }: { results: boolean }): Promise<void> {
  const service = await startService('ingest', { fresh: true });
  const client = new RestClient(service.url, service.key);
  try {
    const before = await memoryUse(service);
    const embeddedPerSecond = await timeEmbedding();
    const written: Written[] = [];
    for (const workload of WORKLOADS) {
      for (const clients of CLIENTS) {
        console.error(`${workload.name}, clients: ${clients} ...`);
        written.push(await timeWrites(client, workload, clients));
      }
    }
    const figures = { written, embeddedPerSecond, memoryMb: { before, after: await memoryUse(service) } };
    const report = reportOf(figures);
    console.log(report);
    if (!results) return;
    const around = await circumstances(service.database.version);
    console.log(`\nThe results are in ${await writeResults('ingest', around, figures, report)}.`);
  } finally {
    client.close();
    await service.stop();
  }
}

async function timeEmbedding(): Promise<number> {
  const embedder = await benchEmbedder();
  try {
    const dice = new Dice(1);
    const texts = distinct(EMBEDDED, () => statement(dice));
    const started = performance.now();
    await embedder.embed(texts);
    return EMBEDDED / ((performance.now() - started) / 1_000);
  } finally {
    await embedder.close();
  }
}

function reportOf({ written, embeddedPerSecond, memoryMb: { before, after } }: Figures): string {
  return [
    table(
      ['what', 'clients', 'items', 'items/s', 'request p50 ms', 'p95 ms'],
      written.map(({ workload, clients, items, itemsPerSecond, requestMs: { p50, p95 } }) => [
        workload,
        clients,
        items,
        itemsPerSecond.toFixed(1),
        p50.toFixed(1),
        p95.toFixed(1),
      ]),
    ),
    '',
    `Embedding alone, the same sentences in a process of its own right before: ${embeddedPerSecond.toFixed(1)} texts a second.`,
    `Resident memory: service ${before.service ?? '?'} MB before, ${after.service ?? '?'} MB after; database ${before.database ?? '?'} MB before, ${after.database ?? '?'} MB after.`,
  ].join('\n');
}
