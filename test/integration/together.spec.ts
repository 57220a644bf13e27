import { createContact } from '#contract/contacts.js';
import { createFork } from '#contract/forks.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import * as queries from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import type { Query } from '#graph/query.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Asked } from '../support/doors/door.js';
import { Service } from '../support/service/service.js';

type Params = Readonly<Record<string, unknown>>;
type Any = Query<Params, Params>;
/** A query that asked several at once: what it gave, and what each of them gives alone. */
interface AtOnce {
  readonly path: string;
  readonly row: Params | undefined;
  readonly alone: Params;
}

const BY_PATH = new Map(Object.values(queries as unknown as Record<string, Any>).map((query) => [query.path, query]));

/** A question to someone, and the queries that ask several at once for it. */
interface Asking {
  readonly who: 'small' | 'large' | 'fork';
  readonly how: Omit<Asked<typeof recall>, 'contactId' | 'query'>;
  readonly paths: readonly string[];
}

const ASKINGS: readonly Asking[] = [
  { who: 'small', how: {}, paths: ['recall/search-small'] },
  { who: 'large', how: {}, paths: ['recall/search-large'] },
  { who: 'large', how: { attribute: 'current_city' }, paths: ['recall/search-small'] },
  { who: 'small', how: { knownAt: '2026-01-01T00:00:00Z' }, paths: ['recall/search-small'] },
  { who: 'small', how: { in: ['memories', 'events', 'turns'] }, paths: ['recall/search-small'] },
  { who: 'small', how: { in: ['turns'] }, paths: [] },
  { who: 'fork', how: {}, paths: ['recall/search-small', 'recall/search-small'] },
];
const SCORES = new Set(['score', 'bestReplaced']);
/** How rare a word is depends on what other specs write meanwhile. */
function unscored(found: Params | undefined): unknown {
  return JSON.parse(JSON.stringify(found, (name, value: unknown) => (SCORES.has(name) ? 'a score' : value)));
}

const SEARCHES = ['recall/search-small', 'recall/search-large'];
const PLACES = ['Goa', 'Pune', 'Oslo', 'Lima'];

describe('what a recall asks at once', () => {
  let service: Service;
  let door: RestDoor;
  const ids = { small: '', large: '', fork: '' };

  beforeAll(async () => {
    service = await Service.start({ embedder: new ScriptedEmbedder() });
    door = new RestDoor(service.url, await service.newKey());
    ids.small = await someone('Asha', 12);
    ids.large = await someone('Ben', 170);
    ids.fork = (await door.ask(createFork, { contactId: ids.small })).id;
    await door.ask(remember, { contactId: ids.fork, text: 'She drinks coffee.', attribute: 'drink', value: 'coffee' });
  });
  afterAll(() => service.close());

  /** Somebody whose city changed, with something around them. */
  async function someone(name: string, more: number): Promise<string> {
    const { id: contactId } = await door.ask(createContact, { name });
    const cities = PLACES.map((value, i) => ({
      ...{ text: `${name} lives in ${value}.`, attribute: 'current_city', value },
      validFrom: `2026-01-0${i + 1}T00:00:00Z`,
    }));
    const others = Array.from({ length: more }, (_, i) => ({
      text: `${name} read book${i} on the train.`,
      reconcile: false,
    }));
    const event = { text: `${name} sees the dentist.`, kind: 'episodic' as const, validFrom: '2026-02-01T10:00:00Z' };
    await door.ask(rememberBatch, { contactId, memories: [...cities, event, ...others] });
    await door.ask(remember, { contactId, text: 'Ben plays chess.', subject: 'Ben' });
    return contactId;
  }

  /** @returns the queries of the work that ask others at once, each with its row and with what its parts give when asked alone. */
  async function asked(work: () => Promise<unknown>): Promise<AtOnce[]> {
    const graph = service.app.get(Graph);
    const all = graph.all.bind(graph);
    const seen: Promise<AtOnce>[] = [];
    const compared = async ({ path, joins = {} }: Any, params: Params, row: Params | undefined): Promise<AtOnce> => {
      const parts = Object.entries(joins).map(async ([column, of]) => {
        return [column, await all(BY_PATH.get(of) as Any, params)] as const;
      });
      return { path, row, alone: Object.fromEntries(await Promise.all(parts)) };
    };
    graph.all = (async (query: Any, params: Params) => {
      const rows = await all(query, params);
      if (query.joins) seen.push(compared(query, params, rows[0]));
      return rows;
    }) as typeof graph.all;
    await work().finally(() => Object.assign(graph, { all }));
    return Promise.all(seen);
  }

  it.each(ASKINGS)('gives each search of $who, $how, what it finds alone', async ({ who, how, paths }) => {
    for (const query of ['Where do they live?', 'What does Ben play?', 'book7', '?']) {
      const found = await asked(() => door.ask(recall, { contactId: ids[who], query, ...how }));
      // A question without words is not searched for by them.
      expect(found.map(({ path }) => path)).toEqual(query === '?' ? [] : paths);
      for (const { row, alone } of found) expect(unscored(row)).toEqual(unscored(alone));
    }
    expect(SEARCHES.every((path) => BY_PATH.has(path))).toBe(true);
  });
});
