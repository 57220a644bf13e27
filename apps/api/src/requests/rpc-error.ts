import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js';
import { NO_OBJECT, type Problem, problemOf } from './problem.js';

/** The first code that JSON-RPC reserves for servers. */
const SERVER_ERROR = -32_000;

/** A JSON-RPC error about a whole message, so without the id of a request. */
export interface RpcError {
  readonly jsonrpc: '2.0';
  readonly id: null;
  readonly error: { readonly code: number; readonly message: string; readonly data: Problem };
}

/** Whether a request came through MCP, whose clients read only JSON-RPC. */
export function isMcp({ path }: { path: string }): boolean {
  return /^\/mcp\/?$/i.test(path);
}

/** @returns the problem as a JSON-RPC error. */
export function rpcErrorOf(problem: Problem): RpcError {
  return { jsonrpc: '2.0', id: null, error: { code: codeOf(problem), message: problem.detail, data: problem } };
}

function codeOf({ status, detail, errors = [] }: Problem): number {
  if (detail === NO_OBJECT) return ErrorCode.InvalidRequest;
  // A message that cannot be parsed has faults without a path.
  if (status === 400) return errors.some(({ path }) => path !== '') ? ErrorCode.InvalidParams : ErrorCode.ParseError;
  return status === 413 || status === 415 ? ErrorCode.InvalidRequest : SERVER_ERROR;
}

/** MCP's code for a resource that does not exist. */
export const RESOURCE_NOT_FOUND = -32_002;

/**
 * @param missing the code for NOT_FOUND: for a resource, or for an argument.
 * @returns the error as the answer to a request; without details if it is a bug of the service.
 */
export function mcpErrorOf(error: unknown, missing: number = ErrorCode.InvalidParams): McpError {
  if (error instanceof McpError) return error;
  const problem = problemOf(error);
  const { code, detail } = problem;
  if (code === 'NOT_FOUND') return new McpError(missing, detail, problem);
  const ofTheAsker = code === 'INVALID' || code === 'CONFLICT' || code === 'TOO_LARGE';
  return new McpError(ofTheAsker ? ErrorCode.InvalidParams : ErrorCode.InternalError, detail, problem);
}
