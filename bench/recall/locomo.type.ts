/** One line of locomo-turns.jsonl. */
export interface LocomoTurn {
  readonly conversation: string;
  readonly session: string;
  /** The clock on the wall, without a zone. */
  readonly datetime: string;
  /** Unique in its conversation. */
  readonly id: string;
  readonly speaker: string;
  readonly text: string;
  /** What an image shows that was shared with the words. */
  readonly caption: string | null;
}

/** One line of locomo-questions.jsonl, as far as it is used. */
export interface LocomoQuestion {
  readonly conversation: string;
  readonly id: string;
  readonly question: string;
  readonly category: string;
  /** The ids of the turns that hold the answer. */
  readonly evidence_fixed: readonly string[] | null;
}

/** Conversations and the questions about them. */
export interface Locomo {
  readonly turns: readonly LocomoTurn[];
  readonly questions: readonly LocomoQuestion[];
}
