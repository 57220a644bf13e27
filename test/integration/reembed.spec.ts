import { setTimeout as pause } from 'node:timers/promises';
import neo4j from 'neo4j-driver';
import { createContact } from '#contract/contacts.js';
import { addTurns, startSession } from '#contract/conversation.js';
import { remember, rememberBatch } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { SystemClock } from '#domain/service/clock.js';
import { StartupError } from '#domain/service/errors.js';
import { Graph } from '#graph/graph.js';
import { queryText } from '#graph/query-text.js';
import type { RunningServer } from '#local-server/running-server.js';
import type { Embedder } from '#models/embedder.js';
import { embedMissing, reembed } from '#models/reembed.js';
import { ScriptedEmbedder } from '#models/scripted-embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { RestDoor } from '../support/doors/api-client.js';
import type { Answer } from '../support/doors/door.js';
import { OwnServer } from '../support/database/own-server.js';
import { RenamedEmbedder } from '../support/models/renamed-embedder.js';
import { rows } from '../support/database/rows.js';
import { Service } from '../support/service/service.js';
import { until } from '../support/service/until.js';

interface Profiled {
  readonly dbHits: number;
  readonly children: readonly Profiled[];
}

const clock = new SystemClock();
const TENANT = 'reembed';

let own: OwnServer;
let server: RunningServer;
let old: Service;
let door: RestDoor;
let contactId: string;

beforeAll(async () => {
  own = await OwnServer.create();
  server = await own.start();
  old = await Service.start({ connection: server, embedder: new ScriptedEmbedder() });
  door = new RestDoor(old.url, await old.newKey(TENANT));
  ({ id: contactId } = await door.ask(createContact, {}));
  // More than are compared one by one, so that the vector index is asked.
  for (const from of [0, 300]) {
    const memories = Array.from({ length: 300 }, (_, i) => ({ text: `Fact ${from + i} of hers.`, reconcile: false }));
    await door.ask(rememberBatch, { contactId, memories });
  }
  await door.ask(startSession, { contactId, id: 's', channel: 'phone' });
  await door.ask(addTurns, { sessionId: 's', turns: [{ speaker: 'Asha', text: 'My parrot sings.' }] });
});
afterAll(async () => {
  await old?.close();
  await own.remove();
});

async function move(embedder: Embedder): Promise<number> {
  const graph = new Graph(server);
  try {
    return await reembed(graph, embedder, new VectorSpace(graph, embedder, clock));
  } finally {
    await graph.close();
  }
}

const missing = async (property: string): Promise<number> => {
  const query = 'MATCH (n:Memory|Turn) WHERE n[$property] IS NULL RETURN count(*) AS missing';
  return Number((await rows(server, query, { property }))[0]?.['missing']);
};

/** By meaning alone: no word of the question stands in what it finds, but parts of words do. */
async function foundBy(at: RestDoor, query: string): Promise<Answer<typeof recall>['results']> {
  const asked = { contactId, query, in: ['memories' as const, 'turns' as const], limit: 5 };
  return (await at.ask(recall, asked)).results;
}

const textOf = ({ memory, turn }: Answer<typeof recall>['results'][number]): string | undefined =>
  memory?.text ?? turn?.text;

it.each([
  { what: 'another model', embedder: new RenamedEmbedder('another', 384) },
  { what: 'another length', embedder: new RenamedEmbedder('scripted', 400) },
])('$what is refused at start, in one line that says what to do', async ({ embedder }) => {
  const refused = Service.start({ connection: server, embedder }).catch((error: unknown) => error);
  const error = await refused;
  expect(error).toBeInstanceOf(StartupError);
  const { message } = error as StartupError;
  expect(message).toContain('./dev reembed');
  expect(message).toContain('scripted (384 dimensions)');
  expect(message).not.toContain('\n');
});

it('gives no vector to what another empties while it is filled', async () => {
  await rows(server, `CREATE (:Memory {id: 'racing', tenantId: $tenant, text: 'Secret.'})`, { tenant: TENANT });
  const driver = neo4j.driver(server.uri, neo4j.auth.basic(server.user, server.password));
  const graph = new Graph(server);
  try {
    const emptying = driver.session().beginTransaction();
    await emptying.run(`MATCH (m:Memory {id: 'racing'}) SET m.text = '', m:Forgotten REMOVE m:Memory`);
    const filling = embedMissing(graph, new ScriptedEmbedder(), 'A');
    await pause(2_000);
    await emptying.commit();
    await filling;
    const [place] = await rows(
      server,
      `MATCH (m:Forgotten {id: 'racing'}) RETURN m.text AS text, m.embeddingA AS vector`,
    );
    expect(place).toEqual({ text: '', vector: null });
  } finally {
    await rows(server, `MATCH (m {id: 'racing'}) DELETE m`);
    await Promise.all([graph.close(), driver.close()]);
  }
});

