import neo4j from 'neo4j-driver';
import { getCalendar, upcoming } from '#contract/calendar.js';
import { createContact, findContacts } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { diff, timeline } from '#contract/time.js';
import { RestDoor } from '../support/doors/api-client.js';
import { bigContact } from '../support/database/big-contact.js';
import { hits } from '../support/database/profiled.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';
import { keptOf, learnedModel, timelineModel, worldModel } from '../support/stories/changes-model.js';

const VERSIONS = 6_000;
const START = '2020-01-01T00:00:00.000Z';
const hour = (n: number): Date => new Date(Date.parse(START) + n * 3_600_000);
const OPEN_END = '9999-12-31T23:59:59.999Z';

let service: Service;
let door: RestDoor;

beforeAll(async () => {
  service = await Service.start();
  door = new RestDoor(service.url, await service.newKey());
});
afterAll(() => service.close());

/** @returns all pages of what is asked, one after another. */
async function pages<Page extends { nextCursor: string | null }>(
  read: (page: { cursor?: string }) => Promise<Page>,
): Promise<Page[]> {
  const found = [await read({})];
  for (let cursor = found[0]?.nextCursor; cursor; cursor = found.at(-1)?.nextCursor) found.push(await read({ cursor }));
  return found;
}

describe('a contact with thousands of versions', () => {
  let contactId: string;
  let kept: Awaited<ReturnType<typeof keptOf>>;

  beforeAll(async () => {
    contactId = await bigContact(door, VERSIONS, START);
    kept = await keptOf(contactId);
  });

  it.each([undefined, 'superseded'] as const)('has a whole timeline, include=%s', async (include) => {
    const knownAt = hour(2 * VERSIONS).toISOString();
    const entries = (
      await pages((page) => door.ask(timeline, { contactId, knownAt, include, limit: 500, ...page }))
    ).flatMap(({ entries }) => entries);
    expect(entries.map(({ order }) => order)).toEqual(entries.map((_, i) => i + 1));
    expect(
      entries.map(({ at, memory, what, before, believed }) => [at, memory.id, what, before?.id, believed].join(' ')),
    ).toEqual(timelineModel(kept, new Date(knownAt), include === 'superseded'));
  });

  it.each(['valid', 'system'] as const)('has a whole diff on the %s clock', async (clock) => {
    const [from, to] = [hour(5), hour(VERSIONS - 5)];
    const stated = { contactId, clock, from: from.toISOString(), to: to.toISOString(), limit: 400 };
    const all = await pages((page) => door.ask(diff, { ...stated, ...page }));
    const lines = all.flatMap(({ began, ended, changed, withdrawn }) => [
      ...began.map(({ id }) => `began ${id}`),
      ...ended.map(({ id }) => `ended ${id}`),
      ...changed.map(({ before, after }) => `changed ${before.id} ${after.id}`),
      ...withdrawn.map(({ memory }) => `withdrawn ${memory.id}`),
    ]);
    const knownAt = hour(2 * VERSIONS);
    const expected = clock === 'valid' ? worldModel(kept, knownAt, from, to) : learnedModel(kept, from, to);
    expect(lines.sort()).toEqual(expected);
  });

  it('does not say that facts ended which hold as before', async () => {
    const [from, to] = [hour(VERSIONS + 100), hour(VERSIONS + 200)].map((at) => at.toISOString());
    const { began, ended, changed, nextCursor } = await door.ask(diff, { contactId, from: from as string, to });
    expect({ began, ended, changed, nextCursor }).toEqual({ began: [], ended: [], changed: [], nextCursor: null });
  });

  it('is counted whole in its context', async () => {
    const { memories, leftOut } = await door.ask(getContext, { contactId });
    const believed = kept.filter(({ supersededAt, validTo }) => !supersededAt && !validTo);
    expect(memories.length + leftOut).toBe(believed.length);
  });

  it('costs a page of a diff what the page is long, not what the contact has', async () => {
    const instant = (at: Date): unknown => neo4j.types.DateTime.fromStandardDate(at);
    const page = {
      contactId,
      scopes: [''],
      limit: neo4j.int(11),
      at: instant(hour(3_000)),
      knownAt: instant(hour(2 * VERSIONS)),
    };
    const [from, to] = [instant(hour(3_000)), instant(hour(5_900))];
    const inWorld = await hits('history/changed-in-world', { ...page, from, to, afterId: '' });
    const learned = await hits('history/learned', { ...page, after: from, position: neo4j.int(0), afterKey: '' });
    expect(Math.max(inWorld, learned)).toBeLessThan(VERSIONS);
  });

  it('costs a context what is still to come, not what the contact has', async () => {
    const late = neo4j.types.DateTime.fromStandardDate(hour(2 * VERSIONS));
    const read = { contactId, scopes: [''], validAt: late, knownAt: late, limit: neo4j.int(20) };
    await expect(hits('memory/to-come', read)).resolves.toBeLessThan(100);
  });
});

describe('more than a list shows', () => {
  it('of earlier owners is said', async () => {
    const value = '+911234567890';
    for (const count of [20, 1]) {
      const contacts = await Promise.all(Array.from({ length: count }, () => door.ask(createContact, {})));
      await rows(
        testConnection(),
        `UNWIND $ids AS id MATCH (c:Contact {id: id})
         CREATE (c)-[:KNOWN_AS]->(:Identifier {tenantId: c.tenantId, kind: 'phone', value: $value, folded: $value,
           validFrom: datetime('2019-01-01T00:00Z'), validTo: datetime('2020-01-01T00:00Z'),
           recordedAt: c.createdAt, supersededAt: datetime($openEnd)})`,
        { ids: contacts.map(({ id }) => id), value, openEnd: OPEN_END },
      );
      const { earlier, moreEarlier } = await door.ask(findContacts, { identifier: `phone:${value}` });
      expect({ shown: earlier.length, moreEarlier }).toEqual({ shown: 20, moreEarlier: count === 1 });
    }
  });

  it('of plans is said, and of a calendar too', async () => {
    const { id: contactId } = await door.ask(createContact, {});
    await rows(
      testConnection(),
      `MATCH (c:Contact {id: $contactId})
       SET c.lastWriteAt = datetime()
       WITH c
       UNWIND range(1, 1001) AS n
       WITH c, n, datetime() AS now, $contactId + n AS id
       CREATE (:Memory:Event {id: id, factId: id, contactId: c.id, tenantId: c.tenantId, kind: 'episodic', text: 'Plan ' + n,
         status: 'planned', importance: 0.5, confidence: 0.8, tags: [], aliases: [], saidAt: c.createdAt, validFrom: c.createdAt,
         validTo: datetime($openEnd), recordedAt: c.createdAt, supersededAt: datetime($openEnd),
         startsAt: now + duration({hours: 1, minutes: n})})-[:ABOUT]->(c)`,
      { contactId, openEnd: OPEN_END },
    );
    await expect(door.ask(upcoming, { contactId, limit: 200 })).resolves.toMatchObject({ hasMore: true });
    const calendar = await door.ask(getCalendar, { contactId });
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1_000);
    expect(calendar).toContain('X-WR-CALDESC:The 1000 latest events');
  });
});
