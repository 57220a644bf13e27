import { listMemories, getHistory, remember } from '#contract/memories.js';
import { recall } from '#contract/recall.js';
import { BOOKMARK } from '#graph/bookmarks.js';
import { contactLock, healthTime } from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { sampleOf } from '#graph/sample.js';
import { BoltRouter, type Begun } from '../support/bolt/bolt-router.js';
import { RestDoor } from '../support/doors/api-client.js';
import { reads } from '../support/doors/equal-reads.js';
import { Service, testConnection } from '../support/service/service.js';
import { inputOf, makeWhole } from '../support/stories/world.js';

/** The first server takes writes; the others are readers. */
const LEADER = 0;
type World = Awaited<ReturnType<typeof makeWhole>>;

let router: BoltRouter;
let services: Service[];
let doors: [RestDoor, RestDoor];
let world: World;

beforeAll(async () => {
  router = await BoltRouter.before(testConnection());
  const start = (): Promise<Service> => Service.start({ connection: router.connection });
  services = [await start(), await start()];
  const key = await services[0]!.newKey();
  doors = [new RestDoor(services[0]!.url, key), new RestDoor(services[1]!.url, key)];
  world = await makeWhole(doors[0]);
  // The key is known to both from here on.
  for (const door of doors) await door.ask(listMemories, { contactId: world.contactId });
});
afterAll(async () => {
  for (const service of services) await service.close();
  router.close();
});

const modes = (begun: readonly Begun[]): string[] => [...new Set(begun.map(({ mode }) => mode))];
const servers = (begun: readonly Begun[]): number[] => [...new Set(begun.map(({ server }) => server))].sort();

describe('by neo4j://, where servers of a cluster share the work', () => {
  it.each(reads.map(({ operation }) => ({ name: operation.name, operation })))(
    '$name asks readers only',
    async ({ operation }) => {
      const begun = await router.during(() => doors[0].send(operation, inputOf(operation, world)));
      expect(begun.filter(({ mode, server }) => mode === 'w' || server === LEADER)).toEqual([]);
    },
  );

  it('all readers have their part of what is asked', async () => {
    const { contactId, memoryId } = world;
    const asked = await router.during(() =>
      Promise.all(
        Array.from({ length: 8 }, async () => [
          await doors[0].ask(recall, { contactId, query: 'Where does she live?' }),
          await doors[0].ask(getHistory, { memoryId }),
        ]),
      ),
    );
    expect(servers(asked)).toEqual([1, 2]);
  });

  it('a write is the leader’s', async () => {
    const { contactId } = world;
    const begun = await router.during(() => doors[0].ask(remember, { contactId, text: 'She has a boat.' }));
    const writes = begun.filter(({ mode }) => mode === 'w');
    expect(servers(writes)).toEqual([LEADER]);
    expect(begun.filter(({ mode, server }) => mode === 'r' && server === LEADER)).toEqual([]);
  });

  it('a read is planned where it will be asked, and a write at the leader', async () => {
    const graph = services[0]!.app.get(Graph);
    const read = await router.during(() => graph.warm(healthTime, {}));
    expect([modes(read), servers(read).includes(LEADER)]).toEqual([['r'], false]);
    const write = await router.during(() => graph.warm(contactLock, sampleOf(contactLock, {}, 0)));
    expect([modes(write), servers(write)]).toEqual([['w'], [LEADER]]);
  });

  it('what an instance wrote its next reads wait for, at whatever reader', async () => {
    const { contactId } = world;
    const written = await doors[0].send(remember, { contactId, text: 'She has a kayak.' });
    const bookmark = written.headers.get(BOOKMARK) ?? 'none';
    const begun = await router.during(async () => {
      for (let n = 0; n < 6; n++) {
        const { memories } = await doors[0].ask(listMemories, { contactId });
        expect(memories.map(({ text }) => text)).toContain('She has a kayak.');
      }
    });
    expect(servers(begun)).toEqual([1, 2]);
    // The answer to a read has a bookmark as well, which stands for all that the read waited for.
    expect(begun[0]?.bookmarks).toContain(bookmark);
    expect(begun.filter(({ bookmarks }) => bookmarks.length === 0)).toEqual([]);
  });

  it('another instance waits for it when the caller brings its bookmark', async () => {
    const { contactId } = world;
    const written = await doors[0].send(remember, { contactId, text: 'She has a raft.' });
    const bookmark = written.headers.get(BOOKMARK) ?? 'none';
    const begun = await router.during(() => doors[1].send(listMemories, { contactId }, { [BOOKMARK]: bookmark }));
    expect(begun.length).toBeGreaterThan(0);
    expect(begun.filter(({ bookmarks }) => !bookmarks.includes(bookmark))).toEqual([]);
  });
});