describe('what has no vector', () => {
  /** Of a query in which that many batches came before: all of them were filled. */
  const hits = async (afterId: string): Promise<number> => {
    const driver = neo4j.driver(server.uri, neo4j.auth.basic(server.user, server.password));
    const given = { property: 'embeddingA', afterId, limit: neo4j.int(64) };
    const profiled = `PROFILE\n${queryText('embedding/missing-memories')}`;
    const { summary } = await driver.executeQuery(profiled, given).finally(() => driver.close());
    const sum = ({ dbHits, children }: Profiled): number => children.reduce((all, one) => all + sum(one), dbHits);
    return sum(summary.profile as unknown as Profiled);
  };

  it('is looked for from where the batch before ended, not from the start', async () => {
    const [late] = await rows(server, 'MATCH (m:Memory) RETURN m.id AS id ORDER BY id DESC SKIP 10 LIMIT 1', {});
    expect(await hits('')).toBeGreaterThan(600);
    expect(await hits(String(late?.['id']))).toBeLessThan(50);
  });

  it('is found where turns of many sessions have one id', async () => {
    for (let i = 0; i < 70; i += 1) {
      const session = { contactId, id: `same-${i}`, channel: 'phone' };
      await door.ask(startSession, session);
      await door.ask(addTurns, { sessionId: session.id, turns: [{ id: 'same', speaker: 'Asha', text: `Call ${i}.` }] });
    }
    await rows(server, `MATCH (t:Turn {id: 'same'}) REMOVE t.embeddingA`, {});
    const graph = new Graph(server);
    await expect(embedMissing(graph, new ScriptedEmbedder(), 'A').finally(() => graph.close())).resolves.toBe(70);
    expect(await missing('embeddingA')).toBe(0);
  });
});

describe('moving to a model with other dimensions', () => {
  const next = new RenamedEmbedder('next', 512);

  it('goes on where it was interrupted, while the old service writes and recalls', async () => {
    const during: string[] = [];
    next.onEmbed = async (embedded) => {
      const text = `Said during the move, number ${during.length}.`;
      await door.ask(remember, { contactId, text });
      during.push(text);
      expect((await foundBy(door, text)).map(textOf)).toContain(text);
      if (embedded >= 256) throw new Error('pulled the plug');
    };
    let moving = true;
    const searching = (async () => {
      while (moving) await foundBy(door, 'facts of hers');
    })();
    await expect(move(next).finally(() => (moving = false))).rejects.toThrow('pulled the plug');
    await searching;
    const left = await missing('embeddingB');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(600);
    await expect(Service.start({ connection: server, embedder: next })).rejects.toThrow('./dev reembed');

    next.onEmbed = () => undefined;
    await expect(move(next)).resolves.toBe(left);
    await expect(missing('embeddingB')).resolves.toBe(0);
  });

  it('leaves the old service at work until it is stopped', async () => {
    await door.ask(remember, { contactId, text: 'Her canary whistles at dawn.' });
    expect((await foundBy(door, 'canary')).map(textOf)).toContain('Her canary whistles at dawn.');
  });

  it('the new service finds by the new vectors what was there, and what was written meanwhile', async () => {
    const fresh = await Service.start({ connection: server, embedder: next });
    const at = new RestDoor(fresh.url, await fresh.newKey(TENANT));
    try {
      await until('every memory has its new vector', async () => (await missing('embeddingB')) === 0);
      for (const [query, text] of [
        ['parrots singing', 'My parrot sings.'],
        ['canaries whistling', 'Her canary whistles at dawn.'],
        ['number 1 said during the move', 'Said during the move, number 1.'],
      ] as const) {
        expect((await foundBy(at, query)).map(textOf)).toContain(text);
      }
      await at.ask(remember, { contactId, text: 'Her goldfish jumps.' });
      expect((await foundBy(at, 'goldfishes jumping')).map(textOf)).toContain('Her goldfish jumps.');
    } finally {
      await fresh.close();
    }
  });

  it('a service with the old model does not start any more', async () => {
    const started = Service.start({ connection: server, embedder: new ScriptedEmbedder() });
    await expect(started).rejects.toThrow('embedded by next (512 dimensions)');
  });
});

it('without an embedder, recall finds by words, and only structure decides', async () => {
  const service = await Service.start({ connection: server });
  const at = new RestDoor(service.url, await service.newKey(TENANT));
  try {
    expect((await foundBy(at, 'parrot')).map(textOf)).toEqual(['My parrot sings.']);
    expect(await foundBy(at, 'parakeets')).toEqual([]);
    const slot = { contactId, attribute: 'employer' };
    await at.ask(remember, { ...slot, text: 'She works at A.', value: 'A' });
    const { decision } = await at.ask(remember, { ...slot, text: 'She works at B.', value: 'B' });
    expect(decision).toMatchObject({ outcome: 'superseded', decidedBy: 'attribute' });
    const beside = await at.ask(remember, { contactId, text: 'Her goldfish jumped.' });
    expect(beside.decision).toMatchObject({ outcome: 'added', decidedBy: 'default' });
  } finally {
    await service.close();
  }
});
