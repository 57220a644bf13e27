import { setTimeout as pause } from 'node:timers/promises';
import { Neo4jError } from 'neo4j-driver';
import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { addRevisions } from '#contract/revisions.js';
import { setSettings } from '#contract/settings.js';
import { backUp } from '#graph/backup/back-up.js';
import { ExactGraph, type Held } from '#graph/backup/exact-graph.js';
import { restore } from '#graph/backup/restore.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';
import { TwoDatabases } from '../support/database/two-databases.js';
import { wholeGraph } from '../support/database/whole-graph.js';

const TENANT = `tenant-${newId()}`;

type Happening = Readonly<Record<number, () => unknown>>;

/**
 * Does something around the so-and-so-many-th group: before it is read, after its nodes and before its relationships, or when it is read
 * again. The four contacts come first, then the tenant itself, then what stands alone.
 */
class Interrupted extends ExactGraph {
  before: Happening = {};
  during: Happening = {};
  again: Happening = {};
  #held = 0;

  override async hold(work: (held: Held) => Promise<void>): Promise<void> {
    this.#held += 1;
    const count = this.#held;
    let attempt = 0;
    await this.before[count]?.();
    const between = async ({ path }: { readonly path: string }): Promise<void> => {
      if (!path.endsWith('-links')) return;
      const interrupt = this.during[count];
      this.during = interrupt ? {} : this.during;
      await interrupt?.();
    };
    await super.hold(async (held) => {
      attempt += 1;
      if (attempt > 1) await this.again[count]?.();
      await work({
        all: (query, params) => between(query).then(() => held.all(query, params)),
        each: async function* (query, params) {
          await between(query);
          yield* held.each(query, params);
        },
      });
    });
  }
}

let both: TwoDatabases;
let service: Service;
let door: RestDoor;
let ids: string[];
let directories = 0;

beforeAll(async () => {
  // In the database of the run another spec's service may make vectors meanwhile.
  both = await TwoDatabases.take({ aloneAtSource: true });
  service = await Service.start({ connection: both.from.server });
  door = new RestDoor(service.url, await service.newKey(TENANT));
});
afterAll(async () => {
  await service?.close();
  await both?.giveBack();
});
beforeEach(async () => {
  await both.to.empty();
  for (const { contactId } of await both.from.ask('MATCH (c:Contact {tenantId: $tenant}) RETURN c.id AS contactId', {
    tenant: TENANT,
  }))
    await door.send(eraseContact, { contactId });
  ids = [];
  for (const name of ['Asha', 'Ravi', 'Mira', 'Noor']) {
    const { id } = await door.ask(createContact, { name });
    ids.push(id);
    await door.ask(remember, { contactId: id, text: `${name} likes tea.` });
  }
});

const beginAgain = (): Neo4jError =>
  new Neo4jError('deadlock', 'Neo.TransientError.Transaction.DeadlockDetected', '50N05', 'deadlock');

const of = (place: number): string => ids[place] as string;

async function exported(happening: Partial<Pick<Interrupted, 'before' | 'during' | 'again'>>): Promise<string> {
  const exact = Object.assign(new Interrupted(both.from.server), happening);
  directories += 1;
  const directory = `${both.folder}/meanwhile-${directories}`;
  try {
    await backUp({ ...both.from.tools, exact }, directory, TENANT);
    return directory;
  } finally {
    await exact.close();
  }
}

it('a write waits while its contact is read, and one about another contact does not', async () => {
  const done: string[] = [];
  const tell = (place: number, name: string): Promise<unknown> =>
    door.ask(remember, { contactId: of(place), text: `Told to ${name}.` }).then(() => done.push(name));
  let waiting: Promise<unknown> = Promise.resolve();
  // The third is read after the write to the second is done, which the first waits for.
  const directory = await exported({
    during: {
      2: () => {
        waiting = tell(1, 'the second');
      },
    },
    before: { 3: () => waiting.then(() => tell(2, 'the third')) },
  });
  expect(done).toEqual(['the second', 'the third']);
  await restore(both.to.tools, directory, null);
  const restored = await both.to.ask("MATCH (m:Memory) WHERE m.text STARTS WITH 'Told' RETURN m.text AS text");
  expect(restored).toEqual([{ text: 'Told to the third.' }]);
});

it('contacts that are merged after one of them was read are read anew together', async () => {
  const directory = await exported({
    before: {
      3: async () => {
        const { mergeId } = await door.ask(mergeContacts, { contactId: of(2), from: of(1) });
        await door.ask(undoMerge, { mergeId });
      },
      4: () => door.ask(mergeContacts, { contactId: of(3), from: of(0) }),
    },
  });
  await restore(both.to.tools, directory, null);
  expect(await wholeGraph(both.to.server, TENANT)).toEqual(await wholeGraph(both.from.server, TENANT));
});

