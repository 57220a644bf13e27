import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { newestResults } from '../bed/newest-results.js';
import { circumstances, writeResults } from '../bed/results.js';
import { table } from '../bed/table.js';
import { chart } from './chart.js';
import { type Compared, compared, type Figure } from './figure.js';
import { PARTS } from './parts.js';
import { type Run, runParts } from './run.js';

interface Options {
  readonly data?: string;
  readonly only?: string;
  readonly results: boolean;
}

export const qualityCommand = new Command('quality')
  .description(
    'every benchmark of quality in one run, beside the last result; fails where an invariant of the clocks does not hold',
  )
  .option(
    '--data <dir>',
    'of the rows that are not part of this project; parts that find none of theirs are left out',
    fromCaller,
  )
  .option('--only <names>', `some of ${PARTS.map(({ name }) => name).join(', ')}; with commas between them`)
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ data, only, results }: Options): Promise<void> {
  const named = only?.split(',').map((name) => name.trim());
  const unknown = named?.filter((name) => !PARTS.some((part) => part.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}.`);
  const before = (await newestResults('quality')) as { readonly figures?: readonly Figure[] } | undefined;
  const run = await runParts(PARTS.filter(({ name }) => named?.includes(name) ?? true), data); // prettier-ignore
  const figures = compared(run.figures, before?.figures ?? []);
  const report = reportOf(figures, run);
  console.log(report);
  if (run.broken.length > 0) process.exitCode = 1;
  if (!results) return;
  const around = await circumstances(run.neo4j);
  const { points, leftOut, broken } = run;
  const path = await writeResults('quality', around, { figures: run.figures, points, leftOut, broken }, report);
  if (points.length > 0) await writeFile(path.replace(/\.md$/, '.svg'), chart(points, loadOf(around.at)));
  console.log(`The results are in ${path}.`);
}

/** The last quarter of an hour is in the load; with more than the cores can take, milliseconds mean little. */
function loadOf(at: string): string {
  const [, , quarter = 0] = loadavg();
  return `${at.slice(0, 10)}, load of the machine ${quarter.toFixed(1)}`;
}

function reportOf(figures: readonly Compared[], { broken, leftOut, points }: Run): string {
  const number = (value: number | null): string => value?.toFixed(3) ?? '–';
  const rows = figures.map(({ name, previous, value, difference, noise, isWorse }) => [
    ...[isWorse ? `${name} (worse)` : name, number(previous), number(value)],
    ...[difference === null ? '–' : `${difference < 0 ? '' : '+'}${difference.toFixed(3)}`, number(noise)],
  ]);
  const [, , load = 0] = loadavg();
  return [
    table(['figure', 'previous', 'now', 'difference', 'noise'], rows),
    ...(points.length > 0
      ? [
          '',
          `The machine had a load of ${load.toFixed(1)} at the end: compare no milliseconds with those of another run.`,
        ]
      : []),
    ...(leftOut.length > 0 ? ['', `Left out: ${leftOut.join('; ')}.`] : []),
    ...(broken.length > 0 ? ['', 'These must hold, and do not:', '', ...broken.map((one) => `- ${one}`)] : []),
  ].join('\n');
}
