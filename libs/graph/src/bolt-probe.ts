import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';

const DEFAULT_PORT = 7687;
/** How Bolt begins: its magic number, and four proposals of a version, of which 5.0 to 5.8 is one. */
const GREETING = Buffer.from('6060b01700080805'.padEnd(40, '0'), 'hex');

/**
 * Asks a server for the version of Bolt, on a connection of its own. A process that is stopped, or a machine that is gone, may
 * still accept connections: its kernel does that. It does not answer.
 *
 * @param withinMs how long to wait for a first byte.
 * @returns whether one came; never rejects.
 */
export function answersBolt(uri: string, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = open(new URL(uri));
    const end = (answered: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answered);
    };
    // If this process itself was held up, the answer may have come and not been read: what came is read before `setImmediate`.
    const timer = setTimeout(() => setImmediate(() => end(false)), withinMs);
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.write(GREETING);
  });
}

/** Nothing secret is sent, so it does not matter here whose certificate it is; the driver checks it. */
function open({ protocol, hostname, port }: URL): Socket {
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
  return /\+s(?:sc)?:$/.test(protocol) ? connectByTls({ ...place, rejectUnauthorized: false }) : connect(place);
}
