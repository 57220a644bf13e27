import type { Memory } from '#domain/memory/memory.js';

/** The state of a briefing. `dropped`: when it was to be sent, none of its events was still planned as announced. */
export type BriefingState = 'pending' | 'delivered' | 'dead' | 'dropped';

/** What is due soon for a contact, and whether the receiver got it. */
export interface Briefing {
  readonly id: string;
  readonly state: BriefingState;
  readonly contact: { readonly id: string; readonly name: string | null };
  /** As announced. */
  readonly events: readonly Memory[];
  /** The text sent last; `null` before the first attempt. */
  readonly text: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly deliveredAt: Date | null;
  /** The error of the last attempt. */
  readonly error: string | null;
}
