import { createContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import type { Embedder } from '#models/embedder.js';
import { type Spread, spread } from '../bed/percentile.js';
import type { RestClient, Sent } from '../bed/rest-client.js';
import type { BareDriver } from './bare-driver.js';
import { Dice } from './dice.js';
import { remember as rememberMany } from './load-contacts.js';
import { distinct, statement } from './sentences.js';

/** How long so many writes at once took, each to a contact of its own, in milliseconds until the last was answered. */
export interface Written {
  readonly way: string;
  readonly clients: number;
  readonly service: Spread;
  readonly bare: Spread;
  /** Which share of the bare driver's throughput the service has, by the medians. */
  readonly share: number;
  /** The bare driver, where it keeps the three versions that a replacement is; `null` where nothing is replaced. */
  readonly bareReplacing: Spread | null;
  /** The share of its throughput. */
  readonly shareOfReplacing: number | null;
  /** How long a statement was at the arbiter, with its wait in line; 0 where none was asked. */
  readonly arbiterMs: number;
  /** The share without that; of one client alone, since statements of several wait for each other there. */
  readonly shareWithout: number | null;
}

type Statement = Omit<Sent<typeof remember>, 'contactId'>;
type Times = Record<'service' | 'bare' | 'replacing', number[]>;
/** Two contacts that are written to alike: one by the service, one by the bare driver. */
interface Owner {
  readonly own: string;
  readonly bare: string;
}

/** As an agent writes: with an attribute structure decides, without one what is near does, or the local arbiter. */
const WAYS: Readonly<Record<string, (text: string) => Statement>> = {
  'as given (reconcile: false)': (text) => ({ text, reconcile: false }),
  'with an attribute': (text) => ({ text, attribute: 'current_city', value: text }),
  'in words alone': (text) => ({ text }),
};
const CLIENTS = [1, 8];
/** Memories that a contact has before. */
const KNOWN = 200;

/**
 * Lets the service and the bare driver write in turn, as many at once as there are clients.
 * @param writes of each way and number of clients.
 */
export async function timeRemember(
  client: RestClient,
  bare: BareDriver,
  embedder: Embedder,
  writes: number,
): Promise<Written[]> {
  if (writes === 0) return [];
  const contacts: Owner[] = [];
  for (let i = 0; i < Math.max(...CLIENTS); i += 1) {
    const [{ id: own }, { id: bare }] = [await client.call(createContact, {}), await client.call(createContact, {})];
    await rememberMany(client, own, KNOWN, new Dice(900 + i));
    contacts.push({ own, bare });
  }
  const dice = new Dice(31);
  const written: Written[] = [];
  for (const clients of CLIENTS) {
    for (const [way, said] of Object.entries(WAYS)) {
      const times: Times = { service: [], bare: [], replacing: [] };
      const owners = contacts.slice(0, clients);
      const before = await arbiterMs(client);
      for (let round = 0; round < writes / clients; round += 1) {
        const texts = distinct(clients, () => statement(dice));
        await writeInTurn({ client, bare, embedder }, owners, texts, said, times);
      }
      const [service, direct] = [spread(times.service), spread(times.bare)];
      const bareReplacing = times.replacing.length > 0 ? spread(times.replacing) : null;
      const shareOfReplacing = bareReplacing && bareReplacing.p50 / service.p50;
      const arbiter = ((await arbiterMs(client)) - before) / (Math.ceil(writes / clients) * clients);
      const without = clients === 1 ? direct.p50 / (service.p50 - arbiter) : null;
      const share = direct.p50 / service.p50;
      const shares = { share, shareOfReplacing, shareWithout: without };
      written.push({ way, clients, service, bare: direct, bareReplacing, arbiterMs: arbiter, ...shares });
    }
  }
  return written;
}

/** Writes one text for each owner by the service and then by the driver, and notes how long each took. */
async function writeInTurn(
  { client, bare, embedder }: { client: RestClient; bare: BareDriver; embedder: Embedder },
  owners: readonly Owner[],
  texts: readonly string[],
  said: (text: string) => Statement,
  times: Times,
): Promise<void> {
  const vectors = await embedder.embed(texts);
  const rows = owners.map(({ own }, i) => ({ contactId: own, ...said(texts[i] as string) }));
  // Asked for once, so that its vector is known to both.
  for (const { contactId, text } of rows) await client.call(recall, { contactId, query: text, limit: 1 });
  times.service.push(await took(rows.map((row) => () => client.call(remember, row))));
  const writeOf = ({ bare: id }: Owner, i: number, attribute?: string): Promise<unknown> =>
    bare.write(id, texts[i] as string, vectors[i] ?? [], attribute);
  times.bare.push(await took(owners.map((owner, i) => () => writeOf(owner, i))));
  const [{ attribute } = {}] = rows;
  if (attribute) times.replacing.push(await took(owners.map((owner, i) => () => writeOf(owner, i, attribute))));
}

/** @returns how long statements were at the arbiter since the service started. */
async function arbiterMs(client: RestClient): Promise<number> {
  const sums = [...(await client.metrics()).matchAll(/^palimpsest_arbiter_seconds_sum\{.*\} (.+)$/gmu)];
  return sums.reduce((sum, [, seconds]) => sum + 1_000 * Number(seconds), 0);
}

async function took(works: readonly (() => Promise<unknown>)[]): Promise<number> {
  const started = performance.now();
  await Promise.all(works.map((work) => work()));
  return performance.now() - started;
}
