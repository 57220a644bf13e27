import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';

/** How long a client may take; then nobody's part serves it, and closes it for that. */
const INIT_MS = 5_000;

/** What a socket says first. */
export interface FirstMessage {
  /** The value of the header, or of the message, that names the key. */
  readonly authorization: string | undefined;
  /** Says it once more, to whoever serves the socket by now. */
  readonly repeat: () => void;
}

/** Waits for the first message of a socket, by which a client says who it is. */
export async function firstMessage(socket: WebSocket, { headers }: IncomingMessage): Promise<FirstMessage> {
  // A message that is too long, or none at all, must not end the process: the socket is closed for it.
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
