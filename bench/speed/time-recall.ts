import { recall } from '#contract/recall.js';
import { type Clock } from '#domain/clock.js';
import type { Embedder, Vector } from '#models/embedder.js';
import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient } from '../bed/rest-client.js';
import type { BareDriver } from './bare-driver.js';
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
}

interface Samples {
  readonly withEmbedding: number[];
  readonly service: number[];
  readonly search: number[];
  readonly bare: number[];
}

/** Asks the service and the bare driver in turn, size by size, so that whatever else the machine does hits all alike. */
export async function timeRecall(
  client: RestClient,
  bare: BareDriver,
  { embedder, clock }: { embedder: Embedder; clock: Clock },
  askings: readonly Asking[],
): Promise<Timed[]> {
  const samples = askings.map((): Samples => ({ withEmbedding: [], service: [], search: [], bare: [] }));
  const vectors = await Promise.all(askings.map(({ questions }) => embedder.embed(questions)));
  const rounds = Math.max(...askings.map(({ questions }) => questions.length));
  for (const timed of [firstAsked, askedAgain]) {
    for (let round = 0; round < rounds; round += 1) {
      for (const [i, { contacts, questions }] of askings.entries()) {
        const { id } = contacts[round % contacts.length] as SizedContact;
        const [text, vector] = [questions[round] as string, vectors[i]?.[round] as Vector];
        const timing = { service: () => ask(client, id, text), bare: () => bare.nearest(id, vector, clock.now()) };
        await timed(timing, samples[i] as Samples, round);
      }
    }
  }
  return askings.map(({ size }, i) => summary(size, samples[i] as Samples));
}

interface Timing {
  readonly service: () => Promise<{ embed: number }>;
  readonly bare: () => Promise<unknown>;
}

/** Also warms what both need. */
async function firstAsked({ service, bare }: Timing, { withEmbedding }: Samples): Promise<void> {
  withEmbedding.push((await timed(service)).took);
  await bare();
}

/** Who goes first alternates: the second finds the pages of the index in memory. */
async function askedAgain({ service, bare }: Timing, samples: Samples, round: number): Promise<void> {
  if (round % 2 === 0) samples.bare.push((await timed(bare)).took);
  const { took, answer } = await timed(service);
  samples.service.push(took);
  samples.search.push(took - answer.embed);
  if (round % 2 !== 0) samples.bare.push((await timed(bare)).took);
}

async function ask(client: RestClient, contactId: string, query: string): Promise<{ embed: number }> {
  return (await client.call(recall, { contactId, query })).tookMs;
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; answer: T }> {
  const started = performance.now();
  const answer = await work();
  return { took: performance.now() - started, answer };
}

function summary(size: number, { withEmbedding, service, search, bare }: Samples): Timed {
  const [served, direct] = [spread(service), spread(bare)];
  return {
    size,
    withEmbedding: spread(withEmbedding),
    service: served,
    search: spread(search),
    bare: direct,
    ratio: served.p50 / direct.p50,
  };
}
