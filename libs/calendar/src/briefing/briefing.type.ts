import type { Memory } from '#domain/memory.js';

/** What became of a briefing. `dropped`: by the time of sending, no event in it was still planned as announced. */
export type BriefingState = 'pending' | 'delivered' | 'dead' | 'dropped';

/** What is due soon for a contact, and whether the receiver got it. */
export interface Briefing {
  readonly id: string;
  readonly state: BriefingState;
  readonly contact: { readonly id: string; readonly name: string | null };
  /** As they were announced. */
  readonly events: readonly Memory[];
  /** What was sent last; `null` before the first attempt. */
  readonly text: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  /** Of the last attempt. */
  readonly error: string | null;
}
