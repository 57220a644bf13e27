import { Command } from 'commander';
import { createContact } from '#contract/contacts.js';
import { rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { StatedRanking } from '#domain/recall/blend.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { table } from '../bed/table.js';
import { type Life, lives, type Question } from './told.js';

const DAY_MS = 86_400_000;
/** When everything is asked; ages count from it, so that a run repeats another. */
const ASKED = Date.UTC(2026, 0, 1);
/** Nothing is decided but by what is stated: what was told in words alone is believed beside what was told before. */
const SETTINGS = { ARBITER: 'none' };

const all = (days: number): StatedRanking => ({
  halfLifeDays: { semantic: days, episodic: days, procedural: days, turns: days },
});
const RANKINGS: readonly (readonly [string, StatedRanking])[] = [
  ['weight of recency 0', { weights: { recency: 0 } }],
  ...[7, 30, 90, 180, 365, 1_000].map((days) => [`half-life ${days} days`, all(days)] as const),
  ['semantic 365 days, episodic 30', { halfLifeDays: { semantic: 365, episodic: 30 } }],
  ['semantic 365 days, episodic 7', { halfLifeDays: { semantic: 365, episodic: 7 } }],
  ['half-life 365 days, weight 0.1', { ...all(365), weights: { recency: 0.1 } }],
  ['half-life 365 days, weight 0.4', { ...all(365), weights: { recency: 0.4 } }],
];

export const decayCommand = new Command('decay')
  .description(
    'ask about people whose facts changed and others that lasted, by several half-lives and weights of recency',
  )
  .option('--seed <number>', 'another seed makes other people', '11')
  .option('--people <number>', 'how many', '20')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ seed, people, results }: { seed: string; people: string; results: boolean }): Promise<void> {
  const service = await startService('decay', { fresh: true, settings: SETTINGS });
  const client = new RestClient(service.url, service.key);
  try {
    const told = lives(Number(seed), Number(people));
    const ids = await Promise.all(told.map((life) => store(client, life)));
    const figures: Record<string, Figures> = {};
    for (const [name, ranking] of RANKINGS) {
      console.error(`Asking by ${name} ...`);
      figures[name] = await figuresBy(client, told, ids, ranking);
    }
    const report = reportOf(figures);
    console.log(report);
    if (!results) return;
    const about = await circumstances(service.database.version);
    console.log(
      `The results are in ${await writeResults('decay', about, { seed: Number(seed), ...figures }, report)}.`,
    );
  } finally {
    client.close();
    await service.stop();
  }
}

async function store(client: RestClient, { name, told }: Life): Promise<string> {
  const { id: contactId } = await client.call(createContact, { name });
  const memories = told.map(({ text, kind, daysAgo }) => {
    const saidAt = new Date(ASKED - daysAgo * DAY_MS).toISOString();
    return { text, kind, saidAt, validFrom: saidAt };
  });
  await client.call(rememberBatch, { contactId, memories });
  return contactId;
}

/** Shares of the questions, from 0 to 1. */
interface Figures {
  /** Of what changed: what holds now stands first. */
  readonly latestFirst: number;
  /** Of what changed: what no longer holds stands before what does. */
  readonly staleBefore: number;
  /** Of what was told once and long ago: it stands first. */
  readonly lastingFirst: number;
  /** The same, among the first five. */
  readonly lastingIn5: number;
}

async function figuresBy(
  client: RestClient,
  told: readonly Life[],
  ids: readonly string[],
  ranking: StatedRanking,
): Promise<Figures> {
  const changed: (readonly [Question, string[]])[] = [];
  const lasting: (readonly [Question, string[]])[] = [];
  for (const [i, { questions }] of told.entries())
    for (const question of questions) {
      const asked = { contactId: ids[i] ?? '', query: question.text, validAt: new Date(ASKED).toISOString() };
      const { results } = await client.call(recall, { ...asked, ...ranking });
      const answer = [question, results.map(({ memory }) => memory?.text ?? '')] as const;
      (question.stale === null ? lasting : changed).push(answer);
    }
  const place = (texts: readonly string[], text: string | null): number =>
    text !== null && texts.includes(text) ? texts.indexOf(text) : Infinity;
  return {
    latestFirst: share(changed, ([{ right }, texts]) => texts[0] === right),
    staleBefore: share(changed, ([{ right, stale }, texts]) => place(texts, stale) < place(texts, right)),
    lastingFirst: share(lasting, ([{ right }, texts]) => texts[0] === right),
    lastingIn5: share(lasting, ([{ right }, texts]) => texts.slice(0, 5).includes(right)),
  };
}

function share<T>(of: readonly T[], is: (one: T) => boolean): number {
  return of.length === 0 ? 0 : of.filter(is).length / of.length;
}

function reportOf(figures: Readonly<Record<string, Figures>>): string {
  const head = ['ranking', 'latest first', 'stale before it', 'lasting first', 'lasting in 5'];
  const rows = Object.entries(figures).map(([name, { latestFirst, staleBefore, lastingFirst, lastingIn5 }]) => [
    name,
    ...[latestFirst, staleBefore, lastingFirst, lastingIn5].map((one) => one.toFixed(3)),
  ]);
  return table(head, rows);
}
