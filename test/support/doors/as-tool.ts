import { servedOperations } from '#assist/operations/served-operations.js';
import { grep } from '#contract/calendar.js';
import type { Operation } from '#contract/operation.js';
import { dateDifference, interval, resolveDates } from '#contract/time.js';

/** The tool of each operation; grep has one for each place, and the dates have one in common. */
export const TOOL_OF: ReadonlyMap<Operation, string> = new Map(
  servedOperations.flatMap(({ operation, tool }): [Operation, string][] =>
    tool && !tool.settled ? [[operation, tool.name]] : [],
  ),
);

/** An operation as it is asked of a tool, which may be one for several. */
export interface AsTool {
  readonly tool: string;
  readonly args: object;
  /** The part of the tool's answer that is the operation's. */
  readonly part?: string;
  /** What the operation calls the fields that the tool has other names for. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** What no tool does, by decision: see docs/mcp.md. */
export const NO_TOOL: ReadonlySet<string> = new Set([
  'addRevisions',
  'createContacts',
  'dryRunExtraction',
  'getExtractionSettings',
  'setExtractionSettings',
  'getSettings',
  'getSettingsHistory',
  'setSettings',
  'getKey',
  'createKey',
  'listKeys',
  'listAudit',
  'revokeKey',
  'eraseContact',
  'getErasure',
  'listErasures',
  'getCalendar',
  'listBriefings',
  'retryBriefing',
]);

/** @returns how an operation is asked of a tool, or `null` where none does it. */
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
