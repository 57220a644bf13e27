import http from 'node:http';
import https from 'node:https';
import { Webhook } from 'standardwebhooks';
import { assertPublic, NotPublic, publicLookup } from './public-address.js';

/** The address, and the key that proves who sent it: `whsec_` and base64. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
  /** For a tenant's webhook: it must not reach this machine or its networks. */
  readonly onlyPublic: boolean;
}

/** A message to send. */
export interface WebhookMessage {
  /** The same for every attempt, so that a receiver can recognise repetitions. */
  readonly id: string;
  /** The time of this attempt. */
  readonly at: Date;
  readonly body: string;
}

const TIMEOUT_MS = 10_000;

/** @returns the headers of Standard Webhooks: a signature over id, time and body. */
export function signedHeaders(secret: string, { id, at, body }: WebhookMessage): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}

/**
 * Sends a message once. Redirects are not followed, because the message is signed for one address.
 * @param timeoutMs until the headers of the answer have to arrive.
 * @returns `null` if it was accepted, with a status of 200 to 299, else the error in one line.
 */
export async function send(
  target: WebhookTarget,
  message: WebhookMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const status = await post(target, message, signal);
    return status >= 200 && status < 300 ? null : `The receiver answered ${status}.`;
  } catch (error) {
    if (signal.aborted) return `The receiver did not answer within ${timeoutMs / 1_000} seconds.`;
    if (error instanceof NotPublic) return error.message;
    const { code } = error as { readonly code?: unknown };
    return `The receiver could not be reached${typeof code === 'string' ? `: ${code}` : ''}.`;
  }
}

/**
 * @returns the status of the answer. For a tenant's address, the IP address of the actual connection is checked, so
 * that no name leads inside.
 */
async function post(
  { url, secret, onlyPublic }: WebhookTarget,
  message: WebhookMessage,
  signal: AbortSignal,
): Promise<number> {
  const { protocol, hostname } = new URL(url);
  const body = Buffer.from(message.body);
  if (onlyPublic) assertPublic(hostname);
  const headers = {
    ...{ 'content-type': 'application/json', 'content-length': body.length, 'user-agent': 'palimpsest' },
    ...signedHeaders(secret, message),
  };
  // A separate agent, so that no proxy of the environment looks the name up instead.
  const guard = onlyPublic ? { agent: false as const, lookup: publicLookup } : {};
  return new Promise((done, failed) => {
    const request = (protocol === 'https:' ? https : http).request(url, { method: 'POST', headers, signal, ...guard });
    request.on('error', failed);
    request.on('response', (response) => {
      done(response.statusCode ?? 0);
      response.destroy();
    });
    request.end(body);
  });
}
