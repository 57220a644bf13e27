import { createHash } from 'node:crypto';
import { folded } from '#domain/sameness.js';
import type { StatementInput } from '#memory/remember/statement-input.js';

/** What tells whether two statements are one. */
type Keyed = Pick<StatementInput, 'event'> & { readonly key: string };

/**
 * Of those with one key only the first counts, and an event once for each time that is told: "physio on Monday at 10 and on Thursday at
 * 10" is two. The first keeps its key, whichever time it has, so that what was read before is known again.
 */
export function toldOnce<T extends Keyed>(statements: readonly T[]): T[] {
  const times = new Map<string, Set<string>>();
  return statements.flatMap((one) => {
    const time = timeOf(one);
    const told = times.get(one.key);
    if (!told) times.set(one.key, new Set([time]));
    if (!told) return [one];
    if (time === '' || told.has(time)) return [];
    told.add(time);
    return [{ ...one, key: createHash('sha256').update(`${one.key}\n${time}`).digest('hex') }];
  });
}

function timeOf({ event }: Keyed): string {
  const startsAt = event?.startsAt ?? '';
  return typeof startsAt === 'string' ? folded(startsAt) : startsAt.toISOString();
}
