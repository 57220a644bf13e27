import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Request, Response } from 'express';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import { ApiKeys } from '#keys/api-keys.js';
import { SubscriptionDoor } from './graphql/subscription-door.js';
import { InstanceState } from './http/instance-state.js';
import { Metrics, type Measured } from './metrics/metrics.js';
import type { DatabasePart } from './databases/database-part.js';
import { HandedOver } from './databases/handed-over.js';

/** A part of the service that is an application of its own, with a driver for one database only. It does not listen. */
export class AppPart implements DatabasePart {
  readonly #handedOver: HandedOver;

  constructor(private readonly app: NestExpressApplication) {
    this.#handedOver = app.get(HandedOver);
  }

  get keys(): ApiKeys {
    return this.app.get(ApiKeys);
  }

  answer(request: Request, response: Response): void {
    this.#handedOver.note(response);
    const handle = this.app.getHttpAdapter().getInstance() as (request: Request, response: Response) => void;
    handle(request, response);
  }

  serve(socket: WebSocket, request: IncomingMessage): void {
    this.app.get(SubscriptionDoor, { strict: false }).serve(socket, request);
  }

  measured(): Promise<Measured> {
    return this.app.get(Metrics).measured();
  }

  async fault(): Promise<string | null> {
    const { extraction, writes } = await this.app.get(InstanceState).look();
    return writes ?? (extraction.state === 'late' ? 'Its extraction is late.' : null);
  }

  close(): Promise<void> {
    return this.app.close();
  }
}
