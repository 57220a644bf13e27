/** One `@param` or `@return` line: `name kind note`. */
export interface Field {
  name: string;
  kind: string;
  note: string;
}

/** What the header of a .cypher file declares about its query. */
export interface Header {
  summary: string;
  mode: 'read' | 'write' | 'schema';
  params: Field[];
  returns: Field[];
  /** Names with a sample `:param name => expression;` line. */
  samples: string[];
  /** The `$names` the query itself uses. */
  used: string[];
}

const FIELD = /^@(param|return)\s+(\w+)\s+([a-z]+(?:\[\])?\??)(?:\s+(.*))?$/;

/**
 * @param path the file's path under cypher/, without its ending.
 * @param text the file.
 * @returns its declared header.
 * @throws Error naming the file and the line that is wrong.
 */
export function parseHeader(path: string, text: string): Header {
  const lines = text.split('\n');
  const comments = lines.filter((line) => line.startsWith('//')).map((line) => line.slice(2).trim());
  const body = lines.filter((line) => !line.trimStart().startsWith('//')).join('\n');
  const [first = ''] = comments;
  if (!first.startsWith(`${path}: `)) throw new Error(`${path}: the first line must be "// ${path}: what it does."`);
  const fields = comments.filter((line) => /^@(param|return)\b/.test(line)).map((line) => parseField(path, line));
  const mode = comments.find((line) => line.startsWith('@mode'))?.split(/\s+/)[1];
  if (mode !== 'read' && mode !== 'write' && mode !== 'schema')
    throw new Error(`${path}: @mode must be read, write or schema`);
  const header: Header = {
    summary: first.slice(path.length + 2),
    mode,
    params: fields.filter(({ tag }) => tag === 'param'),
    returns: fields.filter(({ tag }) => tag === 'return'),
    samples: comments.flatMap((line) => /^:param (\w+) => .+;$/.exec(line)?.[1] ?? []),
    used: [...new Set([...body.matchAll(/\$(\w+)/g)].map(([, name]) => String(name)))],
  };
  check(path, header);
  return header;
}

function parseField(path: string, line: string): Field & { tag: string } {
  const [, tag, name, kind, note = ''] = FIELD.exec(line) ?? [];
  if (!tag || !name || !kind) throw new Error(`${path}: not understood: ${line}`);
  return { tag, name, kind, note };
}

function check(path: string, { params, samples, used }: Header): void {
  const declared = params.map(({ name }) => name);
  const differ = (a: string[], b: string[]): string[] => a.filter((name) => !b.includes(name));
  const faults = [
    ...differ(used, declared).map((name) => `$${name} is used but not declared`),
    ...differ(declared, used).map((name) => `@param ${name} is never used`),
    ...differ(declared, samples).map((name) => `@param ${name} has no sample line ":param ${name} => ...;"`),
  ];
  if (faults.length > 0) throw new Error(`${path}: ${faults.join(', ')}`);
}
