import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { answersBolt } from './bolt-probe.js';

describe('whether a server answers Bolt', () => {
  let server: Server;
  let clients: Socket[];
  let onClient: (client: Socket) => void;

  beforeEach(async () => {
    [clients, onClient] = [[], () => undefined];
    server = createServer((client) => {
      clients.push(client);
      onClient(client);
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  afterEach(() => {
    for (const client of clients) client.destroy();
    server.close();
  });

  const uri = (): string => `bolt://127.0.0.1:${(server.address() as AddressInfo).port}`;

  it('is so when a byte comes to a greeting of twenty', async () => {
    onClient = (client) =>
      client.once('data', (greeting) => client.write(greeting.length === 20 ? '\0\0\u0005\u0008' : ''));
    await expect(answersBolt(uri(), 5_000)).resolves.toBe(true);
  });

  it('is not so when the connection is taken and nothing comes', async () => {
    await expect(answersBolt(uri(), 100)).resolves.toBe(false);
    expect(clients).toHaveLength(1);
  });

  it('is not so when the connection is closed, or refused', async () => {
    onClient = (client) => client.destroy();
    await expect(answersBolt(uri(), 5_000)).resolves.toBe(false);
    const closed = uri();
    await new Promise((done) => server.close(done));
    await expect(answersBolt(closed, 5_000)).resolves.toBe(false);
  });

  it('is told though this process was held up while the answer came', async () => {
    onClient = (client) => client.once('data', () => client.write('\0\0\u0005\u0008'));
    const asked = answersBolt(uri(), 50);
    await new Promise((done) => server.once('connection', done));
    await new Promise((done) => setTimeout(done, 20));
    for (const until = performance.now() + 200; performance.now() < until;);
    await expect(asked).resolves.toBe(true);
  });
});
