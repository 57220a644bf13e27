/**
 * What happens on a day of a story. `tell` and `correct` state something new; the others are about a text that was told before: it is so no
 * longer, it never should have been kept, its words are to be kept nowhere.
 */
export interface Step {
  /** Counted from 0. */
  readonly day: number;
  readonly act: 'tell' | 'correct' | 'end' | 'withdraw' | 'forget';
  readonly attribute: string;
  /** One value at a time. */
  readonly single: boolean;
  readonly text: string;
  readonly value: string;
  /** The day from which it holds: of what is learned late an earlier one. */
  readonly from: number;
  /** Of `forget`: the turns in which it was said as well. */
  readonly turns: boolean;
}
