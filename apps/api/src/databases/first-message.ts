import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';

/** How long a client may take. After that, this part serves the socket and closes it. */
const INIT_MS = 5_000;

/** The first message of a socket. */
export interface FirstMessage {
  /** The header or message field that names the key. */
  readonly authorization: string | undefined;
  /** Emits the message again for whoever serves the socket now. */
  readonly repeat: () => void;
}

/** Waits for the first message of a socket, with which a client identifies itself. */
export async function firstMessage(socket: WebSocket, { headers }: IncomingMessage): Promise<FirstMessage> {
  // A message that is too long, or missing, must not end the process; the socket is closed for it.
  socket.on('error', () => undefined);
  const data = await new Promise<Buffer | null>((resolve) => {
    socket.once('message', resolve);
    socket.once('close', () => resolve(null));
    setTimeout(() => resolve(null), INIT_MS).unref();
  });
  if (data === null) return { authorization: undefined, repeat: () => undefined };
  return {
    authorization: statedIn(data) ?? headers.authorization,
    repeat: () => void socket.emit('message', data, false),
  };
}

function statedIn(data: Buffer): string | undefined {
  try {
    const { payload } = JSON.parse(data.toString()) as { payload?: Record<string, unknown> };
    const stated = payload?.['authorization'] ?? payload?.['Authorization'];
    return typeof stated === 'string' ? stated : undefined;
  } catch {
    return undefined;
  }
}
