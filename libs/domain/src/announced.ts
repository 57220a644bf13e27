import { beginOf } from './by-verdict.js';
import type { Version } from './memory.js';
import type { Placement } from './placement.js';
import type { Statement } from './statement.js';

/** @returns the placement of a statement; what it announces for a day to come takes the place of the version that it is about on that day. */
export function announced(placement: Placement, statement: Statement, known: Version): Placement {
  const begins = beginOf(statement, known);
  const { from, to } = placement.period;
  if (begins === null || begins <= from || (to !== null && begins >= to)) return placement;
  return { ...placement, takesPlaceFrom: begins };
}
