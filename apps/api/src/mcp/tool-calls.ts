import { Inject, Injectable, Logger } from '@nestjs/common';
import {
  type CallToolRequest,
  type CallToolResult,
  ErrorCode,
  type ListToolsResult,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { NamedContact } from '#assist/tools/named-contact.js';
import { type Arguments, OPERATION_TOOLS, type Tool, TOOLS } from '#assist/tools/tool.js';
import { neededRole } from '#contract/operation.js';
import { AuditLog } from '#keys/audit-log.js';
import { StatedTimes } from '#times/stated-times.js';
import { type CurrentDateTime, currentDateTime } from '#dates/current.js';
import type { Caller } from '#domain/service/caller.js';
import { isAllowed } from '#domain/service/key-role.js';
import { problemOf } from '../requests/problem.js';
import type { Extra } from './checked-server.js';
import { isIn, type Profile, type Visitor } from './profile.js';
import { Progress } from './progress.js';
import { answerResult, errorResult } from './tool-result.js';
import { listed } from './tool-schema.js';

/** Lists and calls tools. */
@Injectable()
export class ToolCalls {
  private readonly logger = new Logger(ToolCalls.name);
  private readonly tools: ReadonlyMap<string, Tool>;
  private readonly lists: Readonly<Record<Profile, ListToolsResult['tools']>>;

  constructor(
    @Inject(TOOLS) made: readonly Tool[],
    @Inject(OPERATION_TOOLS) operations: readonly Tool[],
    private readonly times: StatedTimes,
    private readonly audit: AuditLog,
    private readonly named: NamedContact,
  ) {
    const tools = [...made, ...operations];
    this.tools = new Map(tools.map((tool) => [tool.name, tool]));
    const full = tools.map(listed);
    this.lists = { full, core: full.filter(({ name }) => isIn('core', name)) };
  }

  /** The tools that the visitor's key may call. */
  list({ caller, profile }: Visitor): ListToolsResult['tools'] {
    return this.lists[profile].filter(({ name }) => {
      const operation = this.tools.get(name)?.operation;
      return isAllowed(caller, operation ? neededRole(operation) : 'read');
    });
  }

  /** @throws McpError for an unknown tool; any other failure is an answer that a model can read. */
  async call(
    { caller, profile, cancelled }: Visitor,
    { name, arguments: args = {} }: CallToolRequest['params'],
    extra: Extra,
  ): Promise<CallToolResult> {
    const tool = this.tool(profile, name);
    const signal = signalFor(tool, extra.signal, cancelled);
    const progress = progressFor(extra);
    try {
      signal.throwIfAborted();
      const about = await this.about(caller, tool, args);
      const answer = await tool.run(caller, args, { signal, tell: progress.tell });
      if (tool.operation) await this.audit.record(caller, 'mcp', tool.operation, about, answer.data);
      else this.audit.request(caller, 'mcp', tool.name, about);
      return answerResult(answer, this.now(answer.timezone));
    } catch (error) {
      // Nobody reads the answer to a cancelled call.
      if (signal.aborted) throw new McpError(ErrorCode.ConnectionClosed, 'The call was cancelled.');
      const problem = problemOf(error);
      if (problem.code === 'INTERNAL') this.logger.error(error instanceof Error ? error.stack : error);
      return errorResult(problem, this.now(null));
    } finally {
      progress.end();
    }
  }

  /** The arguments for the audit log, with the contact's id if they name it by an identifier. */
  private async about(caller: Caller, { input }: Tool, args: Arguments): Promise<Arguments> {
    const { identifier } = args;
    if (!this.audit.isThorough || typeof identifier !== 'string' || !('contactId' in input.shape)) return args;
    // The tool itself reports what is wrong with the name.
    const contactId = await this.named.id(caller, { identifier }).catch(() => undefined);
    return { ...args, contactId };
  }

  private tool(profile: Profile, name: string): Tool {
    const tool = this.tools.get(name);
    if (tool && isIn(profile, name)) return tool;
    const names = this.lists[profile].map((listed) => listed.name).join(', ');
    const message = tool
      ? `The tool "${name}" is of the profile full, and this connection has ${profile}: connect to /mcp?profile=full, start ./dev mcp --profile full, or set MCP_PROFILE=full.`
      : `There is no tool "${name.slice(0, 60)}"; there are ${names}.`;
    throw new McpError(ErrorCode.InvalidParams, message);
  }

  private now(timezone: string | null): CurrentDateTime {
    const { reference, timezone: zone } = this.times.heard({ timezone, country: null });
    return currentDateTime(reference, zone);
  }
}

/**
 * A read ends when its client has left. A write continues, because a lost connection is no cancellation; it ends when the client cancels
 * the call.
 */
function signalFor({ effect }: Tool, gone: AbortSignal, cancelled: AbortSignal = gone): AbortSignal {
  return effect === undefined ? AbortSignal.any([gone, cancelled]) : cancelled;
}

function progressFor({ _meta, sendNotification }: Extra): Progress {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return new Progress();
  return new Progress((progress, message) =>
    sendNotification({ method: 'notifications/progress', params: { progressToken, progress, message } }),
  );
}
