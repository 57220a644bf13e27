import neo4j, { type Driver } from 'neo4j-driver';
import { setTimeout as pause } from 'node:timers/promises';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { forgetMemory, forgetTurn } from '#contract/forget.js';
import { remember } from '#contract/memories.js';
import { embeddingFill, recallCount } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { rows } from '../support/database/rows.js';
import { brokenRules } from '../support/database/broken-rules.js';
import { Service, testConnection } from '../support/service/service.js';

const tenantId = `tenant-${newId()}`;
const { uri, user, password } = testConnection();

/** What is written without the lock of a contact: vectors that were missing, and how often something was recalled. */
describe('what is forgotten while something is written on it', () => {
  let service: Service;
  let door: RestDoor;
  let driver: Driver;
  let graph: Graph;

  beforeAll(async () => {
    service = await Service.start();
    door = new RestDoor(service.url, await service.newKey(tenantId));
    driver = neo4j.driver(uri, neo4j.auth.basic(user, password));
    graph = new Graph(testConnection());
  });
  afterAll(() => Promise.all([service.close(), driver.close(), graph.close()]));

  const nodeOf = async (id: string, label: string): Promise<string> => {
    const [row] = await rows(testConnection(), `MATCH (n:${label} {id: $id}) RETURN elementId(n) AS id`, { id });
    return String(row?.['id']);
  };

  it('gets no vector when its words were already gone as they were read', async () => {
    const { id: contactId } = await door.ask(createContact, {});
    const { memory } = await door.ask(remember, { contactId, text: 'Has a numbat.' });
    const memoryId = memory?.id ?? '';
    const { id: sessionId } = await door.ask(startSession, { contactId, channel: 'phone' });
    const turnId = newId();
    await door.ask(addTurns, { sessionId, turns: [{ id: turnId, speaker: 'A', text: 'A numbat.' }] });
    const nodes = [await nodeOf(memoryId, 'Memory'), await nodeOf(turnId, 'Turn')];
    await door.ask(forgetMemory, { memoryId });
    await door.ask(forgetTurn, { sessionId, turnId });
    const vectors = nodes.map((nodeId) => ({ nodeId, text: '', vector: [1, 0, 0] }));
    await expect(graph.all(embeddingFill, { property: 'embeddingA', vectors })).resolves.toEqual([{ filled: 0 }]);
    expect(await brokenRules(testConnection(), tenantId)).toEqual({});
  });

  it('is not counted when it goes while the count waits for it', async () => {
    const { id: contactId } = await door.ask(createContact, {});
    const { memory } = await door.ask(remember, { contactId, text: 'Has a bilby.' });
    const id = memory?.id ?? '';
    const session = driver.session();
    const forgetting = session.beginTransaction();
    await forgetting.run(`MATCH (m:Memory {id: $id}) SET m:Forgotten, m.forgottenAt = datetime() REMOVE m:Memory`, {
      id,
    });
    const counted = graph.all(recallCount, { reads: [{ id, times: 3, at: new Date() }] });
    await untilBlocked('recall/count');
    await forgetting.commit();
    await Promise.all([counted, session.close()]);
    const left = await rows(
      testConnection(),
      'MATCH (m {id: $id}) RETURN m.recallCount AS times, labels(m) AS labels',
      { id },
    );
    expect(left).toEqual([{ times: null, labels: ['Forgotten'] }]);
  });

  /** @param name of the query, which stands in its first line. */
  async function untilBlocked(name: string): Promise<void> {
    for (let found = 0; found === 0; await pause(20)) {
      const waiting = await rows(
        testConnection(),
        `SHOW TRANSACTIONS YIELD currentQuery, status
         WHERE currentQuery CONTAINS $name AND status STARTS WITH 'Blocked' RETURN status`,
        { name },
      );
      found = waiting.length;
    }
  }
});
