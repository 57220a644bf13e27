import type { z } from 'zod';
import { inPlainWords } from '#config/in-plain-words.js';
import { DomainError, type Fault } from '#domain/service/errors.js';

/**
 * @returns the value as parsed by its schema.
 * @throws DomainError INVALID with the path of every fault.
 */
export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value, { error: inPlainWords });
  if (parsed.success) return parsed.data;
  throw refused(faultsIn(parsed.error));
}

/** @returns every fault of a value, with its path. */
export function faultsOf(schema: z.ZodType, value: unknown): Fault[] {
  const { error } = schema.safeParse(value, { error: inPlainWords });
  return error ? faultsIn(error) : [];
}

function faultsIn({ issues }: z.ZodError): Fault[] {
  return issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'is not known' }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  );
}

/** @returns the error for faulty fields; its message is the first fault. */
export function refused(faults: readonly Fault[]): DomainError {
  const [first] = faults;
  return new DomainError('INVALID', [first?.path, first?.message].filter(Boolean).join(': '), faults);
}
