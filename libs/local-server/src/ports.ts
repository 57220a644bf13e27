import { createServer } from 'node:net';
import { StartupError } from '#domain/service/errors.js';

/** A TCP port and the setting that chooses it. */
export interface NamedPort {
  readonly port: number;
  readonly setting: 'PORT' | 'NEO4J_BOLT_PORT' | 'NEO4J_HTTP_PORT';
}

/**
 * Checks the port early, so that the message can name the setting.
 * @param port 0 asks for any free port.
 * @returns the port, which was free a moment ago.
 * @throws StartupError if something else listens there.
 */
export async function freePort({ port, setting }: NamedPort, host = '127.0.0.1'): Promise<number> {
  try {
    return await listenOnce(port, host);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new StartupError(busyPort({ port, setting }), { cause });
    if (code === 'EACCES')
      throw new StartupError(`Port ${port} needs privileges: set ${setting} to one above 1023.`, { cause });
    throw new StartupError(`Cannot listen on ${host}:${port} (${code ?? 'unknown'}): correct HOST or ${setting}.`, {
      cause,
    });
  }
}

function busyPort({ port, setting }: NamedPort): string {
  if (setting === 'PORT')
    return `Port ${port} is taken, perhaps by a Palimpsest that runs already: stop that, or set PORT to a free port.`;
  return `Port ${port} is taken by another program: set ${setting} to a free port, or NEO4J_URI to the Neo4j to use.`;
}

function listenOnce(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : port));
    });
  });
}
