import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question as a re-ranker is asked it. */
export interface RerankQuestion {
  readonly authorization: string | undefined;
  readonly body: { readonly model?: string; readonly query: string; readonly documents: readonly string[] };
}

/** A body to answer, a status without one, or `hang` for no answer. */
export type RerankAnswer = object | number | 'hang';

/** A re-ranker in this process that answers as a test tells it. */
export class RerankServer {
  readonly asked: RerankQuestion[] = [];
  answer: (question: RerankQuestion) => RerankAnswer = () => 500;

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<RerankServer> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const made = new RerankServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/v2/rerank`);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = JSON.parse(Buffer.concat(parts).toString('utf8')) as RerankQuestion['body'];
        const question = { authorization: request.headers.authorization, body };
        made.asked.push(question);
        const answer = made.answer(question);
        if (answer === 'hang') return;
        response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
        response.end(typeof answer === 'number' ? '' : JSON.stringify(answer));
      });
    });
    return made;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

/** @returns an answer that finds the texts with one of these words the better the earlier the word stands. */
export function preferring(...words: readonly string[]): (question: RerankQuestion) => object {
  return ({ body: { documents } }) => ({
    results: documents.map((text, index) => {
      const place = words.findIndex((word) => text.includes(word));
      return { index, relevance_score: place < 0 ? 0 : 1 - place / (2 * words.length) };
    }),
  });
}
