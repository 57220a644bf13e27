import { All, Controller, Inject, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Caller } from '#domain/caller.js';
import { From } from '../http/caller.decorator.js';
import { McpDoor } from './mcp-door.js';
import { OriginGuard } from './origin.guard.js';
import { profileOf } from './profile.js';

/** MCP over streamable HTTP, stateless: any instance can answer any request. */
@Controller('mcp')
@UseGuards(OriginGuard)
export class McpController {
  constructor(
    private readonly door: McpDoor,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  async message(
    @From() { tenantId }: Caller,
    @Query('profile') asked: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const server = this.door.open({ tenantId, profile: profileOf(asked, this.config.MCP_PROFILE) });
    response.once('close', () => void server.close());
    const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body ?? null);
  }

  /** Without sessions there is nothing to listen to by GET, and nothing to end by DELETE. */
  @All()
  noSession(@Res() response: Response): void {
    const error = { code: -32_000, message: 'This server keeps no sessions; send messages by POST.' };
    response.status(405).set('Allow', 'POST').json({ jsonrpc: '2.0', id: null, error });
  }
}
