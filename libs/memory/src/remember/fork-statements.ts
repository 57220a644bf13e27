import type { LockedContact } from '#contacts/contact-writes.js';
import type { ForkStatement } from '#contacts/forks.service.js';
import type { Remembered } from './draft.js';
import type { StatementInput } from './statement-input.js';
import type { ToWrite } from './statement-reader.js';
import type { Skipped } from './statement-writer.js';

/** @returns the statements made in a fork, as stated and with their time, so that a merge can repeat them for the contact. */
export function statementsInFork(
  { now }: LockedContact,
  written: readonly ToWrite[],
  results: readonly (Remembered | Skipped)[],
): ForkStatement[] {
  return results.flatMap((result, i) => {
    const { input } = written[i] as ToWrite;
    if ('skipped' in result || result.decision.id === null) return [];
    return [{ decisionId: result.decision.id, statement: toJson({ ...input, saidAt: input.saidAt ?? now }) }];
  });
}

/** @returns a stored statement. */
export function fromJson(statement: string): StatementInput {
  return JSON.parse(statement, (_, value: unknown) => dateIn(value) ?? value) as StatementInput;
}

/** Instants are marked, so that they are not read back as words for a time. */
function toJson(statement: StatementInput): string {
  return JSON.stringify(statement, function (this: Record<string, unknown>, name, value: unknown) {
    const original = this[name];
    return original instanceof Date ? { [INSTANT]: original.toISOString() } : value;
  });
}

const INSTANT = 'instant';

function dateIn(value: unknown): Date | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { [INSTANT]: at } = value as { readonly [INSTANT]?: unknown };
  return typeof at === 'string' ? new Date(at) : undefined;
}
