import { type Clock } from '#domain/service/clock.js';
import { recall } from '#contract/recall.js';
import { recallScanMemories } from '#graph/generated/queries.js';
import type { Graph } from '#graph/graph.js';
import { SearchesRepository } from '#memory/recall/searches.repository.js';
import { memoryWindow } from '#memory/recall/window.js';
import type { Vector } from '#models/embedder.js';
import type { VectorSpace } from '#models/vector-space.js';
import type { RestClient } from '../bed/rest-client.js';
import type { BareDriver } from './bare-driver.js';
import type { SizedContact } from './load-contacts.js';
import type { Asking } from './time-recall.js';

/** Which share of the ten memories that are truly nearest was found, over all questions to contacts of one size. */
export interface Exactness {
  readonly size: number;
  readonly questions: number;
  /** By the service's own vector search, among the ten that it puts first. */
  readonly service: number;
  /** By recall over HTTP at its default weights, among its first fifty; words, recency and importance have their say. */
  readonly recalled: number;
  /** By the index asked for ten. */
  readonly bare: number;
}

const BEST = 10;
/** As many as recall asks of the vector search when its caller wants ten. */
const CANDIDATES = 50;

/** What the searches stand on, in this process with a connection of its own. */
export interface Searching {
  readonly graph: Graph;
  readonly space: VectorSpace;
  readonly clock: Clock;
}

/** Compares with every live memory of the contact; the service's vector search is its own code, not a copy. */
export async function exactness(
  { graph, space, clock }: Searching,
  client: RestClient,
  bare: BareDriver,
  { size, contacts, questions }: Asking,
): Promise<Exactness> {
  const searches = new SearchesRepository(graph, space);
  const found = { service: 0, recalled: 0, bare: 0, best: 0 };
  for (const [i, text] of questions.entries()) {
    const { id: contactId } = contacts[i % contacts.length] as SizedContact;
    const [vector] = (await space.embed([text])) as [Vector];
    const now = clock.now();
    const window = memoryWindow({ validAt: now, knownAt: now }, { include: [] });
    const { property } = space;
    const scanned = await graph.all(recallScanMemories, { contactId, vector, property, limit: BEST, ...window });
    const best = new Set(scanned.map(({ id }) => id));
    const search = { contactId, text, vector, size, limit: CANDIDATES };
    const nearest = await searches.nearestMemories(search, window);
    const { results } = await client.call(recall, { contactId, query: text, limit: CANDIDATES });
    found.best += best.size;
    found.service += shared(
      best,
      nearest.slice(0, BEST).map((hit) => hit.found.id),
    );
    found.recalled += shared(
      best,
      results.flatMap(({ memory }) => memory?.id ?? []),
    );
    found.bare += shared(best, await bare.nearest(contactId, vector, now));
  }
  const share = (name: 'service' | 'recalled' | 'bare'): number => found[name] / found.best;
  return {
    size,
    questions: questions.length,
    service: share('service'),
    recalled: share('recalled'),
    bare: share('bare'),
  };
}

function shared(best: ReadonlySet<string>, ids: readonly string[]): number {
  return ids.filter((id) => best.has(id)).length;
}
