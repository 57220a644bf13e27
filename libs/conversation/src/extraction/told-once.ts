import { createHash } from 'node:crypto';
import { folded } from '#domain/text/folded.js';
import type { StatementInput } from '#memory/remember/statement-input.js';

/** The fields by which two statements are recognised as the same. */
type Keyed = Pick<StatementInput, 'event'> & { readonly key: string };

/**
 * Of statements with the same key only the first counts. An event counts once for each of its times: "physio on Monday at 10 and on
 * Thursday at 10" is two. The first keeps its key whatever its time, so that it is recognised when read again.
 */
export function toldOnce<T extends Keyed>(statements: readonly T[]): T[] {
  const times = new Map<string, Set<string>>();
  return statements.flatMap((statement) => {
    const time = timeOf(statement);
    const knownTimes = times.get(statement.key);
    if (!knownTimes) times.set(statement.key, new Set([time]));
    if (!knownTimes) return [statement];
    if (time === '' || knownTimes.has(time)) return [];
    knownTimes.add(time);
    return [{ ...statement, key: createHash('sha256').update(`${statement.key}\n${time}`).digest('hex') }];
  });
}

function timeOf({ event }: Keyed): string {
  const startsAt = event?.startsAt ?? '';
  return typeof startsAt === 'string' ? folded(startsAt) : startsAt.toISOString();
}
