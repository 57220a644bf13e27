import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { WebSocket } from 'ws';
import type { ApiKeys } from '#keys/api-keys.js';
import type { Measured } from '../metrics/metrics.js';

/**
 * The part of the service that works on one of DATABASES. What concerns its tenants is handed over to it, and nothing else reaches
 * their database.
 */
export interface Part {
  readonly keys: ApiKeys;
  /** Answers a request. */
  answer(request: Request, response: Response): void;
  /** Serves a socket that is open. */
  serve(socket: WebSocket, request: IncomingMessage): void;
  measured(): Promise<Measured>;
  /** @returns why its tenants are not, or not wholly, served, in a sentence, or `null`. */
  fault(): Promise<string | null>;
  /** Finishes what was handed over, then frees everything but the models. */
  close(): Promise<void>;
}
