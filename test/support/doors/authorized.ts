import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy for programs that cannot send a key: it adds the key to each request and changes nothing else. */
export class Authorized {
  private constructor(private readonly server: Server) {}

  static async listen(url: string, key: string): Promise<Authorized> {
    const server = createServer((incoming, outgoing) => {
      const { method, url: path, headers } = incoming;
      const passedOn = request(new URL(path ?? '/', url), {
        method,
        headers: { ...headers, authorization: `Bearer ${key}` },
      });
      passedOn.once('response', (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passedOn.once('error', () => outgoing.destroy());
      incoming.pipe(passedOn);
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    return new Authorized(server);
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
