/** A command `call METHOD PATH [BODY] [| jq FILTER]` of the documentation, where `call` is the shell function of the README. */
export interface ShownCall {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  /** `null` where the page shows the whole answer. */
  readonly filter: string | null;
  /** The shell variable that takes what is printed. */
  readonly variable: string | null;
}

const CALL =
  /^(?:(?<variable>[A-Z]+)=\$\()?call (?<method>[A-Z]+) (?:"(?<quoted>[^"]+)"|(?<path>\S+?))(?: '(?<body>[^']*)')?(?: > \/dev\/null)?(?: *\| jq (?:-[rc] )?(?:'(?<filter>[^']+)'|(?<word>[^\s)]+)))?\)?$/;

/** @returns the parts of a command, or `null` for one that calls something else. */
export function shownCall(command: string): ShownCall | null {
  const parts = CALL.exec(command)?.groups;
  if (!parts) return null;
  return {
    method: String(parts['method']),
    path: String(parts['quoted'] ?? parts['path']),
    body: parts['body'] ?? null,
    filter: parts['filter'] ?? parts['word'] ?? null,
    variable: parts['variable'] ?? null,
  };
}

/**
 * As much of jq as the documentation uses, so that no test needs it: paths, `|`, `{a, b: .c}` and `[.a, .b]`.
 *
 * @returns every value that the filter gives.
 */
export function filtered(value: unknown, filter: string): unknown[] {
  const [first = '', ...rest] = filter.split(' | ');
  const found = stage(value, first.trim());
  return rest.length === 0 ? found : found.flatMap((each) => filtered(each, rest.join(' | ')));
}

function stage(value: unknown, filter: string): unknown[] {
  const inside = filter.slice(1, -1).split(',');
  if (filter.startsWith('[')) return [inside.map((path) => at(value, path.trim())[0])];
  if (!filter.startsWith('{')) return at(value, filter);
  const entries = inside.map((field) => {
    const [key = '', path = `.${key}`] = field.split(':').map((part) => part.trim());
    return [key, at(value, path)[0]];
  });
  return [Object.fromEntries(entries)];
}

function at(value: unknown, path: string): unknown[] {
  const steps = [...path.matchAll(/\.(\w+)|\[(\d*)\]/g)];
  return steps.reduce<unknown[]>(
    (values, [, name, index]) =>
      values.flatMap((each) => {
        if (name !== undefined) return [(each as Record<string, unknown>)[name]];
        const list = each as unknown[];
        return index === '' ? list : [list[Number(index)]];
      }),
    [value],
  );
}
