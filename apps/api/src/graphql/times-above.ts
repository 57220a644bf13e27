import type { GraphQLResolveInfo } from 'graphql';
import type { AsOf } from '#domain/memory.js';

type Path = GraphQLResolveInfo['path'];
type Stated = Readonly<Partial<Record<keyof AsOf, unknown>>>;

const CLOCKS = ['validAt', 'knownAt'] as const;

/** Where the items of a page stand; words in the arguments have become instants there. */
const STANDS = Symbol('stands');

/** What each field of a query that is under way states, with what was stated above it. */
const stated = new WeakMap<Path, Stated>();

/**
 * Who walks on from what was believed in March stays in March: a time that a field leaves out is the one stated
 * nearest above it.
 *
 * @param args of the field; null is what a client sends for a variable that it did not set.
 * @param on what the field is on.
 * @returns the two clocks as the field stands on them; without those that nobody stated.
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

/** @returns the item, which knows where its page stands. */
export function standing<T extends object>(item: T, asOf: unknown): T {
  return asOf === undefined ? item : { ...item, [STANDS]: asOf };
}

function nearest(path: Path | undefined): Stated {
  for (let above = path; above; above = above.prev) {
    const times = stated.get(above);
    if (times) return times;
  }
  return {};
}

/** Instants can be looked up for many items at once; words would be read again for each. */
function resolved(times: Stated, on: unknown): Stated {
  const stands = (on as { readonly [STANDS]?: AsOf } | null | undefined)?.[STANDS];
  if (!stands) return times;
  return Object.fromEntries(Object.keys(times).map((clock) => [clock, stands[clock as keyof AsOf].toISOString()]));
}
