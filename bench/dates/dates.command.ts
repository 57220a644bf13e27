import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import { circumstances, writeResults } from '../bed/results.js';
import { benchDirectory } from '../bed/settings.js';
import { table } from '../bed/table.js';
import { answer, byKind, costOf, readTimex, wall } from './timex.js';

export const datesCommand = new Command('dates')
  .description('resolve expressions of time and compare with the periods that people read in them')
  .option('--data <dir>', 'of timex.jsonl', fromCaller)
  .option('--generated', 'generated expressions instead, and what another library makes of them')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({
  data,
  results,
  generated,
}: {
  data?: string;
  results: boolean;
  generated?: true;
}): Promise<void> {
  // The other library is loaded only where it is asked.
  if (generated) return console.log((await import('./generated.js')).reportOnGenerated());
  if (!data) throw new Error('--data says where timex.jsonl is; --generated needs none');
  const rows = await readTimex(data);
  const answers = rows.map((row) => ({ row, found: answer(row) }));
  const out = join(benchDirectory('dates'), 'run.jsonl');
  await mkdir(benchDirectory('dates'), { recursive: true });
  await writeFile(out, answers.map(({ row, found }) => `${JSON.stringify({ id: row.id, ...wall(found) })}\n`).join(''));
  const kinds = byKind(answers);
  const turnMs = costOf(rows);
  const report = [
    table(
      ['kind', 'rows', 'start and end right'],
      kinds.map(({ kind, rows: count, right }) => [kind, String(count), right.toFixed(3)]),
    ),
    '',
    `A turn of 40 words: p50 ${turnMs.p50.toFixed(2)} ms, p95 ${turnMs.p95.toFixed(2)} ms.`,
  ].join('\n');
  console.log(`${report}\n\nThe run is in ${out}.`);
  if (!results) return;
  console.log(
    `The results are in ${await writeResults('dates', await circumstances('not used'), { kinds, turnMs }, report)}.`,
  );
}
