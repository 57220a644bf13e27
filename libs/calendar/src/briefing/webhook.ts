import { Webhook } from 'standardwebhooks';

/** The address, and the key that proves who sent it: `whsec_` and base64. */
export interface WebhookTarget {
  readonly url: string;
  readonly secret: string;
}

/** A message as it goes out. */
export interface WebhookMessage {
  /** The same for every attempt, so that a receiver can recognise a repetition. */
  readonly id: string;
  /** When this attempt is made. */
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
 * Sends a message once. Redirects are not followed: the message is signed for one address.
 * @param timeoutMs until the answer's head must be there.
 * @returns `null` if it was accepted, with a status of 200 to 299, else what went wrong, in one line.
 */
export async function send(
  { url, secret }: WebhookTarget,
  message: WebhookMessage,
  timeoutMs = TIMEOUT_MS,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'palimpsest', ...signedHeaders(secret, message) },
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.ok ? null : `The receiver answered ${response.status}.`;
  } catch (error) {
    return faultOf(error, timeoutMs);
  }
}

function faultOf(error: unknown, timeoutMs: number): string {
  const { name, cause } = (error ?? {}) as { readonly name?: unknown; readonly cause?: { readonly code?: unknown } };
  if (name === 'TimeoutError') return `The receiver did not answer within ${timeoutMs / 1_000} seconds.`;
  const code = cause?.code;
  return `The receiver could not be reached${typeof code === 'string' ? `: ${code}` : ''}.`;
}
