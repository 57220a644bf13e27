import { Graph } from '#graph/graph.js';
import { REHEARSAL_TIMEOUT_MS } from '#graph/rehearsal.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { RestDoor } from '../support/doors/api-client.js';
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
