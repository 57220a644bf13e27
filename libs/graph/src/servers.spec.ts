import { createServer, type AddressInfo, type Server } from 'node:net';
import { Servers } from './servers.js';

/** Nobody listens there: port 1 is for a service of 1988. */
const AWAY = '127.0.0.1:1';
const WITHIN_MS = 5_000;

let server: Server;
let there: string;
beforeAll(async () => {
  server = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end('any')));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  there = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const from = (address: string): Parameters<Servers['note']>[0] => ({
  server: { address },
  database: { name: 'memories' },
});

describe('the servers of a database', () => {
  it.each([
    { what: 'the named one', uri: () => `bolt://${there}`, seen: () => [], answers: true },
    { what: 'none', uri: () => `neo4j://${AWAY}`, seen: () => [AWAY], answers: false },
    { what: 'another one of its cluster', uri: () => `neo4j://${AWAY}`, seen: () => [AWAY, there], answers: true },
    { what: 'another one, but one was named', uri: () => `bolt://${AWAY}`, seen: () => [there], answers: false },
  ])('$what is there: $answers', async ({ uri, seen, answers }) => {
    const servers = new Servers(uri());
    for (const address of seen()) servers.note(from(address));
    await expect(servers.answer(WITHIN_MS)).resolves.toBe(answers);
  });

  it('that answered long ago are forgotten', async () => {
    const servers = new Servers(`neo4j://${AWAY}`);
    servers.note(from(there));
    for (let n = 1; n <= 32; n++) servers.note(from(`127.0.1.${n}:1`));
    await expect(servers.answer(WITHIN_MS)).resolves.toBe(false);
    servers.note(from(there));
    await expect(servers.answer(WITHIN_MS)).resolves.toBe(true);
  });

  it.each([
    { scheme: 'neo4j', database: 'memories' },
    { scheme: 'bolt', database: undefined },
  ])('tell the name of their database by $scheme: $database', ({ scheme, database }) => {
    const servers = new Servers(`${scheme}://${AWAY}`);
    expect(servers.database).toBeUndefined();
    servers.note(from(there));
    expect(servers.database).toBe(database);
  });
});
