import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sendWholeMessages } from './whole-messages.js';

/** More than one piece fits in, so that the server does not get in several what was sent in one. */
const PIECES = [Buffer.alloc(1_400, 1), Buffer.alloc(1_400, 2), Buffer.alloc(900, 3)];

/** How many times each connection handed something to the system. */
const sent = (socket: Socket): { calls: number } => {
  const handed = { calls: 0 };
  const { _write, _writev } = socket as unknown as Record<'_write' | '_writev', (...given: unknown[]) => void>;
  const counting = (send: (...given: unknown[]) => void) =>
    function (this: Socket, ...given: unknown[]): void {
      handed.calls += 1;
      send.apply(this, given);
    };
  Object.assign(socket, { _write: counting(_write), _writev: counting(_writev) });
  return handed;
};

describe('what is sent at the same moment', () => {
  const servers: Server[] = [];
  const listening = async (): Promise<{ port: number; received: () => Buffer }> => {
    const parts: Buffer[] = [];
    const server = createServer((socket) => socket.on('data', (part) => parts.push(part)));
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { port: (server.address() as AddressInfo).port, received: () => Buffer.concat(parts) };
  };
  const connected = async (port: number): Promise<Socket> => {
    const socket = connect({ host: '127.0.0.1', port });
    await once(socket, 'connect');
    return socket;
  };
  afterAll(() => servers.forEach((server) => server.close()));

  it('goes to a server of the database by one call, whole and in order, and what comes later by another', async () => {
    const { port, received } = await listening();
    sendWholeMessages(`bolt://127.0.0.1:${port}`);
    const socket = await connected(port);
    const handed = sent(socket);
    for (const piece of PIECES) socket.write(piece);
    await new Promise(setImmediate);
    expect(handed.calls).toBe(1);
    socket.end(Buffer.from('later'));
    await once(socket, 'close');
    expect(received()).toEqual(Buffer.concat([...PIECES, Buffer.from('later')]));
  });

  it('goes to anybody else as it did', async () => {
    const { port } = await listening();
    const socket = await connected(port);
    const handed = sent(socket);
    for (const piece of PIECES) socket.write(piece);
    await new Promise(setImmediate);
    expect(handed.calls).toBeGreaterThan(1);
    socket.destroy();
  });
});
