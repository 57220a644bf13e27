import type { Request } from 'express';
import { z } from 'zod';

const requestId = z.union([z.string().max(200), z.int()]);

const Message = z.object({
  id: requestId.optional(),
  method: z.string(),
  params: z
    .object({
      requestId: requestId.optional(),
      reason: z.string().optional(),
      _meta: z.object({ progressToken: z.union([z.string(), z.int()]).optional() }).optional(),
    })
    .optional(),
});

/** What must be known about a message before it is handled. */
export interface PeekedMessage {
  readonly begins: boolean;
  readonly requestId: string | number | null;
  /** The session id that the client was given. */
  readonly sessionId: string | null;
  /** The request that the message cancels. */
  readonly cancels: { readonly requestId: string | number; readonly reason: string } | null;
  readonly wantsProgress: boolean;
}

/** @returns this for a single message; empty for anything else. */
export function peekAt({ body, headers }: Pick<Request, 'body' | 'headers'>): PeekedMessage {
  const { data: message } = Message.safeParse(body);
  const given = headers['mcp-session-id'];
  const { id = null, method, params = {} } = message ?? {};
  const taken = method === 'notifications/cancelled' ? params.requestId : undefined;
  return {
    begins: method === 'initialize',
    requestId: id,
    sessionId: typeof given === 'string' && /^[\x21-\x7e]{1,128}$/.test(given) ? given : null,
    cancels: taken === undefined ? null : { requestId: taken, reason: params.reason ?? 'Cancelled.' },
    wantsProgress: method === 'tools/call' && params._meta?.progressToken !== undefined,
  };
}
