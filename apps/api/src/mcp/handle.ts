import type { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest, ServerResult } from '@modelcontextprotocol/sdk/types.js';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { checked } from '#contract/checked.js';
import { mcpErrorOf } from '../requests/rpc-error.js';

/** What the SDK passes besides the request. */
export type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const logger = new Logger('MCP');

type AnyRequest = z.ZodObject<{ method: z.ZodLiteral<string>; params: z.ZodOptional<z.ZodUnknown> }>;

const made = new Map<string, AnyRequest>();

/** The handler of a method. */
export type Answering<Schema extends z.ZodType> = (
  request: z.output<Schema>,
  extra: Extra,
) => ServerResult | Promise<ServerResult>;

/**
 * Registers the handler of a method. The request is validated here, because the SDK would report a caller's mistake as an internal error;
 * every failure becomes an MCP error.
 *
 * @param schema of the whole request, from the SDK.
 */
export function handle<Schema extends z.ZodObject<{ method: z.ZodLiteral<string> }>>(
  server: Server,
  schema: Schema,
  answer: Answering<Schema>,
): void {
  server.setRequestHandler(anyOf(schema.shape.method), async (request, extra) => {
    try {
      return await answer(checked(schema, request), extra);
    } catch (error) {
      const mcpError = mcpErrorOf(error);
      if (mcpError.data !== undefined && !extra.signal.aborted) log(error, mcpError.data);
      throw mcpError;
    }
  });
}

/** Created once per method and not per connection, because creating a schema takes longer than the rest of a server. */
function anyOf(method: z.ZodLiteral<string>): AnyRequest {
  const any = made.get(method.value) ?? z.object({ method, params: z.unknown().optional() });
  made.set(method.value, any);
  return any;
}

function log(error: unknown, problem: unknown): void {
  if ((problem as { code?: unknown }).code !== 'INTERNAL') return;
  logger.error(error instanceof Error ? error.stack : error);
}
