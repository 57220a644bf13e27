import { type Field, parseField } from './field.ts';

/** What the header of a .cypher file declares about its query. */
export interface Header {
  summary: string;
  mode: 'read' | 'write' | 'schema';
  params: Field[];
  returns: Field[];
  /** The queries that it asks at once, if it is made of others. */
  joins: string[];
  /** Names with a sample `:param name => expression;` line. */
  samples: string[];
  /** The `$names` the query itself uses. */
  used: string[];
}

/**
 * Parameters that the codec gives to every query, without a `@param`: the instant that is stored as an open end, and the instant
 * before it, which is later than anything recorded.
 */
const GIVEN: readonly string[] = ['openEnd', 'latest'];

/**
 * @param path the file's path under cypher/, without its ending.
 * @param text the file.
 * @returns its declared header.
 * @throws Error naming the file and the line that is wrong.
 */
export function parseHeader(path: string, text: string): Header {
  const lines = text.split('\n');
  const comments = statementsOf(lines.filter((line) => line.startsWith('//')).map((line) => line.slice(2).trim()));
  const body = lines.filter((line) => !line.trimStart().startsWith('//')).join('\n');
  const [first = ''] = comments;
  if (!first.startsWith(`${path}: `)) throw new Error(`${path}: the first line must be "// ${path}: what it does."`);
  const mode = comments.find((line) => line.startsWith('@mode'))?.split(/\s+/)[1];
  if (mode !== 'read' && mode !== 'write' && mode !== 'schema')
    throw new Error(`${path}: @mode must be read, write or schema`);
  const header: Header = {
    summary: first.slice(path.length + 2),
    mode,
    params: fieldsOf(path, comments, '@param'),
    returns: fieldsOf(path, comments, '@return'),
    joins:
      comments
        .find((line) => line.startsWith('@joins'))
        ?.split(/\s+/)
        .slice(1) ?? [],
    samples: comments.flatMap((line) => /^:param (\w+) => .+;$/.exec(line)?.[1] ?? []),
    used: [...new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => String(name)))],
  };
  check(path, header);
  return header;
}

/** @returns the parameters of a query: those that its callers pass, and those of the codec that it uses. */
export function takenBy({ params, used }: Pick<Header, 'params' | 'used'>): string[] {
  return [...params.map(({ name }) => name), ...used.filter((name) => GIVEN.includes(name))];
}

/** @returns the lines; a line with an open brace is joined with the next ones up to the closing brace. */
function statementsOf(comments: readonly string[]): string[] {
  const statements: string[] = [];
  let open = 0;
  for (const line of comments) {
    if (open > 0) statements.push(`${statements.pop()} ${line}`);
    else statements.push(line);
    if (open > 0 || line.startsWith('@')) open += line.split('{').length - line.split('}').length;
  }
  return statements;
}

function fieldsOf(path: string, comments: readonly string[], tag: string): Field[] {
  return comments
    .filter((line) => line.split(/\s/, 1)[0] === tag)
    .map((line) => {
      const field = parseField(line.slice(tag.length).trimStart());
      if (!field) throw new Error(`${path}: not understood: ${line}`);
      return field;
    });
}

function check(path: string, { params, samples, used }: Pick<Header, 'params' | 'samples' | 'used'>): void {
  const declared = params.map(({ name }) => name);
  const taken = takenBy({ params, used });
  const differ = (a: readonly string[], b: readonly string[]): string[] => a.filter((name) => !b.includes(name));
  const faults = [
    ...declared.filter((name) => GIVEN.includes(name)).map((name) => `@param ${name} is given by the codec`),
    ...differ(used, taken).map((name) => `$${name} is used but not declared`),
    ...differ(declared, used).map((name) => `@param ${name} is never used`),
    ...differ(taken, samples).map((name) => `$${name} has no sample line ":param ${name} => ...;"`),
  ];
  if (faults.length > 0) throw new Error(`${path}: ${faults.join(', ')}`);
}
