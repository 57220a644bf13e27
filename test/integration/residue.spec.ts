import { join } from 'node:path';
import { createContact, eraseContact } from '#contract/contacts.js';
import { remember } from '#contract/memories.js';
import { Graph } from '#graph/graph.js';
import { filesThatHold } from '#local-server/residue-files.js';
import { type Residue, residueOf } from '#graph/residue.js';
import { RestDoor } from '../support/doors/api-client.js';
import { OwnServer } from '../support/database/own-server.js';
import { Service } from '../support/service/service.js';

const SENTENCE = 'She keeps a numbat in the third room of the house by the river.';

const STORE = join('data', 'databases', 'neo4j');
const LOG = join('data', 'transactions', 'neo4j', 'neostore.transaction.db.0');
/** Where what was written is found a while longer, whatever is deleted. */
const KEPT = [`id ${LOG}`, `text ${LOG}`];

describe('what is left of a contact on a server of our own', () => {
  let own: OwnServer;

  beforeAll(async () => {
    own = await OwnServer.create();
  });
  afterAll(() => own.remove());

  /** @returns what the work found, and where the graph still holds the id or the sentence; the server is stopped then. */
  async function after(
    work: (door: RestDoor) => Promise<string>,
  ): Promise<{ contactId: string; inGraph: string[]; owners: unknown[]; inFiles: string[] }> {
    const server = await own.start();
    const service = await Service.start({ connection: server });
    const graph = new Graph(server);
    let contactId: string;
    let found: Residue[];
    try {
      contactId = await work(new RestDoor(service.url, await service.newKey('residue')));
      found = await residueOf(graph, [contactId, SENTENCE]);
    } finally {
      await graph.close();
      await service.close();
      await server.stop();
    }
    const files = await filesThatHold(join(own.dataDir, 'neo4j'), [contactId, SENTENCE]);
    return {
      contactId,
      inGraph: found.map(({ where }) => where),
      owners: found.flatMap(({ owners }) => owners),
      inFiles: files.map(({ file, text }) => `${text === SENTENCE ? 'text' : 'id'} ${file}`),
    };
  }

  it('is found in the graph and in every kind of file before it is erased, and only where it is named afterwards', async () => {
    const found = await after(async (door) => {
      const { id: contactId } = await door.ask(createContact, {});
      await door.ask(remember, { contactId, text: SENTENCE });
      return contactId;
    });
    expect(found.inGraph).toEqual(
      expect.arrayContaining(['nodes :Contact, id', 'nodes :Memory, text', 'full-text index memory_words']),
    );
    expect(found.owners.length).toBeGreaterThan(1);
    for (const owner of found.owners) expect(owner).toEqual({ tenantId: 'residue', contactId: found.contactId });
    expect(found.inFiles).toEqual(expect.arrayContaining([...KEPT, `id ${join(STORE, 'neostore.propertystore.db')}`]));

    const erased = await after(async (door) => {
      await door.ask(eraseContact, { contactId: found.contactId });
      return found.contactId;
    });
    expect(erased.inGraph).toEqual(['nodes :Certificate, contactId', 'nodes :Certificate, contactIds']);
    expect(erased.inFiles).toEqual(expect.arrayContaining(KEPT));
  });
});
