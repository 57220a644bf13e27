import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';

const DEFAULT_PORT = 7687;
/** The first bytes of Bolt: its magic number, and four proposals of a version, one of them 5.0 to 5.8. */
const GREETING = Buffer.from('6060b01700080805'.padEnd(40, '0'), 'hex');

/**
 * Asks a server for the version of Bolt, on a connection of its own. A stopped process may still accept connections, since the
 * kernel does that for it, but it does not answer.
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
    // If this process itself was blocked, the answer may be there unread; it is read before `setImmediate`.
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
