import type { GraphQLResolveInfo } from 'graphql';
import type { AsOf } from '#domain/memory.js';

type Path = GraphQLResolveInfo['path'];
type Stated = Readonly<Partial<Record<keyof AsOf, unknown>>>;

const CLOCKS = ['validAt', 'knownAt'] as const;

/** The times of a page's items; words in the arguments have become instants. */
const AS_OF = Symbol('asOf');

/** The times that each field of a running query states, or that were stated above it. */
const stated = new WeakMap<Path, Stated>();

/**
 * A query that begins with what was believed in March stays in March: a time that a field leaves out is the
 * nearest one stated above it.
 *
 * @param args of the field; null is what a client sends for a variable that it did not set.
 * @param on the object that the field is on.
 * @returns the field's times on the two clocks; a time that nobody stated is left out.
 */
export function timesOf({ path }: GraphQLResolveInfo, args: Readonly<Record<string, unknown>>, on: unknown): Stated {
  const above = resolved(nearest(path.prev), on);
  const own = Object.fromEntries(
    CLOCKS.flatMap((clock) => ((args[clock] ?? null) === null ? [] : [[clock, args[clock]]])),
  );
  const times = { ...above, ...own };
  stated.set(path, times);
  return times;
}

/** @returns the item, with the times of its page. */
export function withAsOf<T extends object>(item: T, asOf: unknown): T {
  return asOf === undefined ? item : { ...item, [AS_OF]: asOf };
}

function nearest(path: Path | undefined): Stated {
  for (let above = path; above; above = above.prev) {
    const times = stated.get(above);
    if (times) return times;
  }
  return {};
}

/** Instants can be looked up for many items at once; words would have to be read for each. */
function resolved(times: Stated, on: unknown): Stated {
  const asOf = (on as { readonly [AS_OF]?: AsOf } | null | undefined)?.[AS_OF];
  if (!asOf) return times;
  return Object.fromEntries(Object.keys(times).map((clock) => [clock, asOf[clock as keyof AsOf].toISOString()]));
}
