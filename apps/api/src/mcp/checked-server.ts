import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { AnyObjectSchema, SchemaOutput } from '@modelcontextprotocol/sdk/server/zod-compat.js';
import { Protocol, type RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest, ServerResult } from '@modelcontextprotocol/sdk/types.js';
import { Logger } from '@nestjs/common';
import { z } from 'zod';
import { checked } from '#contract/checked.js';
import { mcpErrorOf } from '../requests/rpc-error.js';

/** What the SDK passes beside the request itself. */
export type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** How a method is answered. */
export type Answering<Schema extends AnyObjectSchema> = (
  request: SchemaOutput<Schema>,
  extra: Extra,
) => ServerResult | Promise<ServerResult>;

const logger = new Logger('MCP');

type AnyRequest = z.ZodObject<{ method: z.ZodLiteral<string>; params: z.ZodOptional<z.ZodUnknown> }>;

const made = new Map<string, AnyRequest>();

/**
 * The SDK's server, with requests checked here: the SDK would report a mistake of the caller as an internal error, with all that its
 * validator found. This holds for the methods that the SDK answers itself, too, such as `initialize`. Every failure becomes an error of MCP.
 */
export class CheckedServer extends Server<ServerRequest, ServerNotification, ServerResult> {
  /** @param schema of the whole request, as the SDK has it. */
  override setRequestHandler<Schema extends AnyObjectSchema>(schema: Schema, answer: Answering<Schema>): void {
    const whole = schema as unknown as z.ZodObject<{ method: z.ZodLiteral<string> }>;
    const answered = async (request: unknown, extra: Extra): Promise<ServerResult> => {
      try {
        return await answer(checked(whole, request) as SchemaOutput<Schema>, extra);
      } catch (error) {
        const mcpError = mcpErrorOf(error);
        if (mcpError.data !== undefined && !extra.signal.aborted) log(error, mcpError.data);
        throw mcpError;
      }
    };
    // Not that of the SDK's server, which checks a call of a tool once more, before this does.
    Protocol.prototype.setRequestHandler.call(this, anyOf(whole.shape.method), answered as never);
  }
}

/** Made once a method, and not for each connection: a schema takes longer to make than the rest of a server. */
function anyOf(method: z.ZodLiteral<string>): AnyRequest {
  const any = made.get(method.value) ?? z.object({ method, params: z.unknown().optional() });
  made.set(method.value, any);
  return any;
}

function log(error: unknown, problem: unknown): void {
  if ((problem as { code?: unknown }).code !== 'INTERNAL') return;
  logger.error(error instanceof Error ? error.stack : error);
}
