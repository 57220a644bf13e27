import { Command } from 'commander';
import { createContact } from '#contract/contacts.js';
import { listMemories, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { addRevisions, listDrift } from '#contract/revisions.js';
import type { Commit } from '#revisions/ancestry.js';
import { spread, type Spread } from '../bed/percentile.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { type MeasuredService, startService } from '../bed/service.js';
import { Dice } from '../speed/dice.js';
import { distinct, question, statement } from '../speed/sentences.js';
import { byCypher } from './by-cypher.js';
import { history } from './history.js';
import { type RevisionFigures, revisionsReport } from './revisions-report.js';
import { ways } from './ways.js';

interface Options {
  readonly commits: number;
  readonly questions: number;
  readonly results: boolean;
}

const PINNED = 1_000;
const BATCH = 1_000;
/** Pins and questions for the database alone, which takes long. */
const FEW = 20;
const repository = 'bench';

export const revisionsCommand = new Command('revisions')
  .description('time questions at a revision of a long history, and other ways to tell what is an ancestor')
  .option('--commits <count>', 'of the history', Number, 100_000)
  .option('--questions <count>', 'of each kind', Number, 300)
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ commits: count, questions, results }: Options): Promise<void> {
  const commits = history(count);
  const dice = new Dice(85);
  const pins = Array.from({ length: PINNED }, () => dice.pick(commits).id);
  const asked = Array.from({ length: questions }, () => dice.pick(commits).id);
  let service = await startService('revisions', { fresh: true });
  try {
    const told = await tell(service, commits, pins, dice);
    await service.stop();
    service = await startService('revisions', { fresh: false });
    const figures: RevisionFigures = {
      ...{ commits: count, pinned: PINNED, toldSeconds: told.seconds },
      ...(await ask(service, told.contactId, asked)),
      ways: ways(commits, pins, asked),
      cypher: spread(
        await byCypher(
          service.database,
          asked.slice(0, FEW).map((revision) => ({ revision, pinned: pins.slice(0, FEW) })),
        ),
      ),
    };
    const report = revisionsReport(figures);
    console.log(report);
    if (!results) return;
    const around = await circumstances(service.database.version);
    console.log(`\nThe results are in ${await writeResults('revisions', around, figures, report)}.`);
  } finally {
    await service.stop();
  }
}

async function tell(
  { url, key }: MeasuredService,
  commits: readonly Commit[],
  pins: readonly string[],
  dice: Dice,
): Promise<{ contactId: string; seconds: number }> {
  const client = new RestClient(url, key);
  console.error(`Telling ${commits.length} commits ...`);
  const started = performance.now();
  for (let from = 0; from < commits.length; from += BATCH) {
    const revisions = commits.slice(from, from + BATCH).map(({ id, parents }, i) => ({
      ...{ id, parents: [...parents] },
      paths: [`src/f${(from + i) % 500}.ts`, `docs/p${(from + i) % 50}.md`],
    }));
    await client.call(addRevisions, { repository, revisions });
  }
  const seconds = (performance.now() - started) / 1_000;
  console.error(`Remembering ${pins.length} memories ...`);
  const { id: contactId } = await client.call(createContact, { name: 'bench' });
  const texts = distinct(pins.length, () => statement(dice));
  for (let from = 0; from < pins.length; from += 250) {
    const memories = pins.slice(from, from + 250).map((validFromRevision, i) => ({
      ...{ text: String(texts[from + i]), reconcile: false, repository, validFromRevision },
      pins: [`path:src/f${(from + i) % 500}.ts`],
    }));
    await client.call(rememberBatch, { contactId, memories });
  }
  client.close();
  return { contactId, seconds };
}

async function ask(
  { url, key }: MeasuredService,
  contactId: string,
  asked: readonly string[],
): Promise<Pick<RevisionFigures, 'cold' | 'lists' | 'recalls' | 'drift'>> {
  const client = new RestClient(url, key);
  const list = (atRevision?: string): Promise<unknown> =>
    client.call(listMemories, { contactId, ...(atRevision === undefined ? {} : { atRevision, repository }) });
  const dice = new Dice(86);
  const questions = distinct(asked.length, () => question(dice));
  const find = (i: number, at: object): Promise<unknown> =>
    client.call(recall, { contactId, query: String(questions[i]), ...at });
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  await list();
  const cold = await timed(() => list(asked[0]));
  const times: Record<'plain' | 'at' | 'again' | 'found' | 'foundAt' | 'drift', number[]> = {
    ...{ plain: [], at: [], again: [], found: [], foundAt: [], drift: [] },
  };
  for (const [i, revision] of asked.entries()) {
    times.plain.push(await timed(() => list()));
    times.at.push(await timed(() => list(revision)));
    times.again.push(await timed(() => list(revision)));
    // Asked once before, so that the vector of the question is known to both.
    await find(i, {});
    times.found.push(await timed(() => find(i, {})));
    times.foundAt.push(await timed(() => find(i, { atRevision: revision, repository })));
    const drift = { contactId, repository, from: asked[Math.max(0, i - 1)] ?? revision, to: revision };
    if (i % 10 === 0) times.drift.push(await timed(() => client.call(listDrift, drift)));
  }
  client.close();
  const of = (one: keyof typeof times): Spread => spread(times[one].slice(Math.min(20, times[one].length - 1)));
  return {
    cold,
    lists: { plain: of('plain'), at: of('at'), again: of('again') },
    recalls: { plain: of('found'), at: of('foundAt') },
    drift: spread(times.drift),
  };
}
