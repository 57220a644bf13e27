import { createHash } from 'node:crypto';

/** The contact of a memory: an identifier, by which it is found or created. */
export interface ImportedContact {
  readonly kind: string;
  readonly value: string;
  readonly name?: string | undefined;
}

/** A statement of a source, unchecked. */
export interface ImportedStatement {
  readonly is: 'statement';
  /** Its position in the source, for people: `line 3`. */
  readonly at: string;
  readonly contact: ImportedContact;
  /** The same in every run over the same source. Of several statements with one key only the first is written. */
  readonly key: string;
  /** The fields of a statement of the contract. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The key of the earlier statement that it replaces. */
  readonly replaces?: string | undefined;
}

/** An utterance of a source. */
export interface ImportedTurn {
  readonly is: 'turn';
  readonly at: string;
  readonly contact: ImportedContact;
  readonly sessionId: string;
  /** The fields of a turn of the contract. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What is left out, and why. */
export interface Unmapped {
  readonly is: 'unmapped';
  readonly at: string;
  readonly kind: string;
  readonly reason: string;
  /** How many there are; default: one. */
  readonly count?: number;
}

export type Imported = ImportedStatement | ImportedTurn | Unmapped;

/** @returns the report for a file from which nothing can be read. */
export function otherFile(reason: string): Unmapped {
  return { is: 'unmapped', at: 'the file', kind: 'file', reason };
}

/** @returns the key of a statement, built from what identifies it in its source. */
export function keyOf(source: string, ...parts: readonly unknown[]): string {
  return `import-${createHash('sha256')
    .update(JSON.stringify([source, ...parts]))
    .digest('hex')
    .slice(0, 40)}`;
}

/** @returns the value if it is an object. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** @returns the objects of a list; none if it is not a list. */
export function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.map(objectOf).filter((entry) => entry !== undefined);
}

/** @returns the value if it is a text that is not empty. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/**
 * @returns an id as text, or the digits of a number. None for a number that may have lost its last digits, because it
 * could be another one.
 */
export function idOf(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : textOf(value);
}

/** @returns the entry without undefined fields, which the contract does not accept. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const WRONG = 'it ended no later than it began';
const NO_START = 'it ended no later than it was said, and nothing says when it began';

/** @returns the statement, with a start if it has an end. One that does not end after it begins is left out. */
export function bounded(statement: ImportedStatement): ImportedStatement | Unmapped {
  const { validFrom, validTo, saidAt, text, ...fields } = statement.fields;
  if (typeof validTo !== 'string') return statement;
  const from = typeof validFrom === 'string' ? validFrom : saidAt;
  if (typeof from === 'string' && validTo <= from)
    return { is: 'unmapped', at: statement.at, kind: 'fact', reason: from === validFrom ? WRONG : NO_START };
  return { ...statement, fields: given({ text, saidAt, validFrom: from, validTo, ...fields }) };
}
