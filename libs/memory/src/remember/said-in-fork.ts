import type { LockedContact } from '#contacts/contact-writes.js';
import type { SaidInFork } from '#contacts/forks.service.js';
import type { Remembered } from './draft.js';
import type { StatementInput } from './statement-input.js';
import type { ToWrite } from './statement-reader.js';
import type { Skipped } from './statement-writer.js';

/** @returns what is kept of statements in a fork, to say them again of its contact: as they were stated, and when. */
export function saidIn(
  { now }: LockedContact,
  written: readonly ToWrite[],
  results: readonly (Remembered | Skipped)[],
): SaidInFork[] {
  return results.flatMap((result, i) => {
    const { input } = written[i] as ToWrite;
    if ('skipped' in result || result.decision.id === null) return [];
    return [{ decisionId: result.decision.id, statement: toJson({ ...input, saidAt: input.saidAt ?? now }) }];
  });
}

/** @returns a statement as it was kept. */
export function fromJson(statement: string): StatementInput {
  return JSON.parse(statement, (_, value: unknown) => dateIn(value) ?? value) as StatementInput;
}

/** An instant must not become words for one. */
function toJson(statement: StatementInput): string {
  return JSON.stringify(statement, function (this: Record<string, unknown>, name, value: unknown) {
    const stated = this[name];
    return stated instanceof Date ? { [INSTANT]: stated.toISOString() } : value;
  });
}

const INSTANT = 'instant';

function dateIn(value: unknown): Date | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { [INSTANT]: at } = value as { readonly [INSTANT]?: unknown };
  return typeof at === 'string' ? new Date(at) : undefined;
}
