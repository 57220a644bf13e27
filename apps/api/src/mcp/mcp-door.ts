import { Inject, Injectable, Logger } from '@nestjs/common';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { StatedTimes } from '#contacts/stated-times.js';
import { type CurrentDateTime, currentDateTime } from '#dates/current.js';
import type { Caller } from '#domain/caller.js';
import { problemOf } from '../problem.js';
import { type Arguments, type Tool, TOOLS } from '#assist/tools/tool.js';
import { answerResult, errorResult } from './tool-result.js';
import { listed } from './tool-schema.js';

const INSTRUCTIONS = `Palimpsest is the long-term memory of the contacts that you talk with. Call get_context when a conversation starts, search_memories before you answer from memory, add_memory when something is told that will matter later, and calculate_date_math for any date or length of time. Every answer says the current date and time zone; never guess them.`;

/** The SDK holds a call against its own schema before it hands it over, and only then names a fault as the caller's. */
const AnyCall = z.object({ method: z.literal('tools/call'), params: z.unknown() });

/** The door for models. Each connection is as one tenant, and nothing is kept from one call to the next. */
@Injectable()
export class McpDoor {
  private readonly logger = new Logger(McpDoor.name);
  private readonly tools: ReadonlyMap<string, Tool>;
  private readonly list: readonly ReturnType<typeof listed>[];

  constructor(
    @Inject(TOOLS) tools: readonly Tool[],
    private readonly times: StatedTimes,
  ) {
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
    this.list = tools.map(listed);
  }

  /** @returns a server for one connection, which the caller connects to a transport and closes. */
  open({ tenantId }: Pick<Caller, 'tenantId'>): Server {
    const server = new Server(
      { name: 'palimpsest', title: 'Palimpsest', version: '1' },
      { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
    );
    server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: [...this.list] }));
    server.setRequestHandler(AnyCall, (request) => {
      const { params } = CallToolRequestSchema.parse(request);
      return this.call({ tenantId }, params.name, params.arguments ?? {});
    });
    return server;
  }

  /** @throws McpError for a tool that does not exist; whatever else goes wrong is an answer that a model can read. */
  private async call(caller: Caller, name: string, args: Arguments): Promise<CallToolResult> {
    const tool = this.tools.get(name);
    if (!tool) {
      const names = [...this.tools.keys()].join(', ');
      throw new McpError(ErrorCode.InvalidParams, `There is no tool "${name.slice(0, 60)}"; there are ${names}.`);
    }
    try {
      const answer = await tool.run(caller, args);
      return answerResult(answer, this.now(answer.timezone));
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code === 'INTERNAL') this.logger.error(error instanceof Error ? error.stack : error);
      return errorResult(problem, this.now(null));
    }
  }

  private now(timezone: string | null): CurrentDateTime {
    const { reference, timezone: zone } = this.times.heard(timezone);
    return currentDateTime(reference, zone);
  }
}
