import { createContact } from '#contract/contacts.js';
import { listMemories, remember, rememberBatch } from '#contract/memories.js';
import { Graph } from '#graph/graph.js';
import { Arbiter, type Verdict } from '#models/arbiter.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';

/** An embedder on which a text has waited for as long as a test says. */
class BusyEmbedder extends ScriptedEmbedder {
  waited = 0;

  override get waitingMs(): number {
    return this.waited;
  }
}

/** An arbiter of this machine that lets everything stand, and knows how much is asked of it. */
class BusyArbiter extends Arbiter {
  readonly name = 'busy';
  waited = 0;
  mostAtOnce = 0;
  #asked = 0;

  override get waitingMs(): number {
    return this.waited;
  }

  async judge(): Promise<Verdict> {
    this.mostAtOnce = Math.max(this.mostAtOnce, (this.#asked += 1));
    await new Promise((next) => setImmediate(next));
    this.#asked -= 1;
    return { outcome: 'add', reason: 'It is busy.' };
  }
}

describe('a service that is asked for more than it can answer', () => {
  const embedder = new BusyEmbedder();
  const arbiter = new BusyArbiter();
  let service: Service;
  let key: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { MAX_DATABASE_CALLS: '2' }, embedder, arbiter });
    key = await service.newKey();
  });
  afterAll(() => service.close());

  const contacts = (): Promise<Response> => ask('/v1/contacts?identifier=phone:%2B4930123');
  const ask = (path: string, body?: unknown): Promise<Response> =>
    fetch(`${service.url}${path}`, {
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });

  /** Lets `meanwhile` happen while two transactions are open. */
  async function busy(meanwhile: () => Promise<void>): Promise<void> {
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const open = [1, 2].map(() => service.app.get(Graph).write(() => over));
    while (service.app.get(Graph).callsUnderWay < 2) await new Promise((next) => setImmediate(next));
    await meanwhile().finally(() => end());
    await Promise.all(open);
  }

  it('turns requests away before they cost anything, says when to come again, and goes on afterwards', async () => {
    expect((await contacts()).status).toBe(200);
    await busy(async () => {
      const refused = await contacts();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(refused.headers.get('content-type')).toContain('application/problem+json');
      expect(await refused.json()).toMatchObject({
        code: 'UNAVAILABLE',
        detail: expect.stringContaining('try again') as string,
      });
    });
    expect((await contacts()).status).toBe(200);
  });

  it('does so as well while texts wait long for the embedding model of this machine', async () => {
    embedder.waited = 501;
    expect((await contacts()).status).toBe(503);
    embedder.waited = 500;
    expect((await contacts()).status).toBe(200);
    embedder.waited = 0;
  });

  it('turns away only what needs the arbiter while statements wait long for it, and writes nothing of it', async () => {
    const door = new RestDoor(service.url, key);
    const { id: contactId } = await door.ask(createContact, {});
    await door.ask(remember, { contactId, text: 'She likes tea.' });
    arbiter.waited = 2_001;
    const refused = await ask(`/v1/contacts/${contactId}/memories`, { text: 'She likes green tea.' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    await door.ask(remember, { contactId, text: 'She likes strong tea.', reconcile: false });
    expect((await door.ask(listMemories, { contactId })).memories).toHaveLength(2);
    expect(await (await ask('/metrics')).text()).toMatch(/^palimpsest_requests_turned_away_total [1-9]\d*$/m);
    arbiter.waited = 2_000;
    await door.ask(remember, { contactId, text: 'She likes green tea.' });
    arbiter.waited = 0;
  });

  it('lets the statements of others take turns with those of a batch', async () => {
    const door = new RestDoor(service.url, key);
    const { id: contactId } = await door.ask(createContact, {});
    const memories = Array.from({ length: 40 }, (_, i) => ({ text: `She likes tea of kind ${i}.` }));
    arbiter.mostAtOnce = 0;
    await door.ask(rememberBatch, { contactId, memories });
    expect(arbiter.mostAtOnce).toBeGreaterThan(0);
    expect(arbiter.mostAtOnce).toBeLessThanOrEqual(4);
  });

  it('does so at every door', async () => {
    await busy(async () => {
      const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
      const refused = await Promise.all([ask('/graphql', { query: '{ __typename }' }), ask('/mcp', list)]);
      expect(refused.map(({ status }) => status)).toEqual([503, 503]);
      expect(await refused[1]?.json()).toMatchObject({
        jsonrpc: '2.0',
        error: { message: expect.any(String) as string },
      });
    });
  });

  it('answers probes and tells of it in the metrics', async () => {
    await busy(async () => {
      await contacts();
      expect((await ask('/health/live')).status).toBe(200);
      expect((await ask('/health/ready')).status).toBe(200);
      const metrics = await (await ask('/metrics')).text();
      expect(metrics).toMatch(/^palimpsest_database_calls [2-9]$/m);
      expect(metrics).toMatch(/^palimpsest_requests_turned_away_total [1-9]\d*$/m);
    });
  });
});
