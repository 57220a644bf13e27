import { listMemories } from '#contract/memories.js';
import type { Visit } from '../doors/doors.js';
import type { Asked } from '../doors/door.js';

/** @returns the texts that hold at noon UTC on each of the days, such as 2026-07-31. */
export function textsHeldOn(
  ask: Visit['ask'],
  of: Pick<Asked<typeof listMemories>, 'contactId' | 'knownAt'>,
  days: readonly string[],
): Promise<string[][]> {
  return Promise.all(
    days.map(async (day) => {
      const { memories } = await ask(listMemories, { ...of, validAt: `${day}T12:00:00Z` });
      return memories.map(({ text }) => text).toSorted();
    }),
  );
}
