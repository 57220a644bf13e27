import { recall } from '#contract/recall.js';
import { type Clock } from '#domain/service/clock.js';
import type { Embedder, Vector } from '#models/embedder.js';
import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';
import type { BareDriver } from './bare-driver.js';
import type { Graphiti } from './graphiti/graphiti.js';
import type { SizedContact } from './load-contacts.js';

/** Contacts of one size and the questions they are asked; each question is asked nowhere else. */
export interface Asking {
  readonly size: number;
  readonly contacts: readonly SizedContact[];
  readonly questions: readonly string[];
}

/** How long it took contacts of one size, in milliseconds at the client. */
export interface Timed {
  readonly size: number;
  /** A question never asked before: the service embeds it. */
  readonly withEmbedding: Spread;
  /** The same question again, its vector known: everything but embedding. */
  readonly service: Spread;
  /** Of that, what is left without the service's own `tookMs.embed`, in which it also looks up the contact. */
  readonly search: Spread;
  readonly bare: Spread;
  /** How many times the bare driver's median the service's is. */
  readonly ratio: number;
  /** Graphiti's default search inside its own process, its vector known; only where it was asked. */
  readonly graphiti?: Spread;
}

/** Who is asked, each for the same. */
export interface Asked {
  readonly client: RestClient;
  readonly bare: BareDriver;
  readonly graphiti: Graphiti | undefined;
}

interface Samples {
  readonly withEmbedding: number[];
  readonly service: number[];
  readonly search: number[];
  readonly bare: number[];
  readonly graphiti: number[];
}

/** Asks all in turn, size by size, so that whatever else the machine does hits all alike. */
export async function timeRecall(
  { client, bare, graphiti }: Asked,
  { embedder, clock }: { embedder: Embedder; clock: Clock },
  askings: readonly Asking[],
): Promise<Timed[]> {
  const samples = askings.map((): Samples => ({ withEmbedding: [], service: [], search: [], bare: [], graphiti: [] }));
  const vectors = await Promise.all(askings.map(({ questions }) => embedder.embed(questions)));
  for (const [i, { questions }] of askings.entries()) await graphiti?.learn(questions, vectors[i] ?? []);
  const rounds = Math.max(...askings.map(({ questions }) => questions.length));
  for (const timed of [firstAsked, askedAgain]) {
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, { contacts, questions }] of askings.entries()) {
        const { id } = contacts[round % contacts.length] as SizedContact;
        const [text, vector] = [questions[round] as string, vectors[i]?.[round] as Vector];
        const timing = {
          service: () => ask(client, id, text),
          bare: () => bare.nearest(id, vector, clock.now()),
          graphiti: graphiti && (() => graphiti.search(id, text)),
        };
        await timed(timing, samples[i] as Samples, round);
      }
    }
  }
  return askings.map(({ size }, i) => summary(size, samples[i] as Samples));
}

interface Timing {
  readonly service: () => Promise<{ embed: number }>;
  readonly bare: () => Promise<unknown>;
  readonly graphiti: (() => Promise<number>) | undefined;
}

/** Also warms what all need. */
async function firstAsked({ service, bare, graphiti }: Timing, { withEmbedding }: Samples): Promise<void> {
  withEmbedding.push((await timed(service)).took);
  await bare();
  await graphiti?.();
}

/** Who goes first changes: the next finds the pages of the index in memory. */
async function askedAgain({ service, bare, graphiti }: Timing, samples: Samples, round: number): Promise<void> {
  const turns = [
    async () => samples.bare.push((await timed(bare)).took),
    async () => {
      const { took, answer } = await timed(service);
      samples.service.push(took);
      samples.search.push(took - answer.embed);
    },
    ...(graphiti ? [async () => samples.graphiti.push(await graphiti())] : []),
  ];
  const first = round % turns.length;
  for (const turn of [...turns.slice(first), ...turns.slice(0, first)]) await turn();
}

async function ask(client: RestClient, contactId: string, query: string): Promise<{ embed: number }> {
  return (await client.call(recall, { contactId, query })).tookMs;
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const started = performance.now();
  const answer = await work();
  return { took: performance.now() - started, answer };
}

function summary(size: number, { withEmbedding, service, search, bare, graphiti }: Samples): Timed {
  const [served, direct] = [spread(service), spread(bare)];
  return {
    size,
    withEmbedding: spread(withEmbedding),
    service: served,
    search: spread(search),
    bare: direct,
    ratio: served.p50 / direct.p50,
    ...(graphiti.length > 0 ? { graphiti: spread(graphiti) } : {}),
  };
}
