import { Command } from 'commander';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { asking } from './asking.js';
import { cases } from './cases.js';
import { type Answered, askAll } from './measure.js';
import { figuresBySize, memoriesReport } from './memories-report.js';
import { SEED, SIZES } from './sizes.js';

export const memoriesCommand = new Command('memories')
  .description(
    'tell of made-up people and ask about them: is the one right memory found, and is it said when there is none',
  )
  .option('--seed <number>', 'another seed makes other people', String(SEED))
  .option('--most <number>', 'leave out the contacts with more statements', '2000')
  .option('--wrong', 'print the questions that were answered wrong')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

interface Options {
  readonly seed: string;
  readonly most: string;
  readonly wrong?: true;
  readonly results: boolean;
}

async function measure({ seed, most, wrong, results }: Options): Promise<void> {
  const all = cases(
    Number(seed),
    SIZES.filter((size) => size <= Number(most)),
  );
  const found: [how: string, Answered[]][] = [];
  let version = 'unknown';
  for (const [how, settings] of [
    ['with vectors', {}],
    ['without vectors', { EMBEDDER: 'none' }],
  ] as const) {
    const service = await startService(`memories-${how.replace(' ', '-')}`, { fresh: true, settings });
    const client = new RestClient(service.url, service.key);
    try {
      const progress = (done: number): void => console.error(`${how}: person ${done + 1} of ${all.length} ...`);
      found.push([how, await askAll(asking(client.call.bind(client)), all, progress)]);
      version = service.database.version;
    } finally {
      client.close();
      await service.stop();
    }
  }
  const report = memoriesReport(found, wrong ?? false);
  console.log(report);
  if (!results) return;
  const figures = { seed: Number(seed), ...Object.fromEntries(found.map(([how, one]) => [how, figuresBySize(one)])) };
  console.log(`The results are in ${await writeResults('memories', await circumstances(version), figures, report)}.`);
}
