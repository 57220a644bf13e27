import { createHash } from 'node:crypto';

/** Whose memory it is: an identifier, by which the contact is found or created. */
export interface ImportedContact {
  readonly kind: string;
  readonly value: string;
  readonly name?: string | undefined;
}

/** A statement as its source has it; nothing of it was checked. */
export interface ImportedStatement {
  readonly is: 'statement';
  /** Where it stands in the source, for people: `line 3`. */
  readonly at: string;
  readonly contact: ImportedContact;
  /** The same in every run over the same source: of statements with one key only the first is written. */
  readonly key: string;
  /** The fields of a statement of the contract. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** The key of the statement that it takes the place of, which came before. */
  readonly replaces?: string | undefined;
}

/** An utterance as its source has it. */
export interface ImportedTurn {
  readonly is: 'turn';
  readonly at: string;
  readonly contact: ImportedContact;
  readonly sessionId: string;
  /** The fields of a turn of the contract. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What is not taken over, and why. */
export interface Unmapped {
  readonly is: 'unmapped';
  readonly at: string;
  readonly kind: string;
  readonly reason: string;
  /** How many there are; default: one. */
  readonly count?: number;
}

export type Imported = ImportedStatement | ImportedTurn | Unmapped;

/** @returns what is said of a file of which nothing can be read. */
export function otherFile(reason: string): Unmapped {
  return { is: 'unmapped', at: 'the file', kind: 'file', reason };
}

/** @returns a key of a statement, made of what identifies it in its source. */
export function keyOf(source: string, ...parts: readonly unknown[]): string {
  return `import-${createHash('sha256')
    .update(JSON.stringify([source, ...parts]))
    .digest('hex')
    .slice(0, 40)}`;
}

/** @returns the object that a value is, or none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

/** @returns the objects of a list; what is no list has none. */
export function listOf(value: unknown): Readonly<Record<string, unknown>>[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries.map(objectOf).filter((entry) => entry !== undefined);
}

/** @returns the text that a value is, or none; an empty one is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}

/** @returns the text that an id is, or the digits of a number, or none; a number that can have lost its last digits is none, as it could be another's. */
export function idOf(value: unknown): string | undefined {
  return Number.isSafeInteger(value) ? String(value) : textOf(value);
}

/** @returns the entry without what is undefined: the contract takes a field or none. */
export function given(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const WRONG = 'it ended no later than it began';
const NO_START = 'it ended no later than it was said, and nothing says when it began';

/** @returns the statement with its start where it has an end; one that ends no later than it began is not taken over. */
export function bounded(statement: ImportedStatement): ImportedStatement | Unmapped {
  const { validFrom, validTo, saidAt, text, ...fields } = statement.fields;
  if (typeof validTo !== 'string') return statement;
  const from = typeof validFrom === 'string' ? validFrom : saidAt;
  if (typeof from === 'string' && validTo <= from)
    return { is: 'unmapped', at: statement.at, kind: 'fact', reason: from === validFrom ? WRONG : NO_START };
  return { ...statement, fields: given({ text, saidAt, validFrom: from, validTo, ...fields }) };
}
