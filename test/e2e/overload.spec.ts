import { Graph } from '#graph/graph.js';
import { NoEmbedder } from '#models/no-embedder.js';
import { Service } from '../support/service/service.js';

/** An embedder on which a text has waited for as long as a test says. */
class BusyEmbedder extends NoEmbedder {
  waited = 0;

  override get waitingMs(): number {
    return this.waited;
  }
}

describe('a service that is asked for more than it can answer', () => {
  const embedder = new BusyEmbedder();
  let service: Service;
  let key: string;

  beforeAll(async () => {
    service = await Service.start({ settings: { MAX_DATABASE_CALLS: '2' }, embedder });
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

  it('does so as well while texts wait long for a model of this machine', async () => {
    embedder.waited = 2_001;
    expect((await contacts()).status).toBe(503);
    embedder.waited = 2_000;
    expect((await contacts()).status).toBe(200);
    embedder.waited = 0;
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
