import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** Node publishes each connection here when it is begun. */
const BEGUN = channel('net.client.socket');
const DEFAULT_PORT = 7687;

/**
 * From now on, what is sent to a port of Bolt at the same moment goes by one system call. The driver hands over a message in pieces of 1,400 bytes;
 * a query with a vector has ten of them, each of which cost a system call here and woke the server.
 *
 * @param uri of a server. All servers of a cluster that listen on its port are meant: which others there are is known only to the driver.
 */
export function sendWholeMessages(uri: string): void {
  const port = Number(new URL(uri).port) || DEFAULT_PORT;
  if (PORTS.size === 0) BEGUN.subscribe(whenConnected);
  PORTS.add(port);
}

const PORTS = new Set<number>();

function whenConnected(message: unknown): void {
  const { socket } = message as { socket: Socket };
  socket.once('connect', () => {
    if (PORTS.has(socket.remotePort ?? 0)) gather(socket);
  });
}

/** `nextTick` comes after the driver has handed over all pieces of its messages, and before anything else. */
function gather(socket: Socket): void {
  const write = socket.write.bind(socket) as (...stated: unknown[]) => boolean;
  const send = (): void => {
    socket.uncork();
  };
  socket.write = (...stated: unknown[]): boolean => {
    if (socket.writableCorked === 0) {
      socket.cork();
      process.nextTick(send);
    }
    return write(...stated);
  };
}
