import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { PROJECT_ROOT } from '#config/project-root.js';
import { newestResults } from '../bed/newest-results.js';
import { table } from '../bed/table.js';
import { fallen, figureIn, type Watched } from './fallen.js';

const WATCHED = join(PROJECT_ROOT, 'bench', 'gate', 'watched.json');

export const gateCommand = new Command('gate')
  .description(
    'compare the newest results with bench/gate/watched.json; fails when a figure fell by more than its noise',
  )
  .action(async () => {
    const watched = JSON.parse(await readFile(WATCHED, 'utf8')) as Watched[];
    const results = new Map<string, unknown>();
    for (const name of new Set(watched.map(({ benchmark }) => benchmark))) results.set(name, await newestResults(name));
    const rows = watched.map(({ benchmark, figure, stood, noise }) => [
      ...[`${benchmark} ${figure}`, stood.toFixed(3), noise.toFixed(3)],
      figureIn(results.get(benchmark), figure)?.toFixed(3) ?? 'missing',
    ]);
    console.log(table(['figure', 'stood', 'noise', 'stands'], rows));
    const lost = fallen(watched, results);
    if (lost.length === 0) return;
    console.error(`Fallen by more than their noise: ${lost.map(({ figure }) => figure).join(', ')}.`);
    process.exitCode = 1;
  });
