import { type Imported, keyOf, objectOf, textOf } from './imported.js';

/** Stands for a line that is not valid text: reading it anyway would store other words than were written. */
export const NOT_UTF8 = Symbol('a line that is not UTF-8');

export type SourceLine = string | typeof NOT_UTF8;

/**
 * Reads our own plain format: one JSON object per line, with `contact` (kind, value, and a name) and the fields of a
 * statement. The `id` identifies a line in every run; without one, its whole text does. The id and the contact's value
 * are a text or a number.
 */
export async function* fromJsonLines(
  lines: AsyncIterable<SourceLine> | Iterable<SourceLine>,
): AsyncGenerator<Imported> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line === NOT_UTF8) yield fault(`line ${number}`, 'it is not UTF-8');
    else if (line.trim() !== '') yield read(line, `line ${number}`);
  }
}

function read(line: string, at: string): Imported {
  const large: LargeNumber[] = [];
  let entry;
  try {
    entry = objectOf(parsed(line, large));
  } catch {
    return fault(at, 'it is not JSON');
  }
  if (!entry) return fault(at, 'it is not a JSON object');
  const { contact, id, ...fields } = entry;
  const { kind, name } = objectOf(contact) ?? {};
  const [knownKind, knownValue] = [textOf(kind), idIn(objectOf(contact), 'value', large)];
  if (knownKind === undefined || knownValue === undefined)
    return fault(at, 'it has no contact with a kind and a value');
  const own = idIn(entry, 'id', large);
  if (own === undefined && typeof (id ?? '') !== 'string') return fault(at, 'its id is neither a text nor a number');
  return {
    is: 'statement',
    at,
    contact: { kind: knownKind, value: knownValue, name: textOf(name) },
    key: own === undefined ? keyOf('jsonl', line.trim()) : keyOf('jsonl', knownKind, knownValue, own),
    fields,
  };
}

function fault(at: string, reason: string): Imported {
  return { is: 'unmapped', at, kind: 'line', reason };
}

/**
 * A number as large as the ids of some databases, whose last digits a program cannot represent although two ids may
 * differ only in these.
 */
interface LargeNumber {
  readonly holder: unknown;
  readonly name: string;
  /** As written in the line. */
  readonly digits: string | undefined;
}

/** @param large receives the numbers with more digits than the returned value can represent. */
function parsed(line: string, large: LargeNumber[]): unknown {
  return JSON.parse(line, function (this: unknown, name, value: unknown, context?: { readonly source?: string }) {
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      large.push({ holder: this, name, digits: context?.source });
    return value;
  });
}

/** @returns the text of a field, or the digits of a number, or none. */
function idIn(
  holder: Readonly<Record<string, unknown>> | undefined,
  name: string,
  large: readonly LargeNumber[],
): string | undefined {
  const value = holder?.[name];
  if (typeof value !== 'number') return textOf(value);
  return large.find((one) => one.holder === holder && one.name === name)?.digits ?? String(value);
}
