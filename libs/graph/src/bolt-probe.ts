import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';

const DEFAULT_PORT = 7687;
/** The start of the Bolt handshake: its magic number, and four version proposals, one of them 5.0 to 5.8. */
const GREETING = Buffer.from('6060b01700080805'.padEnd(40, '0'), 'hex');

/**
 * Asks a server for its Bolt version on a separate connection. A stopped process may still accept connections, because the kernel does
 * that, but it does not answer.
 *
 * @param withinMs how long to wait for the first byte.
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
    // If this process itself was blocked, the answer may have arrived unread; it is read before `setImmediate`.
    const timer = setTimeout(() => setImmediate(() => end(false)), withinMs);
    socket.once('data', () => end(true));
    socket.once('error', () => end(false));
    socket.once('close', () => end(false));
    socket.write(GREETING);
  });
}

/** Nothing secret is sent, so certificates are not checked here; the driver checks them. */
function open({ protocol, hostname, port }: URL): Socket {
  const place = { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? DEFAULT_PORT : Number(port) };
  return /\+s(?:sc)?:$/.test(protocol) ? connectByTls({ ...place, rejectUnauthorized: false }) : connect(place);
}
