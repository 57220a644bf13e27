import { grep } from '#contract/calendar.js';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { RestDoor } from '../support/doors/api-client.js';
import { rows } from '../support/database/rows.js';
import { Service, testConnection } from '../support/service/service.js';

describe('grep over a contact with very many turns', () => {
  let service: Service;
  let door: RestDoor;
  let contactId: string;

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey());
    contactId = (await door.ask(createContact, {})).id;
    await door.ask(startSession, { contactId, id: 'long', channel: 'chat' });
    const turns = [{ id: 'first', speaker: 'Asha', text: 'The needle', at: '2020-01-01T00:00:00Z' }];
    await door.ask(addTurns, { sessionId: 'long', turns });
    await copies(25_000, 'category', 1);
    await copies(300, 'needles', 30_000);
  });
  afterAll(() => service.close());

  /** Turns like the first, a second apart, made by the database itself. */
  const copies = (count: number, text: string, after: number): Promise<unknown> =>
    rows(
      testConnection(),
      `MATCH (t:Turn {contactId: $contactId, id: 'first'})
       UNWIND range($after + 1, $after + $count) AS i
       CREATE (c:Turn)
       SET c = t {.*, id: 'copy-' + i, position: toInteger(i), text: $text, at: t.at + duration({seconds: i})}`,
      { contactId, count, text, after },
    );

  const walk = async (pattern: string): Promise<{ found: string[]; calls: number; empty: number }> => {
    const found: string[] = [];
    let [calls, empty] = [0, 0];
    for (let cursor: string | null | undefined; cursor !== null; calls += 1) {
      const page = await door.ask(grep, { contactId, pattern, limit: 100, ...(cursor ? { cursor } : {}) });
      found.push(...page.results.map(({ turn }) => turn?.id ?? ''));
      if (page.results.length === 0) empty += 1;
      cursor = page.nextCursor;
    }
    return { found, calls, empty };
  };

  it('looks at a part in each call, says that there is more, and finds the last of them', async () => {
    await expect(walk('needle')).resolves.toEqual({ found: ['first'], calls: 2, empty: 1 });
  });

  it('gives every match once', async () => {
    const { found } = await walk('needle*');
    expect(found).toHaveLength(301);
    expect(new Set(found).size).toBe(301);
  });

  it('comes to an end where many are alike and none matches', async () => {
    await expect(walk('cat')).resolves.toMatchObject({ found: [] });
  });
});
