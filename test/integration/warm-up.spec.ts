import { createContact, findContacts } from '#contract/contacts.js';
import { getContext } from '#contract/context.js';
import { addTurns, endSession, startSession } from '#contract/conversation.js';
import { listMemories, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { timeline } from '#contract/time.js';
import { Graph } from '#graph/graph.js';
import { REHEARSAL_TIMEOUT_MS } from '#graph/rehearsal.js';
import { WarmUp } from '#nest/warm-up.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { CuttingProxy } from '../support/database/cutting-proxy.js';
import { rows } from '../support/database/rows.js';
import { ServiceProcess } from '../support/service/service-process.js';
import { Service, testConnection } from '../support/service/service.js';
import { until } from '../support/service/until.js';

const WARM_UP = { WARM_UP: 'true', EXTRACT_POLL_SECONDS: '0' };

/** @returns what others saw of trial calls meanwhile. */
async function untilReady(door: RestDoor): Promise<unknown[]> {
  const found: unknown[] = [];
  await until(
    'the service is ready',
    async () => {
      const { status } = await door.call('GET', '/health/ready');
      if (status === 200) return true;
      expect(status).toBe(503);
      found.push(...(await left()));
      return false;
    },
    REHEARSAL_TIMEOUT_MS,
  );
  return found;
}

/** What anybody can see of trial calls, by label. */
function left(): Promise<Record<string, unknown>[]> {
  const query = `MATCH (n) WHERE n.name = 'Trial call' OR EXISTS { (n)--(:Contact {name: 'Trial call'}) }
                 RETURN labels(n) AS labels, count(*) AS found`;
  return rows(testConnection(), query);
}

/** @returns the paths of the queries that were asked meanwhile. */
async function seenBy(graph: Graph, work: () => Promise<unknown>): Promise<string[]> {
  const seen = new Set<string>();
  graph.observe((path) => seen.add(path));
  await work();
  graph.observe(() => undefined);
  return [...seen];
}

/** What an agent asks from the ring to the end. */
async function aCall(ask: RestDoor['ask']): Promise<void> {
  const value = `+1555${Date.now()}`;
  const { id: contactId } = await ask(createContact, { name: 'Ann', identifiers: [{ kind: 'phone', value }] });
  await ask(findContacts, { identifier: `phone:${value}` });
  await ask(getContext, { contactId });
  const { id: sessionId } = await ask(startSession, { contactId, channel: 'phone' });
  await ask(addTurns, { sessionId, turns: [{ speaker: 'caller', text: 'I have moved to Leeds.' }] });
  for (const value of ['Leeds', 'York'])
    await ask(remember, { contactId, text: `Lives in ${value}.`, attribute: 'city', value });
  for (const text of ['Has a cat.', 'Moved to Bath last week.']) await ask(remember, { contactId, text });
  for (const query of ['Where does Ann live?', 'Does Ann smoke?'])
    await ask(recall, { contactId, query, in: ['memories', 'turns'] });
  await ask(recall, { contactId, query: 'What is planned?', in: ['events'] });
  await ask(listMemories, { contactId });
  await ask(timeline, { contactId });
  await ask(endSession, { sessionId });
  await ask(getContext, { contactId });
}

describe('the warm-up', () => {
  it('is not ready while it is under way, answers meanwhile, and lets nobody see anything of its trial calls', async () => {
    const service = await Service.start({ settings: WARM_UP });
    try {
      const door = new RestDoor(service.url, await service.newKey());
      expect((await door.call('GET', '/health/ready')).status).toBe(503);
      expect((await door.call('GET', '/v1/contacts')).status).toBe(200);
      await expect(untilReady(door)).resolves.toEqual([]);
    } finally {
      await service.close();
    }
    await expect(left()).resolves.toEqual([]);
  });

  it('is not slowed down by looks through all that is kept, which wait for its end', async () => {
    const service = await Service.start({ settings: WARM_UP, embedder: new ScriptedEmbedder(), dropsOldAnswers: true });
    try {
      const seen: string[] = [];
      service.app.get(Graph).observe((path) => seen.push(path));
      // The look for turns follows when all memories have vectors, which others go on writing here.
      const looks = ['idempotency/drop-old', 'embedding/missing-memories'];
      const ofAll = (): string[] => looks.filter((path) => seen.includes(path));
      await untilReady(new RestDoor(service.url, await service.newKey()));
      await until('the looks have begun', () => ofAll().length === looks.length);
      // The searches by vector are the last part of the warm-up.
      const [first] = looks.map((path) => seen.indexOf(path)).sort((a, b) => a - b);
      expect(seen.findLastIndex((path) => path.startsWith('recall/nearest'))).toBeLessThan(first as number);
    } finally {
      await service.close();
    }
  });

  it('has asked all that a call asks', async () => {
    const service = await Service.start({ embedder: new ScriptedEmbedder() });
    try {
      const graph = service.app.get(Graph);
      const warmUp = service.app.get(WarmUp, { strict: false });
      const door = new RestDoor(service.url, await service.newKey());
      const planned = await seenBy(graph, () => (warmUp.begin(), warmUp.ended));
      const asked = await seenBy(graph, () => aCall((operation, input) => door.ask(operation, input)));
      // Whose the key is, and what goes on in the background, no call waits for.
      const waitedFor = asked.filter((path) => !/^(tenant\/|embedding\/|commit$|recall\/count$)/.test(path));
      expect(waitedFor.filter((path) => !planned.includes(path))).toEqual([]);
      expect(waitedFor.length).toBeGreaterThan(25);
    } finally {
      await service.close();
    }
  });

  it('is done again when a database that was away answers again, and the service is ready meanwhile', async () => {
    const proxy = await CuttingProxy.before(testConnection());
    const service = await Service.start({ connection: proxy.connection, settings: WARM_UP });
    try {
      const door = new RestDoor(service.url, await service.newKey());
      await untilReady(door);
      const seen = new Set<string>();
      service.app.get(Graph).observe((path) => seen.add(path));
      proxy.goAway();
      expect((await door.call('GET', '/v1/contacts')).status).toBe(503);
      proxy.comeBack();
      expect((await door.call('GET', '/v1/contacts')).status).toBe(200);
      expect((await door.call('GET', '/health/ready')).status).toBe(200);
      await until('the queries of a call are asked', () =>
        ['contact/create', 'recall/search-small', 'conversation/add-turns'].every((path) => seen.has(path)),
      );
    } finally {
      await service.close();
      proxy.close();
    }
    await expect(left()).resolves.toEqual([]);
  });

  it('ends with the service in its midst, and leaves nothing either', async () => {
    const service = await Service.start({ settings: WARM_UP });
    await service.close();
    await expect(left()).resolves.toEqual([]);
  });

  it('leaves nothing either when the service is killed in its midst', async () => {
    const killed = await ServiceProcess.start(testConnection(), { ...WARM_UP, HOST: '127.0.0.1' });
    expect((await fetch(`${killed.url}/health/ready`)).status).toBe(503);
    await killed.kill();
    await expect(left()).resolves.toEqual([]);
  });
});
