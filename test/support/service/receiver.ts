import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that came in. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A webhook's receiver in this process; it answers as a test tells it, and 204 after that. */
export class Receiver {
  readonly received: Received[] = [];
  /** For the next requests, in order: a status, or `hang` for no answer. */
  readonly answers: (number | 'hang')[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        receiver.received.push({ headers: request.headers, body: Buffer.concat(parts).toString('utf8') });
        const answer = receiver.answers.shift() ?? 204;
        if (answer !== 'hang')
          response.writeHead(answer, answer >= 300 && answer < 400 ? { location: '/else' } : {}).end();
      });
    });
    return receiver;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}
