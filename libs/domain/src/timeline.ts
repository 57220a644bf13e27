import type { Memory } from './memory.js';

/** Something on the timeline of a contact. */
export interface TimelineEntry {
  readonly at: Date;
  readonly until: Date | null;
  /** A value that took over from another in one slot is one entry: it changed. */
  readonly what: 'event' | 'began' | 'changed' | 'ended';
  readonly memory: Memory;
  readonly before: Memory | null;
  readonly believed: boolean;
}
