import type { DatabaseMemory } from '#local-server/database-memory.js';
import type { Spread } from '../bed/percentile.js';
import { table } from '../bed/table.js';
import type { Loaded } from './load.js';
import type { Measured } from './measure.js';

/** What one run found. */
export interface ScaleFigures {
  readonly loads: readonly Loaded[];
  /** At 30,000 memories or fewer, and at all of them. */
  readonly measured: readonly [Measured, Measured];
  readonly database: DatabaseMemory;
}

/** @returns the tables, with how recall in the same contacts grew. */
export function scaleReport({ loads, measured, database }: ScaleFigures): string {
  const [first, full] = measured;
  return [
    `Loaded by a restore of a backup: ${loads.map(loadedIn).join('; ')}. The database has a heap of ${database.heapMb} MB and a page cache of ${database.pageCacheMb} MB.`,
    'Recall of 10 at the client in ms, p50 / p95, the vector of the question known from before; beside it the bare driver, which asks the vector index only.',
    table(
      ['memories of', 'the contact', 'service', 'bare driver', 'new question', `: at ${first.memories}`],
      measured.flatMap((one) => recalls(one, first)),
    ),
    'The share of the ten truly nearest memories that was found:',
    table(
      ['memories of', 'the contact', 'questions', "service's vector search", 'recall, first 50', 'index alone'],
      measured.flatMap(exactOf),
    ),
    `The history of a fact of one value, the first step of one of 1,000 values, and its first page, ${full.history.steps} steps, in ms; the start of the database and then of the service; resident memory; the disk:`,
    table(
      [
        'memories',
        'one value',
        'a step of 1,000',
        'a page of them',
        'database starts s',
        'service starts s',
        'service MB',
        'database MB',
        'store MB',
        'store bytes each',
        'log MB',
      ],
      measured.map(rest),
    ),
  ].join('\n\n');
}

function loadedIn({ memories, contacts, writtenSeconds, restoredSeconds }: Loaded): string {
  const rate = Math.round(memories / restoredSeconds);
  return `${memories} memories of ${contacts} contacts in ${Math.round(restoredSeconds)} s, ${rate} a second, the backup made in ${Math.round(writtenSeconds)} s`;
}

function recalls({ memories, timed }: Measured, first: Measured): (string | number)[][] {
  return timed.map(({ size, service, bare, withEmbedding }) => {
    const before = first.timed.find((one) => one.size === size);
    const growth = before === undefined ? '' : (service.p50 / before.service.p50).toFixed(2);
    return [memories, size, times(service), times(bare), times(withEmbedding), growth];
  });
}

function exactOf({ memories, exact }: Measured): (string | number)[][] {
  return exact.map(({ size, questions, service, recalled, bare }) => [
    memories,
    size,
    questions,
    ...[service, recalled, bare].map((share) => share.toFixed(4)),
  ]);
}

function rest({ memories, history, startedMs, memoryMb, diskMb }: Measured): (string | number)[] {
  return [
    memories,
    times(history.single),
    history.step ? times(history.step) : '',
    times(history.long),
    (startedMs.database / 1_000).toFixed(1),
    (startedMs.service / 1_000).toFixed(1),
    memoryMb.service ?? '?',
    memoryMb.database ?? '?',
    diskMb.store,
    Math.round((diskMb.store * 2 ** 20) / memories),
    diskMb.log,
  ];
}

function times({ p50, p95 }: Spread): string {
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}
