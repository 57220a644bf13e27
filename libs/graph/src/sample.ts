import type { Kind, Query } from './query.js';

/** An id that nothing has. */
const NOBODY = '0'.repeat(26);
/** An instant at which nothing is found. */
const ONCE = new Date(0);

/**
 * Parameters of the declared kinds that match no data, so that a query can be planned or run without a result.
 *
 * @param given parameters that must be names, such as that of an index.
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
