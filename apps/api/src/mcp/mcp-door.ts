import { Injectable } from '@nestjs/common';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Caller } from '#domain/caller.js';
import type { Profile } from './profile.js';
import { ToolCalls } from './tool-calls.js';

const INSTRUCTIONS = `Palimpsest is the long-term memory of the contacts that you talk with. Call get_context when a conversation starts, search_memories before you answer from memory, add_memory when something is told that will matter later, and calculate_date_math for any date or length of time. Every answer says the current date and time zone; never guess them.`;

/** The SDK holds a call against its own schema before it hands it over, and only then names a fault as the caller's. */
const AnyCall = z.object({ method: z.literal('tools/call'), params: z.unknown() });

/** Who is connected, and which tools they are given. */
export interface Visitor extends Pick<Caller, 'tenantId'> {
  readonly profile: Profile;
}

/** The door for models. Each connection is as one tenant, and nothing is kept from one call to the next. */
@Injectable()
export class McpDoor {
  constructor(private readonly tools: ToolCalls) {}

  /** @returns a server for one connection, which the caller connects to a transport and closes. */
  open({ tenantId, profile }: Visitor): Server {
    const server = new Server(
      { name: 'palimpsest', title: 'Palimpsest', version: '1' },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: this.tools.list(profile) }));
    server.setRequestHandler(AnyCall, (request, { signal }) => {
      const { params } = CallToolRequestSchema.parse(request);
      return this.tools.call({ tenantId }, profile, params, { signal, tell: () => undefined });
    });
    return server;
  }
}
