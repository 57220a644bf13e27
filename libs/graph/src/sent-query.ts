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
 * The database plans a query apart for every combination of its parameters' types, and to it `null`, a text of up to ten characters and a
 * longer one, a list of one, of ten and of a hundred are all types of their own. What varies so is sent in one map, `$p`, whose type is
 * always the same, so that a query has one plan, whatever is asked: planning a recall takes half a second.
 *
 * @param params as the query's type says.
 * @returns the text, which reads from the map what is sent in it, and what is sent.
 */
export function sentQuery(query: Described, params: unknown): SentQuery {
  const all = { ...GIVEN, ...(encode(query.params, params) as Record<string, unknown>) };
  const p: Record<string, unknown> = {};
  const sent: Record<string, unknown> = { p };
  for (const [name, value] of Object.entries(all)) (isInMap(query, name) ? p : sent)[name] = value;
  return { text: textOf(query), params: sent };
}

const texts = new Map<string, string>();

function textOf(query: Described): string {
  const known = texts.get(query.path);
  if (known !== undefined) return known;
  const text = sentText(query.path).replaceAll(/\$(\w+)/g, (parameter, name: string) =>
    isInMap(query, name) ? `$p.${name}` : parameter,
  );
  texts.set(query.path, text);
  return text;
}

/** A command of the schema takes no part of a map. */
function isInMap({ mode, params }: Described, name: string): boolean {
  const kind: Kind | undefined = (params as Kinds)[name];
  if (mode === 'schema' || kind === undefined) return false;
  return typeof kind !== 'string' || !/^(instant|until|int|float|boolean|vector)$/.test(kind);
}
