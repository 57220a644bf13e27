import type { Memory } from '#domain/memory/memory.js';

/** Something on the timeline of a contact. */
export interface TimelineEntry {
  readonly at: Date;
  readonly until: Date | null;
  /** A value that replaced another in one slot is one entry: `changed`. */
  readonly what: 'event' | 'began' | 'changed' | 'ended';
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly believed: boolean;
}
