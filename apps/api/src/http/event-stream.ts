import type { Response } from 'express';

/** Answers a request with server-sent events. */
export class EventStream {
  constructor(private readonly response: Response) {}

  get begun(): boolean {
    return this.response.headersSent;
  }

  /** @param data as JSON on one line, so that no text can end the event. */
  send(event: string, data: unknown): void {
    if (this.response.destroyed || this.response.writableEnded) return;
    if (!this.begun) {
      this.response.status(200).set({
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store, no-transform',
        'X-Accel-Buffering': 'no',
      });
      this.response.flushHeaders();
    }
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  end(): void {
    this.response.end();
  }
}
