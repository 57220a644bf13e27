import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { getHistory } from '#contract/memories.js';
import { queryText } from '#graph/query-text.js';
import { longChain } from '../support/database/long-chain.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service, testConnection } from '../support/service/service.js';

const [SHORT, LONG] = [20, 1_000];
const BEFORE_ALL = new Date('0001-01-01T00:00:00Z');
const LATER = new Date('2126-01-01T00:00:00Z');

interface ProfiledPlan {
  readonly dbHits: number;
  readonly children: readonly ProfiledPlan[];
}

describe('the history of a fact with many versions', () => {
  let service: Service;
  let door: RestDoor;
  const chains = new Map<number, { contactId: string; memoryId: string }>();

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey());
    for (const count of [1, SHORT, LONG]) {
      const { id: contactId } = await door.ask(createContact, {});
      chains.set(count, { contactId, memoryId: await longChain(door, contactId, count) });
    }
  });
  afterAll(() => service.close());

  async function stepsOf(count: number, limit: number): Promise<{ at: string; memory: { value: string | null } }[][]> {
    const { memoryId } = chains.get(count) as { memoryId: string };
    const pages = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await door.ask(getHistory, { memoryId, limit, ...(cursor ? { cursor } : {}) });
      pages.push(page.steps);
      cursor = page.nextCursor;
    }
    return pages;
  }

  it('is told whole, in pages', async () => {
    const pages = await stepsOf(LONG, 300);
    expect(pages.map((page) => page.length)).toEqual([300, 300, 300, 100]);
    const values = pages.flat().map(({ memory }) => memory.value);
    expect(values).toEqual(Array.from({ length: LONG }, (_, n) => `City ${n}`));
  });

  /** How often a page touched the store: that of so many steps which begins after the version with a number; -1 for the first. */
  async function hits(path: string, count: number, limit: number, after = -1): Promise<number> {
    const { contactId, memoryId } = chains.get(count) as { contactId: string; memoryId: string };
    const { uri, user, password } = testConnection();
    const driver = neo4j.driver(uri, neo4j.auth.basic(user, password), { disableLosslessIntegers: true });
    const instant = (at: Date): unknown => neo4j.types.DateTime.fromStandardDate(at);
    const sum = ({ dbHits, children }: ProfiledPlan): number =>
      children.reduce((all, child) => all + sum(child), dbHits);
    try {
      const { records } = await driver.executeQuery(
        'MATCH (m:Memory {factId: $memoryId}) RETURN m ORDER BY m.recordedAt SKIP toInteger($after) LIMIT 1',
        { memoryId, after: Math.max(0, after) },
      );
      const last = (records[0]?.get('m') as { properties: Record<string, unknown> }).properties;
      const first = { at: instant(BEFORE_ALL), rank: neo4j.int(-1), afterFrom: instant(BEFORE_ALL), afterId: '' };
      const next = { at: last['recordedAt'], rank: neo4j.int(1), afterFrom: last['validFrom'], afterId: last['id'] };
      const { summary } = await driver.executeQuery(`PROFILE ${queryText(path)}`, {
        ...{ contactIds: [contactId], factId: memoryId, repository: null, reached: null },
        ...(after < 0 ? first : next),
        ...{ tenantId: last['tenantId'], ids: [memoryId], latest: instant(LATER) },
        ...{ knownAt: instant(LATER), limit: neo4j.int(limit + 1) },
      });
      return sum(summary.profile as unknown as ProfiledPlan);
    } finally {
      await driver.close();
    }
  }

  it.each(['history/chain', 'history/chains'])('costs %s for a page what the page is long', async (path) => {
    for (const limit of [1, 10]) {
      const [short, long] = [await hits(path, SHORT, limit), await hits(path, LONG, limit)];
      expect(long).toBeLessThanOrEqual(1.2 * short);
    }
  });

  it('costs a page in the middle and the last one no more than the first', async () => {
    const first = await hits('history/chain', LONG, 10);
    expect(await hits('history/chain', LONG, 10, 500)).toBeLessThanOrEqual(1.2 * first);
    expect(await hits('history/chain', LONG, 10, LONG - 11)).toBeLessThanOrEqual(1.2 * first);
  });
});
