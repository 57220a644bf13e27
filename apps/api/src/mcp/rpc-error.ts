import type { Problem } from '../problem.js';

const PARSE_ERROR = -32_700;
const INVALID_REQUEST = -32_600;
const INVALID_PARAMS = -32_602;
/** The first of the codes that JSON-RPC leaves to servers. */
const SERVER_ERROR = -32_000;

/** A JSON-RPC error about a message as a whole, so without the id of a request. */
export interface RpcError {
  readonly jsonrpc: '2.0';
  readonly id: null;
  readonly error: { readonly code: number; readonly message: string; readonly data: Problem };
}

/** Whether a request came through the MCP door, whose clients read JSON-RPC only. */
export function isMcp({ path }: { path: string }): boolean {
  return path === '/mcp' || path === '/mcp/';
}

/** @returns the problem in the words of JSON-RPC. */
export function rpcErrorOf(problem: Problem): RpcError {
  return { jsonrpc: '2.0', id: null, error: { code: codeOf(problem), message: problem.detail, data: problem } };
}

function codeOf({ status, errors = [] }: Problem): number {
  // What cannot be read as a whole has no path.
  if (status === 400) return errors.some(({ path }) => path !== '') ? INVALID_PARAMS : PARSE_ERROR;
  return status === 413 || status === 415 ? INVALID_REQUEST : SERVER_ERROR;
}
