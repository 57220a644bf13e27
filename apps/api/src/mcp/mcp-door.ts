import { Injectable } from '@nestjs/common';
import {
  CallToolRequestSchema,
  CompleteRequestSchema,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import type { z } from 'zod';
import { invalid } from '#domain/service/errors.js';
import { Completions } from './completions.js';
import { type Answering, CheckedServer } from './checked-server.js';
import { instructionsFor } from './instructions.js';
import type { Visitor } from './profile.js';
import { Prompts } from './prompts.js';
import { Resources } from './resources.js';
import { ToolCalls } from './tool-calls.js';

const CAPABILITIES = { tools: {}, resources: {}, prompts: {}, completions: {} };

/** The MCP API. Each connection belongs to one tenant, and nothing is kept between calls. */
@Injectable()
export class McpDoor {
  constructor(
    private readonly tools: ToolCalls,
    private readonly resources: Resources,
    private readonly prompts: Prompts,
    private readonly completions: Completions,
  ) {}

  /** @returns a server for one connection, which the caller connects to a transport and closes. */
  open(visitor: Visitor): CheckedServer {
    const { caller } = visitor;
    const server = new CheckedServer(
      { name: 'palimpsest', title: 'Palimpsest', version: '1' },
      { capabilities: CAPABILITIES, instructions: instructionsFor(visitor.profile) },
    );
    const on = <Schema extends z.ZodObject<{ method: z.ZodLiteral<string> }>>(
      schema: Schema,
      answer: Answering<Schema>,
    ): void =>
      server.setRequestHandler(schema, async (request, extra) => {
        await visitor.assertOpen?.();
        return answer(request, extra);
      });
    on(ListToolsRequestSchema, ({ params }) => {
      assertNoCursor(params);
      return { tools: this.tools.list(visitor) };
    });
    on(CallToolRequestSchema, ({ params }, extra) => this.tools.call(visitor, params, extra));
    on(ListResourcesRequestSchema, ({ params }) => this.resources.list(caller, params?.cursor));
    on(ListResourceTemplatesRequestSchema, ({ params }) => {
      assertNoCursor(params);
      return this.resources.templates();
    });
    on(ReadResourceRequestSchema, ({ params }) => this.resources.read(caller, params.uri));
    on(ListPromptsRequestSchema, ({ params }) => {
      assertNoCursor(params);
      return this.prompts.list();
    });
    on(GetPromptRequestSchema, ({ params }) => this.prompts.get(caller, params));
    on(CompleteRequestSchema, ({ params }) => this.completions.complete(caller, params));
    return server;
  }
}

/** These lists have a single page, so no cursor is valid. */
function assertNoCursor(params: { cursor?: string | undefined } | undefined): void {
  if (params?.cursor !== undefined) throw invalid('params.cursor', 'is not a cursor of this server');
}
