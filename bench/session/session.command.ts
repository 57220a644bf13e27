import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Command } from 'commander';
import { createContact } from '#contract/contacts.js';
import { addTurns, endSession, getSession, startSession } from '#contract/conversation.js';
import { spread } from '../bed/percentile.js';
import { RestClient } from '../bed/rest-client.js';
import { circumstances, writeResults } from '../bed/results.js';
import { startService } from '../bed/service.js';
import { table } from '../bed/table.js';
import { Dice } from '../speed/dice.js';
import { statement } from '../speed/sentences.js';
import { type ScriptedModel, startScriptedModel } from './scripted-model.js';

const TURNS = 500;
/** One turn in so many tells a fact. */
const TELLING = 5;
const POLL_MS = 5;

/** One session on its way into memory; milliseconds. */
interface Taken {
  readonly addMs: number;
  readonly extractMs: number;
  /** Of both, how long queries were under way at Neo4j. */
  readonly neo4jMs: number;
  /** Of both, how long requests were with the scripted model. */
  readonly modelMs: number;
  readonly found: number;
}

export const sessionCommand = new Command('session')
  .description(`time a session of ${TURNS} turns on its way into memory, with a model that answers at once`)
  .option('--sessions <count>', 'how many, after one that warms up', '20')
  .option('--no-results', 'print only; leave bench/results as it is')
  .action(measure);

async function measure({ sessions, results }: { sessions: string; results: boolean }): Promise<void> {
  const model = await startScriptedModel();
  const settings = { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted', EXTRACT_POLL_SECONDS: '0.2', ARBITER: 'none' };
  const service = await startService('session', { fresh: true, settings });
  const client = new RestClient(service.url, service.key);
  try {
    const taken: Taken[] = [];
    for (let i = 0; i <= Number(sessions); i++) {
      const one = await take(client, service.url, model, new Dice(i + 1));
      if (i > 0) taken.push(one);
      console.error(`session ${i}: ${Math.round(one.addMs)} ms to add, ${Math.round(one.extractMs)} ms to extract`);
    }
    const report = reportOf(taken);
    console.log(report);
    if (!results) return;
    const around = await circumstances(service.database.version);
    console.log(`\nThe results are in ${await writeResults('session', around, { taken }, report)}.`);
  } finally {
    client.close();
    model.close();
    await service.stop();
  }
}

async function take(client: RestClient, url: string, model: ScriptedModel, dice: Dice): Promise<Taken> {
  const { id: contactId } = await client.call(createContact, { name: 'Asha' });
  const { id: sessionId } = await client.call(startSession, { contactId, channel: 'voice' });
  const turns = Array.from({ length: TURNS }, (_, i) => ({
    id: `n${i}`,
    speaker: i % 2 ? 'agent' : 'caller',
    text: i % (2 * TELLING) === 0 ? `I ${statement(dice)}` : i % 2 ? 'And what happened then?' : statement(dice),
  }));
  const [neo4j, busy, started] = [await querySeconds(url), model.busyMs(), performance.now()];
  await client.call(addTurns, { sessionId, turns });
  const added = performance.now();
  await client.call(endSession, { sessionId });
  const found = await untilDone(client, sessionId);
  const done = performance.now();
  return {
    addMs: added - started,
    extractMs: done - added,
    neo4jMs: ((await querySeconds(url)) - neo4j) * 1_000,
    modelMs: model.busyMs() - busy,
    found,
  };
}

async function untilDone(client: RestClient, sessionId: string): Promise<number> {
  for (;;) {
    const { extraction } = await client.call(getSession, { sessionId });
    if (extraction.status === 'done') return extraction.found;
    if (extraction.status === 'dead' || extraction.status === 'retrying') throw new Error(String(extraction.reason));
    await sleep(POLL_MS);
  }
}

/** Looking whether a session is done asks Neo4j too, and is no part of taking it in. */
const LOOKING = 'conversation/session';

async function querySeconds(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const sums = [...metrics.matchAll(/^palimpsest_query_seconds_sum\{query="([^"]+)"\} (\S+)$/gm)];
  return sums.reduce((sum, [, query, seconds]) => (query === LOOKING ? sum : sum + Number(seconds)), 0);
}

function reportOf(taken: readonly Taken[]): string {
  const row = (what: string, of: (one: Taken) => number, digits = 0): string[] => {
    const { p50, p95 } = spread(taken.map(of));
    return [what, p50.toFixed(digits), p95.toFixed(digits)];
  };
  const share = (part: (one: Taken) => number) => (one: Taken) => (100 * part(one)) / (one.addMs + one.extractMs);
  return [
    `${taken.length} sessions of ${TURNS} turns, one after another, ${taken[0]?.found ?? 0} facts each; the model answers at once.`,
    '',
    table(
      ['what', 'p50', 'p95'],
      [
        row('turns added, ms', ({ addMs }) => addMs),
        row('end to the last memory, ms', ({ extractMs }) => extractMs),
        row('together, ms', ({ addMs, extractMs }) => addMs + extractMs),
        row(
          'of it Neo4j, %',
          share(({ neo4jMs }) => neo4jMs),
          1,
        ),
        row(
          'of it the model, %',
          share(({ modelMs }) => modelMs),
          1,
        ),
      ],
    ),
    '',
    'The rest is the embedding of turns and facts, and the service itself.',
  ].join('\n');
}
