import { Neo4jError } from 'neo4j-driver';
import { createContact, eraseContact, mergeContacts, undoMerge } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { backUp } from '#graph/backup/back-up.js';
import { ExactGraph, type Held } from '#graph/backup/exact-graph.js';
import { restore } from '#graph/backup/restore.js';
import { newId } from '#graph/ids.js';
import { RestDoor } from '../support/doors/api-client.js';
import { Service } from '../support/service/service.js';
import { TwoDatabases } from '../support/database/two-databases.js';
import { wholeGraph } from '../support/database/whole-graph.js';

const TENANT = `tenant-${newId()}`;

/** Does something before the so-and-so-many-th contact is read, or while: after its nodes, before its relationships. */
class Interrupted extends ExactGraph {
  before: Readonly<Record<number, () => Promise<unknown>>> = {};
  during: Readonly<Record<number, () => void>> = {};
  #held = 0;

  override async hold(work: (held: Held) => Promise<void>, attempts?: number): Promise<void> {
    this.#held += 1;
    const count = this.#held;
    await this.before[count]?.();
    await super.hold(
      (held) =>
        work({
          ...held,
          each: (query, params) => {
            const interrupt = query.path === 'backup/contact-links' ? this.during[count] : undefined;
            this.during = interrupt ? {} : this.during;
            interrupt?.();
            return held.each(query, params);
          },
        }),
      attempts,
    );
  }
}

let both: TwoDatabases;
let service: Service;
let door: RestDoor;
let ids: string[];
let directories = 0;

beforeAll(async () => {
  // In the database of the run another spec's service may make vectors meanwhile.
  both = await TwoDatabases.start({ ownSource: true });
  service = await Service.start({ connection: both.from.server });
  door = new RestDoor(service.url, await service.newKey(TENANT));
});
afterAll(async () => {
  await service?.close();
  await both?.remove();
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

const of = (place: number): string => ids[place] as string;

async function exported(happening: Partial<Pick<Interrupted, 'before' | 'during'>>): Promise<string> {
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
        throw new Neo4jError('deadlock', 'Neo.TransientError.Transaction.DeadlockDetected', '50N05', 'deadlock');
      },
    },
  });
  await restore(both.to.tools, directory, null);
  expect(await wholeGraph(both.to.server, TENANT)).toEqual(await wholeGraph(both.from.server, TENANT));
});
