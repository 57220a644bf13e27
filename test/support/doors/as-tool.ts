import { servedOperations } from '#assist/operations/served-operations.js';
import { grep } from '#contract/calendar.js';
import type { Operation } from '#contract/operation.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';
import { firstCellsOf, pageAt } from '../documents/documents.js';

/** The tool of each operation. `grep` has one tool for each place; the operations on dates share one. */
export const TOOL_OF: ReadonlyMap<Operation, string> = new Map(
  servedOperations.flatMap(({ operation, tool }): [Operation, string][] =>
    tool && !tool.settled ? [[operation, tool.name]] : [],
  ),
);

/** How a tool is called for an operation; several operations may share a tool. */
export interface AsTool {
  readonly tool: string;
  readonly args: object;
  /** The part of the tool's answer that is the operation's. */
  readonly part?: string;
  /** The operation's names of fields that the tool calls otherwise. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Operations that have no tool on purpose, as docs/mcp.md lists them with the reasons. */
export const NO_TOOL: ReadonlySet<string> = new Set(
  firstCellsOf(pageAt('docs/mcp.md').text.split('### Without a tool')[1]?.split('\n### ')[0] ?? ''),
);

/** @returns how a tool is called for an operation; `null` if it has no tool. */
export function asTool({ name }: Operation, input: object): AsTool | null {
  if (name === grep.name) {
    const { in: where = 'turns', ...args } = input as { in?: string };
    return where === 'turns' || where === 'events' ? { tool: `grep_${where}`, args } : null;
  }
  const math = 'calculate_date_math';
  if (name === resolveDates.name) return { tool: math, args: { operation: 'resolve', ...input }, part: 'resolved' };
  if (name === dateDifference.name) {
    return { tool: math, args: { operation: 'difference', ...input }, part: 'difference' };
  }
  if (name === interval.name) {
    const { to: toMemoryId, ...args } = input as { to?: string };
    const fields = { toMemoryId: 'to' };
    return { tool: math, args: { operation: 'interval', ...args, toMemoryId }, part: 'interval', fields };
  }
  const tool = [...TOOL_OF].find(([operation]) => operation.name === name)?.[1];
  return tool === undefined ? null : { tool, args: input };
}
