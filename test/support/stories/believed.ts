import type { Caller } from '#domain/service/caller.js';
import { HistoryService } from '#memory/history/history.service.js';
import type { Service } from '../service/service.js';

/**
 * What is believed at some times, as known at an instant, and about whom. It has no ids, so that it can be compared before and after an
 * undo, which writes versions with new ids.
 */
export async function believed(
  { app }: Service,
  caller: Caller,
  { contactId, times, knownAt }: { contactId: string; times: readonly Date[]; knownAt?: Date | undefined },
): Promise<string[]> {
  const found = new Set<string>();
  for (const validAt of times) {
    const { memories } = await app.get(HistoryService).list(caller, { contactId, validAt, knownAt, limit: 500 });
    for (const { contactId: of, text, validFrom, validTo, confidence, status, startsAt } of memories)
      found.add(JSON.stringify({ of, text, validFrom, validTo, confidence, status, startsAt }));
  }
  return [...found].sort();
}
