import type { GraphQLResolveInfo } from 'graphql';
import type { AsOf } from '#domain/memory/memory.js';

type Path = GraphQLResolveInfo['path'];
type Stated = Readonly<Partial<Record<keyof AsOf, unknown>>>;

const CLOCKS = ['validAt', 'knownAt'] as const;

/** The times of a page's items, with words resolved to instants. */
const AS_OF = Symbol('asOf');

/** The times stated by each field of a running query, or above it. */
const stated = new WeakMap<Path, Stated>();

/**
 * A query that starts with what was believed in March stays in March: a time that a field leaves out is the nearest one stated above it.
 *
 * @param args of the field; clients send null for variables that are not set.
 * @param on the object with the field.
 * @returns the field's times on the two clocks, without those that nobody stated.
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

/** @returns the item with the times of its page. */
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

/** Instants allow loading many items at once; words would have to be read for each. */
function resolved(times: Stated, on: unknown): Stated {
  const asOf = (on as { readonly [AS_OF]?: AsOf } | null | undefined)?.[AS_OF];
  if (!asOf) return times;
  return Object.fromEntries(Object.keys(times).map((clock) => [clock, asOf[clock as keyof AsOf].toISOString()]));
}
