import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span, as OTLP writes it in JSON. */
export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[] }[];
}

/** Takes spans by OTLP over HTTP in JSON, as a collector does. */
export class TraceReceiver {
  readonly bodies: string[] = [];
  /** Of each request. */
  readonly paths: string[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<TraceReceiver> {
    const receiver = new TraceReceiver(
      createServer((request, response) => {
        let body = '';
        request.setEncoding('utf8').on('data', (part: string) => (body += part));
        request.on('end', () => {
          receiver.paths.push(String(request.url));
          receiver.bodies.push(body);
          response.setHeader('content-type', 'application/json').end('{}');
        });
      }),
    );
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): SentSpan[] {
    const sent = this.bodies.map((body) => JSON.parse(body) as Sent);
    return sent.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
