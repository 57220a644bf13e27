import { encode, GIVEN } from './codec.js';
import type { Kind, Kinds, Query } from './query.js';
import { sentText } from './query-text.js';

/** A query as the driver takes it. */
interface SentQuery {
  readonly text: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Described = Pick<Query<never, never>, 'path' | 'mode' | 'params'>;

/**
 * The database plans a query separately for every combination of parameter types, and distinguishes `null`, texts of up to ten
 * characters, longer ones, and lists of one, ten and a hundred. Parameters that vary like this are sent in one map, `$p`, whose type
 * never changes, so that a query has one plan. Planning a recall takes half a second.
 *
 * @param params as the query's type says.
 * @returns the text, which reads these parameters from the map, and the parameters.
 */
export function sentQuery(query: Described, params: unknown): SentQuery {
  const { text, inMap } = formOf(query);
  const all = { ...GIVEN, ...(encode(query.params, params) as Record<string, unknown>) };
  const p: Record<string, unknown> = {};
  const sent: Record<string, unknown> = { p };
  for (const [name, value] of Object.entries(all)) (inMap.has(name) ? p : sent)[name] = value;
  return { text, params: sent };
}

/** The text as sent, and the parameters that it reads from the map. */
interface Form {
  readonly text: string;
  readonly inMap: ReadonlySet<string>;
}

const forms = new Map<string, Form>();

function formOf(query: Described): Form {
  const known = forms.get(query.path);
  if (known) return known;
  const inMap = new Set(Object.keys(query.params).filter((name) => isInMap(query, name)));
  const text = sentText(query.path).replaceAll(/\$(\w+)/g, (parameter, name: string) =>
    inMap.has(name) ? `$p.${name}` : parameter,
  );
  const form = { text, inMap };
  forms.set(query.path, form);
  return form;
}

/** Schema commands accept no part of a map. */
function isInMap({ mode, params }: Described, name: string): boolean {
  const kind: Kind | undefined = (params as Kinds)[name];
  if (mode === 'schema' || kind === undefined) return false;
  return typeof kind !== 'string' || !/^(instant|until|int|float|boolean|vector)$/.test(kind);
}
