import type { Memory } from './memory.js';
import { factKey } from './sameness.js';

/** Something on the timeline of a contact. */
export interface TimelineEntry {
  readonly at: Date;
  readonly until: Date | null;
  readonly what: 'event' | 'began' | 'changed' | 'ended';
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly believed: boolean;
}

/** A memory, and whether it was believed where the read stands. */
export interface Told {
  readonly memory: Memory;
  readonly believed: boolean;
}

/**
 * @param told versions of a contact's memories, in any order.
 * @returns what happened, began, changed and ended, in order. A value that took over from another in one slot is one entry,
 * and what was cut in two by a later telling does not begin twice.
 */
export function timelineOf(told: readonly Told[]): TimelineEntry[] {
  return told
    .flatMap((one) => (one.memory.kind === 'episodic' ? [event(one)] : changes(one, told)))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.memory.id.localeCompare(b.memory.id));
}

function event({ memory, believed }: Told): TimelineEntry {
  return {
    at: memory.startsAt ?? memory.validFrom,
    until: memory.endsAt,
    what: 'event',
    memory,
    before: null,
    believed,
  };
}

function changes({ memory, believed }: Told, told: readonly Told[]): TimelineEntry[] {
  const beside = told
    .filter((other) => other.believed === believed && other.memory.attribute === memory.attribute)
    .map((other) => other.memory);
  const before =
    memory.attribute === null ? undefined : beside.find(({ validTo }) => sameInstant(validTo, memory.validFrom));
  const entries: TimelineEntry[] = [];
  if (!before || factKey(before) !== factKey(memory)) {
    entries.push({
      at: memory.validFrom,
      until: memory.validTo,
      what: before ? 'changed' : 'began',
      memory,
      before: before ?? null,
      believed,
    });
  }
  const { validTo } = memory;
  const followed = memory.attribute !== null && beside.some(({ validFrom }) => sameInstant(validTo, validFrom));
  if (validTo && !followed) entries.push({ at: validTo, until: null, what: 'ended', memory, before: null, believed });
  return entries;
}

function sameInstant(a: Date | null, b: Date): boolean {
  return a !== null && a.getTime() === b.getTime();
}
