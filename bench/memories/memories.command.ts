import { Command } from 'commander';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { table } from '../bed/table.js';
import { asking } from './asking.js';
import { cases } from './cases.js';
import { askAll, type Figures, figuresOf } from './measure.js';

/** Statements of each contact. */
const SIZES = [20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 300, 500];

export const memoriesCommand = new Command('memories')
  .description(
    'tell of made-up people and ask about them: is the one right memory found, and is it said when there is none',
  )
  .option('--seed <number>', 'another seed makes other people', '11')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ seed, results }: { seed: string; results: boolean }): Promise<void> {
  const all = cases(Number(seed), SIZES);
  const found: [how: string, Figures][] = [];
  let version = 'unknown';
  for (const [how, settings] of [
    ['with vectors', {}],
    ['without vectors', { EMBEDDER: 'none' }],
  ] as const) {
    console.error(`Asking ${how} ...`);
    const service = await startService(`memories-${how.replace(' ', '-')}`, { fresh: true, settings });
    const client = new RestClient(service.url, service.key);
    try {
      found.push([how, figuresOf(await askAll(asking(client.call.bind(client)), all))]);
      version = service.database.version;
    } finally {
      client.close();
      await service.stop();
    }
  }
  const report = reportOf(found);
  console.log(report);
  if (!results) return;
  const figures = { seed: Number(seed), ...Object.fromEntries(found) };
  console.log(`The results are in ${await writeResults('memories', await circumstances(version), figures, report)}.`);
}

function reportOf(found: readonly (readonly [string, Figures])[]): string {
  const head = [
    '',
    'questions',
    'hit@1',
    'contact',
    'others',
    'all of many',
    'stale in 5',
    'false none',
    'missed none',
  ];
  const rows = found.map(([how, { questions, hit1, hit1Contact, hit1Other, all, stale5, falseNone, missedNone }]) => [
    ...[how, questions],
    ...[hit1, hit1Contact, hit1Other, all].map((one) => one.toFixed(3)),
    stale5,
    ...[falseNone, missedNone].map((one) => one.toFixed(3)),
  ]);
  return table(head, rows);
}
