import { DomainError } from '#domain/service/errors.js';

/** A statement that cannot be written must not stop the others. @returns the others; `null` if no statement is at fault. */
export function withoutFault<Statement>(statements: readonly Statement[], error: unknown): Statement[] | null {
  if (!(error instanceof DomainError) || error.code !== 'INVALID') return null;
  const [, number] = /^statements\.(\d+)\./.exec(error.faults[0]?.path ?? '') ?? [];
  const faulty = number === undefined ? undefined : statements[Number(number)];
  if (!faulty) return null;
  return statements.filter((statement) => statement !== faulty);
}
