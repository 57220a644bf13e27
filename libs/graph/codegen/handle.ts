import type { Field } from './field.ts';
import type { Header } from './header.ts';
import { columnOf } from './joint.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  int: 'number',
  float: 'number',
  boolean: 'boolean',
  instant: 'Date',
  until: 'Date | null',
  vector: 'readonly number[]',
  map: 'Readonly<Record<string, unknown>>',
  memory: 'MemoryRow',
  turn: 'TurnRow',
  extraction: 'ExtractionRow',
  decision: 'DecisionRow',
  decided: 'NewDecision',
};

type Typed = Omit<Field, 'note'>;

/** @returns the TypeScript of one query: the types of its parameters and rows, and the handle by which it is run. */
export function handleOf(path: string, { summary, mode, params, returns, joins }: Header): string {
  const name = path.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  return `
export interface ${type}Params {
${membersOf(path, params)}}

export interface ${type}Row {
${membersOf(path, returns)}}

/** ${summary.trim()} */
export const ${name}: Query<${type}Params, ${type}Row> = {
  path: '${path}',
  mode: '${mode}',
  params: ${kindsOf(params)},
  returns: ${kindsOf(returns)},
${joinsOf(joins)}};
`;
}

function joinsOf(joins: readonly string[]): string {
  const columns = joins.map((path) => `${columnOf(path)}: '${path}'`);
  return columns.length > 0 ? `  joins: { ${columns.join(', ')} },\n` : '';
}

function membersOf(path: string, fields: readonly Field[]): string {
  return fields
    .map(
      (field) => `${field.note ? `  /** ${field.note} */\n` : ''}  readonly ${field.name}: ${typeOf(path, field)};\n`,
    )
    .join('');
}

function typeOf(path: string, { name, kind, fields }: Typed): string {
  const [, base = '', list, optional] = /^(\w+)(\[\])?(\?)?$/.exec(kind) ?? [];
  const type = fields.length > 0 ? mapOf(path, fields) : TYPES[base];
  if (!type) throw new Error(`${path}: ${name} has an unknown kind ${kind}`);
  const whole = list ? `readonly ${type.includes(' ') ? `(${type})` : type}[]` : type;
  return optional ? `${whole} | null` : whole;
}

function mapOf(path: string, fields: readonly Typed[]): string {
  return `{ ${fields.map((field) => `readonly ${field.name}: ${typeOf(path, field)}`).join('; ')} }`;
}

function kindsOf(fields: readonly Typed[]): string {
  const kinds = fields.map(
    ({ name, kind, fields: inner }) => `${name}: ${inner.length > 0 ? kindsOf(inner) : `'${kind}'`}`,
  );
  return `{ ${kinds.join(', ')} }`;
}
