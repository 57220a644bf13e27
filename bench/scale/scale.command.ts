import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { StartupError } from '#domain/service/errors.js';
import { circumstances, writeResults } from '../bed/results.js';
import { benchDirectory, benchEmbedder } from '../bed/settings.js';
import { build, keptIn } from './database.js';
import { measure, sized } from './measure.js';
import { type ScaleFigures, scaleReport } from './scale-report.js';

interface Options {
  readonly memories: number;
  readonly questions: number;
  readonly dir?: string;
  readonly results: boolean;
}

/** What is in the given directory stays, since a run that cannot use a database again deletes it. */
const OWN = 'scale';
/** The first half has to hold all contacts that are asked. */
const LEAST_MEMORIES = 16_000;

export const scaleCommand = new Command('scale')
  .description('load a database of many memories, and measure it after 30,000 of them and after all')
  .option(
    '--memories <count>',
    'how many there are in the end, those that were superseded among them',
    Number,
    1_000_000,
  )
  .option('--questions <count>', 'how many a size of contact', Number, 100)
  .option(
    '--dir <directory>',
    'keep the database in DIR/scale; it is used again by a run with as many memories',
    fromCaller,
  )
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(run);

async function run({ memories, questions, dir, results }: Options): Promise<void> {
  if (!(memories >= LEAST_MEMORIES)) throw new StartupError(`--memories: ${LEAST_MEMORIES} or more.`);
  const home = dir === undefined ? benchDirectory('scale') : join(resolve(dir), OWN);
  const asking = { questions, embedder: await benchEmbedder() };
  try {
    const built =
      (dir === undefined ? undefined : await keptIn(home, memories)) ?? (await build(home, memories, asking));
    const full = await measure(home, built.marks, memories, asking);
    const figures: ScaleFigures = { loads: built.loads, measured: [built.first, full], database: sized() };
    const report = scaleReport(figures);
    console.log(report);
    if (!results) return;
    const around = await circumstances(full.neo4j);
    console.log(`\nThe results are in ${await writeResults('scale', around, figures, report)}.`);
  } finally {
    await asking.embedder.close();
  }
}
