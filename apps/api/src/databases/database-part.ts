import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import type { WebSocket } from 'ws';
import type { ApiKeys } from '#keys/api-keys.js';
import type { Measured } from '../metrics/metrics.js';

/**
 * The part of the service that works on one of DATABASES. Requests of its tenants are handed to it, and nothing else reaches their
 * database.
 */
export interface DatabasePart {
  readonly keys: ApiKeys;
  /** Answers a request. */
  answer(request: Request, response: Response): void;
  /** Serves an open socket. */
  serve(socket: WebSocket, request: IncomingMessage): void;
  measured(): Promise<Measured>;
  /** @returns in a sentence, why its tenants are not fully served, or `null`. */
  fault(): Promise<string | null>;
  /** Finishes what was handed over, then frees everything except the models. */
  close(): Promise<void>;
}
