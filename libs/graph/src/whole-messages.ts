import { channel } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** The Node diagnostics channel on which new connections are published. */
const BEGUN = channel('net.client.socket');
const DEFAULT_PORT = 7687;

/**
 * Makes everything sent to a Bolt port at the same moment use one system call. The driver writes a message in pieces of 1,400 bytes; a
 * query with a vector has ten, each of which cost a system call and woke the server.
 *
 * @param uri of a server. All cluster servers on the same port are included, since only the driver knows the others.
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

/** `nextTick` runs after the driver has written all pieces of its messages, and before anything else. */
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
