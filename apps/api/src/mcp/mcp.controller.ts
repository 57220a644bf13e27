import { randomUUID } from 'node:crypto';
import { All, Controller, Inject, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import type { Request, Response } from 'express';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { Caller } from '#domain/service/caller.js';
import { HttpCaller } from '../requests/caller.decorator.js';
import { NeedsRole } from '../requests/key.guard.js';
import { forbidCachingOf } from '../requests/forbid-caching.middleware.js';
import { type PeekedMessage, peekAt } from './peeked-message.js';
import { HttpTransport } from './http-transport.js';
import { InFlight } from './in-flight.js';
import { McpDoor } from './mcp-door.js';
import { OriginGuard } from './origin.guard.js';
import { profileOf, type Visitor } from './profile.js';

/** Counts as one request; MCP has had no batches since 2025-06-18. */
const NO_BATCHES = {
  jsonrpc: '2.0',
  id: null,
  error: {
    code: ErrorCode.InvalidRequest,
    message: 'This server accepts no batches; send each message with its own POST.',
  },
};

/** MCP over streamable HTTP. Any instance can answer any request; cancelling works on the instance that runs it. */
@Controller('mcp')
@UseGuards(OriginGuard)
@NeedsRole('read')
export class McpController {
  constructor(
    private readonly door: McpDoor,
    private readonly inFlight: InFlight,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Post()
  async message(
    @HttpCaller() caller: Caller,
    @Query('profile') asked: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const profile = profileOf(asked, this.config.MCP_PROFILE);
    if (Array.isArray(request.body)) return void response.status(400).json(NO_BATCHES);
    const peeked = peekAt(request);
    const { cancels, sessionId } = peeked;
    if (cancels)
      this.inFlight.cancel({ tenantId: caller.tenantId, sessionId, requestId: cancels.requestId }, cancels.reason);
    // An id with which the client can cancel its requests. Nothing else is kept for it.
    if (peeked.begins) response.setHeader('Mcp-Session-Id', randomUUID());
    await this.answer({ caller, profile }, peeked, request, response);
  }

  /** Without sessions there is nothing to listen to with GET or to end with DELETE. */
  @All()
  noSession(@Res() response: Response): void {
    const error = { code: -32_000, message: 'This server keeps no sessions; send messages by POST.' };
    response.status(405).set('Allow', 'POST').json({ jsonrpc: '2.0', id: null, error });
  }

  /** As JSON, or as an event stream if the client asks for progress. */
  private async answer(
    who: Omit<Visitor, 'cancelled'>,
    { begins, requestId, sessionId, wantsProgress }: PeekedMessage,
    request: Request,
    response: Response,
  ): Promise<void> {
    const cancelled = new AbortController();
    const server = this.door.open({ ...who, cancelled: cancelled.signal });
    const name = { tenantId: who.caller.tenantId, sessionId, requestId: begins ? null : requestId };
    const leave = this.inFlight.enter(name, (reason) => {
      // Closed first, because a cancelled request gets no answer and its stream ends.
      void server.close();
      cancelled.abort(new Error(reason));
      if (!wantsProgress && !response.headersSent) response.status(200).type('text/event-stream').end();
    });
    response.once('close', () => {
      leave();
      void server.close();
    });
    forbidCachingOf(response);
    const transport = new HttpTransport({ enableJsonResponse: !wantsProgress }, leave);
    await server.connect(transport);
    await transport.handleRequest(request, response, request.body ?? null);
  }
}
