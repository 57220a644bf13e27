import type { Field } from './field.ts';
import { parseHeader } from './header.ts';

const SAMPLE = /^\/\/ :param (\w+) => (.*);$/gm;
/** Where a written line is broken. */
const WIDTH = 150;

/** Every `.cypher` file by its path, with the shapes written into it. */
type Texts = (path: string) => string;

/**
 * Writes a query that asks several reads at once: what its file says above `@joins`, then the parameters of all of them, a column for the
 * rows of each, and their texts as subqueries. A parameter that two of them have under the same name is one.
 *
 * @param path the file's path under cypher/, without its ending.
 * @param text the file; one without a line `@joins` is left as it is.
 * @throws Error if one of its parts is no read, or two take something else by the same name.
 */
export function withJoint(path: string, text: string, texts: Texts): string {
  const [above, joined] = /^([^]*?)(?:^\/\/ @joins +(.+)\n)/m.exec(text)?.slice(1) ?? [];
  if (above === undefined || joined === undefined) return text;
  const parts = joined.split(/\s+/).map((part) => ({ part, text: texts(part), ...parseHeader(part, texts(part)) }));
  const written = parts.find(({ mode }) => mode !== 'read');
  if (written) throw new Error(`${path}: ${written.part} is no read`);
  const params = new Map<string, Field>();
  for (const field of parts.flatMap((part) => part.params))
    params.set(field.name, merged(path, params.get(field.name), field));
  const samples = new Map<string, string>();
  for (const [line, name, value] of parts.flatMap(({ text }) => [...text.matchAll(SAMPLE)]))
    if (value !== 'null' || !samples.has(String(name))) samples.set(String(name), line);
  const columns = parts.map(({ part }) => columnOf(part));
  return [
    `${above}// @joins  ${joined}`,
    ...[...params.values()].map((field) => `// @param  ${printed(field)}`),
    ...parts.map(({ part, returns }) =>
      broken(`// @return ${columnOf(part)} map[] ${fieldsOf(returns)} the rows of ${part}`, '//   '),
    ),
    '//',
    ...samples.values(),
    '',
    ...(parts.some((part) => /^CYPHER 25$/m.test(part.text)) ? ['CYPHER 25'] : []),
    ...parts.flatMap((part) => subquery(part.text, columnOf(part.part), part.returns)),
    `RETURN ${columns.join(', ')};`,
    '',
  ].join('\n');
}

/** @returns the column that has the rows of a part. */
export function columnOf(part: string): string {
  const name = part.slice(part.lastIndexOf('/') + 1);
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Rows are collected where they are found: outside they would be grouped by what was found before. */
function subquery(text: string, column: string, returns: readonly Field[]): string[] {
  const body = text
    .split('\n')
    .filter((line) => !line.startsWith('//') && line !== 'CYPHER 25' && line !== '')
    .map((line) => `    ${line}`);
  const last = String(body.pop()).replace(/;$/, '');
  const row = returns.map(({ name }) => `${name}: ${name}`).join(', ');
  const collected = broken(`  RETURN collect({${row}}) AS ${column}`, ' '.repeat(18));
  return ['CALL () {', '  CALL () {', ...body, last, '  }', collected, '}'];
}

/** @returns the line, broken after commas where it would be too long. */
function broken(line: string, indent: string): string {
  if (line.length <= WIDTH) return line;
  const at = line.lastIndexOf(', ', WIDTH - 1) + 1;
  return `${line.slice(0, at)}\n${broken(indent + line.slice(at + 1), indent)}`;
}

function merged(path: string, known: Field | undefined, field: Field): Field {
  if (!known) return field;
  if (known.kind.replace('?', '') !== field.kind.replace('?', ''))
    throw new Error(`${path}: $${field.name} is ${known.kind} and ${field.kind}`);
  return known.kind.endsWith('?') ? known : { ...known, kind: field.kind };
}

function printed({ name, kind, fields, note }: Field): string {
  return [name, kind, fields.length > 0 ? fieldsOf(fields) : '', note].filter((part) => part !== '').join(' ');
}

function fieldsOf(fields: readonly Omit<Field, 'note'>[]): string {
  return `{${fields.map((field) => printed({ ...field, note: '' })).join(', ')}}`;
}
