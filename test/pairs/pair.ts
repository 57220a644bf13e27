import type { remember } from '#contract/memories.js';
import type { Asked } from '../support/doors/door.js';

/** What a careful caller states: the words, and what docs/reconcile.md asks to be stated beside them. */
export type Said = Omit<Asked<typeof remember>, 'contactId'>;

/** Two things said of one contact, the second a fortnight after the first. */
export interface Pair {
  /** What makes it so, and what a failure prints. */
  readonly why: string;
  /** Whether the first must not be current any more once the second was said. */
  readonly goes: boolean;
  readonly first: Said;
  readonly second: Said;
}
