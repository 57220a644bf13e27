import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { type Spread, spread } from '../bed/percentile.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { benchDirectory } from '../bed/settings.js';
import { table } from '../bed/table.js';
import { askLocomo, type Asked } from './ask-locomo.js';
import { loadedLocomo, loadLocomo } from './load-locomo.js';
import { type Locomo, readLocomo } from './locomo.js';
import { byCategory, type Group } from './retrieval.js';

interface Options {
  readonly data: string;
  readonly out?: string;
  readonly url?: string;
  readonly key?: string;
  readonly reuse?: true;
  readonly captions?: true;
  readonly results: boolean;
}

/** What one run found. */
interface Figures {
  readonly turns: number;
  readonly captions: boolean;
  /** Undefined when the turns of an earlier run were reused. */
  readonly loadSeconds: number | undefined;
  readonly groups: readonly Group[];
  readonly recallMs: Spread;
  readonly recallWithoutEmbeddingMs: Spread;
}

export const recallCommand = new Command('recall')
  .description('store real conversations and ask where the answers to questions about them were said')
  .requiredOption('--data <dir>', 'of locomo-turns.jsonl and locomo-questions.jsonl')
  .option('--out <file>', 'where to write the run, a line a question (default: .local/bench/recall/run.jsonl)')
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
    const { figures, asked } = await run(client, data, options);
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

async function run(
  client: RestClient,
  { turns, questions }: Locomo,
  { reuse, captions = false }: { reuse?: boolean; captions?: boolean },
): Promise<{ figures: Figures; asked: Asked[] }> {
  const kept = reuse ? await loadedLocomo(client, turns) : undefined;
  if (!kept) console.error(`Storing ${turns.length} turns ...`);
  const started = performance.now();
  const contacts = kept ?? (await loadLocomo(client, turns, captions));
  const loadSeconds = kept ? undefined : (performance.now() - started) / 1_000;
  console.error(`Asking ${questions.length} questions ...`);
  const asked = await askLocomo(client, contacts, questions);
  const figures = {
    turns: turns.length,
    captions,
    loadSeconds,
    groups: byCategory(answeredOf({ turns, questions }, asked)),
    recallMs: spread(asked.map(({ total }) => total)),
    recallWithoutEmbeddingMs: spread(asked.map(({ withoutEmbedding }) => withoutEmbedding)),
  };
  return { figures, asked };
}

function answeredOf({ turns, questions }: Locomo, asked: readonly Asked[]): Parameters<typeof byCategory>[0] {
  const sessions = new Map(turns.map(({ conversation, id, session }) => [`${conversation} ${id}`, session]));
  const ranked = new Map(asked.map((one) => [one.id, one.ranked]));
  return questions.flatMap(({ id, conversation, category, evidence_fixed: evidence }) => {
    if (!evidence || evidence.length === 0) return [];
    const sessionOf = (turnId: string): string | undefined => sessions.get(`${conversation} ${turnId}`);
    return [{ category, evidence, sessionOf, ranked: ranked.get(id) ?? [] }];
  });
}

function reportOf({ turns, captions, loadSeconds, groups, ...figures }: Figures): string {
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
