import type { Kind, Query } from './query.js';

/** Nothing has this id. */
const NOBODY = '0'.repeat(26);
/** Whatever instant it is, nothing is found. */
const ONCE = new Date(0);

/**
 * Parameters of the kinds that a query declares, which match nothing that is kept: by them it can be planned, or asked without an answer.
 *
 * @param given what must be the name of something, such as an index.
 * @param dimensions of a vector.
 */
export function sampleOf<Params>(
  { params }: Query<Params, unknown>,
  given: Readonly<Record<string, unknown>>,
  dimensions: number,
): Params {
  const sampled = Object.entries<Kind>(params).map(([name, kind]) => [name, given[name] ?? sample(kind, dimensions)]);
  return Object.fromEntries(sampled) as Params;
}

function sample(kind: Kind, dimensions: number): unknown {
  switch (kind) {
    case 'string':
      return NOBODY;
    case 'string[]':
      return [NOBODY];
    case 'instant':
    case 'until':
      return ONCE;
    case 'int':
    case 'float':
      return 1;
    case 'boolean':
      return false;
    case 'vector':
    case 'vector?':
      return dimensions === 0 ? null : Array.from({ length: dimensions }, () => dimensions ** -0.5);
    default:
      return typeof kind === 'string' && kind.endsWith('[]') ? [] : null;
  }
}
