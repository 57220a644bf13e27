import { type Imported, keyOf, objectOf, textOf } from './imported.js';

/**
 * Reads our own plain form: a line of JSON each, with `contact` (kind, value, and a name) and the fields of a statement. An `id`, a text or a number, makes
 * a line the same one in every run; without it that is its whole text.
 */
export async function* fromJsonLines(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Imported> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() !== '') yield read(line, `line ${number}`);
  }
}

function read(line: string, at: string): Imported {
  const fault = (reason: string): Imported => ({ is: 'unmapped', at, kind: 'line', reason });
  let entry;
  try {
    entry = objectOf(JSON.parse(line, asWritten));
  } catch {
    return fault('it is not JSON');
  }
  if (!entry) return fault('it is not a JSON object');
  const { contact, id, ...fields } = entry;
  const { kind, value, name } = objectOf(contact) ?? {};
  const [knownKind, knownValue] = [textOf(kind), textOf(value)];
  if (knownKind === undefined || knownValue === undefined) return fault('it has no contact with a kind and a value');
  const own = typeof id === 'number' ? String(id) : (id ?? '');
  if (typeof own !== 'string') return fault('its id is neither a text nor a number');
  return {
    is: 'statement',
    at,
    contact: { kind: knownKind, value: knownValue, name: textOf(name) },
    key: textOf(own) === undefined ? keyOf('jsonl', line.trim()) : keyOf('jsonl', knownKind, knownValue, own),
    fields,
  };
}

/** A number as large as ids of some databases are loses its last digits, by which two of them differ: then it is what stands in the line. */
function asWritten(name: string, value: unknown, context?: { readonly source?: string }): unknown {
  return name === 'id' && typeof value === 'number' && !Number.isSafeInteger(value) ? context?.source : value;
}