it('a contact that was read with one that is merged on meanwhile is not lost', async () => {
  await door.ask(mergeContacts, { contactId: of(1), from: of(0) });
  const directory = await exported({
    before: {
      2: async () => {
        // Nothing else joins them, so that they are parted in the graph.
        await both.from.ask('MATCH (:Contact {id: $id})-[r:MERGED_INTO]->() DELETE r', { id: of(0) });
        await both.from.ask('MATCH (m:Memory {tenantId: $tenant})-[r:COPY_OF]->(:Memory) DELETE r', { tenant: TENANT });
        await both.from.ask(
          'MATCH (d:Decision {tenantId: $tenant})-[r:DECIDED]->(m:Memory) WHERE d.contactId <> m.contactId DELETE r',
          { tenant: TENANT },
        );
        await door.ask(mergeContacts, { contactId: of(2), from: of(1) });
      },
    },
  });
  await restore(both.to.tools, directory, null);
  expect(await wholeGraph(both.to.server, TENANT)).toEqual(await wholeGraph(both.from.server, TENANT));
});

it('what was read before the database asked to begin again is not in it twice', async () => {
  const directory = await exported({
    during: {
      2: () => {
        throw beginAgain();
      },
    },
  });
  await restore(both.to.tools, directory, null);
  expect(await wholeGraph(both.to.server, TENANT)).toEqual(await wholeGraph(both.from.server, TENANT));
});

it('a contact that is erased before it is read again is not in it at all', async () => {
  let erased: Promise<unknown> = Promise.resolve();
  const directory = await exported({
    during: {
      2: () => {
        erased = door.ask(eraseContact, { contactId: of(1) });
        throw beginAgain();
      },
    },
    again: { 2: () => erased },
  });
  await restore(both.to.tools, directory, null);
  expect(
    await both.to.ask('MATCH (n) WHERE n.contactId = $id OR n.id = $id RETURN labels(n) AS labels', { id: of(1) }),
  ).toEqual([{ labels: ['Certificate'] }]);
  expect(await wholeGraph(both.to.server, TENANT)).toEqual(await wholeGraph(both.from.server, TENANT));
});

describe('what is made for the tenant while it is read', () => {
  const made: Record<string, () => Promise<unknown>> = {
    'a key': () => service.newKey(TENANT),
    settings: () => door.ask(setSettings, { timezone: 'Asia/Kolkata' }),
    'a repository': () =>
      door.ask(addRevisions, { repository: `r-${newId()}`, revisions: [{ id: 'aa11', parents: [] }] }),
  };

  /** Repositories whose number of revisions is not that of the revisions that are there. */
  const numbered = (): Promise<unknown> =>
    both.to.ask(
      `MATCH (p:Repository) WITH p, COUNT { (r:Revision {repositoryId: p.id}) } AS there
       WHERE there <> p.revisions RETURN p.name AS name, p.revisions AS told, there`,
    );

  it.each(Object.keys(made))('%s is in it as a whole or not at all', async (what) => {
    let done: Promise<unknown> = Promise.resolve();
    const make = async (): Promise<void> => {
      done = (made[what] as () => Promise<unknown>)();
      // It may have to wait until the tenant was read.
      await Promise.race([done, pause(1_000)]);
    };
    const directory = await exported({ during: { 5: make } });
    await done;
    await restore(both.to.tools, directory, null);
    const rules = await both.to.ask(
      `MATCH (t:Tenant) RETURN t.timezone AS timezone,
         COLLECT { MATCH (t)-[:SETS]->(s:TenantSettings) RETURN s.timezone ORDER BY s.number DESC LIMIT 1 }[0] AS last`,
    );
    expect(rules[0]?.['timezone']).toEqual(rules[0]?.['last']);
    expect(await numbered()).toEqual([]);
  });

  it('revisions and certificates that come while what stands alone is read leave no gap in their numbers', async () => {
    const revisions = (from: number): object[] =>
      Array.from({ length: 3 }, (_, i) => ({ id: `c${from + i}`, parents: [] }));
    const repository = `r-${newId()}`;
    await door.send(addRevisions, { repository, revisions: revisions(10) });
    const directory = await exported({
      before: {
        6: async () => {
          await door.send(addRevisions, { repository, revisions: revisions(20) });
          await door.ask(eraseContact, { contactId: of(0) });
        },
      },
    });
    await restore(both.to.tools, directory, null);
    expect(await numbered()).toEqual([]);
    expect(await both.to.ask('MATCH (c:Certificate {contactId: $id}) RETURN c.id AS id', { id: of(0) })).toEqual([]);
    expect(
      await both.to.ask('MATCH (p:Repository {name: $repository}) RETURN p.revisions AS revisions', { repository }),
    ).toEqual([{ revisions: 3 }]);
  });
});
