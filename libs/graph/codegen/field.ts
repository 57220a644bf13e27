/** One `@param` or `@return` line: `name kind note`; the kind of a map may say its fields in braces. */
export interface Field {
  name: string;
  kind: string;
  /** The fields of a map; empty if it may hold any. */
  fields: Omit<Field, 'note'>[];
  note: string;
}

const HEAD = /^(\w+)\s+([a-z]+(?:\[\])?\??)(?=[\s,}]|$)/;

/** @returns the field, or `null` if the text is not one. */
export function parseField(text: string): Field | null {
  const read = readField(text);
  return read && { ...read.field, note: read.rest };
}

/** Reads a field from the start of a text, and what follows it. */
function readField(text: string): { field: Omit<Field, 'note'>; rest: string } | null {
  const [head, name, kind] = HEAD.exec(text) ?? [];
  if (head === undefined || !name || !kind) return null;
  const fields: Omit<Field, 'note'>[] = [];
  let rest = text.slice(head.length).trimStart();
  if (!kind.startsWith('map') || !rest.startsWith('{')) return { field: { name, kind, fields }, rest };
  do {
    const inner = readField(rest.slice(1).trimStart());
    if (!inner) return null;
    fields.push(inner.field);
    rest = inner.rest;
  } while (rest.startsWith(','));
  return rest.startsWith('}') ? { field: { name, kind, fields }, rest: rest.slice(1).trimStart() } : null;
}
