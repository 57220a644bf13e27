import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { fromCaller } from '#config/called-from.js';
import type { Spread } from '../bed/percentile.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { benchDirectory } from '../bed/settings.js';
import { table } from '../bed/table.js';
import { readLocomo } from './locomo.js';
import { measureRecall, type RecallFigures } from './measure-recall.js';

interface Options {
  readonly data: string;
  readonly out?: string;
  readonly url?: string;
  readonly key?: string;
  readonly reuse?: true;
  readonly captions?: true;
  readonly results: boolean;
}

export const recallCommand = new Command('recall')
  .description('store real conversations and ask where the answers to questions about them were said')
  .requiredOption(
    '--data <path>',
    "LoCoMo's locomo10.json, or the directory of locomo-turns.jsonl and locomo-questions.jsonl",
    fromCaller,
  )
  .option(
    '--out <file>',
    'where to write the run, a line a question (default: .local/bench/recall/run.jsonl)',
    fromCaller,
  )
  .option('--url <url>', 'measure a service that runs already')
  .option('--key <key>', 'its API key')
  .option('--reuse', 'ask the turns that the last run stored, when they are all there')
  .option('--captions', 'store what a shared image shows as part of the text')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure(options: Options): Promise<void> {
  const data = await readLocomo(options.data);
  const service = options.url === undefined ? await startService('recall', { fresh: !options.reuse }) : undefined;
  const client = new RestClient(service?.url ?? (options.url as string), service?.key ?? options.key ?? '');
  try {
    const { figures, asked } = await measureRecall(client, data, options);
    const out = resolve(options.out ?? join(benchDirectory('recall'), 'run.jsonl'));
    await writeFile(out, asked.map(({ id, ranked }) => `${JSON.stringify({ id, ranked })}\n`).join(''));
    const report = reportOf(figures);
    console.log(`${report}\n\nThe run is in ${out}.`);
    if (!options.results) return;
    const around = await circumstances(service?.database.version ?? 'of the running service');
    console.log(`The results are in ${await writeResults('recall', around, figures, report)}.`);
  } finally {
    client.close();
    await service?.stop();
  }
}

function reportOf({ turns, captions, loadSeconds, groups, ...figures }: RecallFigures): string {
  const head = ['category', 'n', 'recall@5', 'recall@10', 'all@10', 'mrr', 'ndcg@10', 'session@1', 'session@5'];
  const rows = groups.map(({ category, questions, ...metrics }) => [
    category,
    questions,
    ...[
      metrics.recall5,
      metrics.recall10,
      metrics.all10,
      metrics.mrr,
      metrics.ndcg10,
      metrics.session1,
      metrics.session5,
    ].map((value) => value.toFixed(3)),
  ]);
  const loaded = loadSeconds === undefined ? 'stored by an earlier run' : `stored in ${loadSeconds.toFixed(1)} s`;
  const times = ({ p50, p95 }: Spread): string => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
  return [
    `${turns} turns ${captions ? 'with' : 'without'} the captions of images, ${loaded}.`,
    `Recall at the client, one after the other: ${times(figures.recallMs)}; without embedding the question: ${times(figures.recallWithoutEmbeddingMs)}.`,
    '',
    table(head, rows),
  ].join('\n');
}
