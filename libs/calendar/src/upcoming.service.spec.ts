import type { Memory } from '#domain/memory/memory.js';
import type { StatedTimes } from '#times/stated-times.js';
import { at, version } from '../../../test/support/stories/statements.js';
import type { ContactEvent, EventsRepository } from './events.repository.js';
import { UpcomingService } from './upcoming.service.js';

const NOW = at('2026-03-05T12:00:00Z');

/** A tenant with that many daily series, each beginning a minute after the one before. */
function serviceOf(count: number): UpcomingService {
  const series = Array.from({ length: count }, (_, i): ContactEvent & { timezone: string } => {
    const startsAt = new Date(at('2026-03-01T13:00:00Z').getTime() + i);
    const memory = version(String(i).padStart(6, '0'), { startsAt, recurrence: 'FREQ=DAILY' }) as Memory;
    return { memory, contact: { id: `contact ${i}`, name: null }, timezone: 'UTC' };
  });
  const events = {
    dueSoon: () => Promise.resolve([]),
    seriesDue: ({ afterId, limit }: { afterId: string; limit: number }) =>
      Promise.resolve(series.filter(({ memory: { id } }) => id > afterId).slice(0, limit)),
  };
  return new UpcomingService(
    undefined as never,
    events as unknown as EventsRepository,
    { zone: (zone: string) => zone } as StatedTimes,
    { now: () => NOW },
  );
}

describe('what is due soon', () => {
  it('has the times of every series of a tenant, page by page', async () => {
    const service = serviceOf(1_203);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await service.dueSoon({ tenantId: 'default' }, { hours: 24, limit: 500, cursor });
      found.push(...page.events.map(({ memory: { id } }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(found).toHaveLength(1_203);
    expect(found).toEqual([...found].sort());
  });
});
