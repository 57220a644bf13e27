import { Injectable } from '@nestjs/common';
import { StatedTimes } from '#times/stated-times.js';
import { add } from '#dates/difference.js';
import { interval, type Interval, type Occasion } from '#dates/interval.js';
import type { Memory, Precision } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid, notFound } from '#domain/service/errors.js';
import { MemoriesRepository } from '../memories.repository.js';

/** The length of the period that a precision stands for. */
const LENGTHS: Readonly<Partial<Record<Precision, string>>> = {
  part_of_day: 'PT4H',
  day: 'P1D',
  weekend: 'P2D',
  week: 'P7D',
  month: 'P1M',
  quarter: 'P3M',
  season: 'P3M',
  half: 'P6M',
  year: 'P1Y',
  decade: 'P10Y',
};

/** Answers which of two memories came first, and how long lies between them. */
@Injectable()
export class IntervalService {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND; INVALID if the other memory belongs to another contact. */
  async between({ tenantId }: Caller, { memoryId, to }: { memoryId: string; to: string }): Promise<Interval> {
    const [first, second] = await Promise.all([memoryId, to].map((id) => this.memories.byId(tenantId, id, null)));
    if (!first) throw notFound('memory', memoryId);
    if (!second) throw notFound('memory', to);
    if (first.memory.contactId !== second.memory.contactId) throw invalid('to', 'is a memory of another contact');
    const timezone = this.times.zone(first.timezone);
    return interval(occasionOf(first.memory, timezone), occasionOf(second.memory, timezone), timezone);
  }
}

/** When a memory took place or began, at the precision at which it was said. */
function occasionOf({ startsAt, endsAt, validFrom, precision }: Memory, timezone: string): Occasion {
  const start = startsAt ?? validFrom;
  const length = precision && LENGTHS[precision];
  if (!length) return { start, end: new Date(start.getTime() + 1), precision: 'instant' };
  const end = endsAt ?? add(start, length, timezone);
  return { start, end, precision: precision === 'half' ? 'year' : precision };
}
