import type { Forgotten } from '#domain/forgotten.js';

/** Names a turn: its id is unique in its session. */
export interface TurnName {
  readonly sessionId: string;
  readonly turnId: string;
}

/** @returns the name alone. */
export function named({ sessionId, turnId }: TurnName): TurnName {
  return { sessionId, turnId };
}

/** What was emptied. */
export interface Emptied {
  /** Versions. */
  readonly memories: readonly string[];
  readonly turns: readonly TurnName[];
  /** How many decisions and kept answers lost words, and how many briefings lost their text. */
  readonly decisions: number;
  readonly answers: number;
  readonly briefings: number;
}

/** What still mentions what was forgotten. */
export interface Kept {
  readonly memories: readonly string[];
  readonly turns: readonly TurnName[];
}

/** What a forgetting answers: everything it emptied, also in earlier calls. */
export interface Forgetting extends Emptied {
  readonly contactId: string;
  readonly forgotten: Forgotten;
  readonly kept: Kept;
}

/** Whether something goes with what is forgotten. */
export type Also = 'keep' | 'forget';

export const NOTHING: Emptied = { memories: [], turns: [], decisions: 0, answers: 0, briefings: 0 };

/** @returns both together, without duplicates. */
export function together(one: Emptied, other: Emptied): Emptied {
  return {
    memories: [...new Set([...one.memories, ...other.memories])],
    turns: [...one.turns, ...without(other.turns, one.turns)],
    decisions: one.decisions + other.decisions,
    answers: one.answers + other.answers,
    briefings: one.briefings + other.briefings,
  };
}

/** @returns the entries of the first list that the second does not have. */
function without(turns: readonly TurnName[], others: readonly TurnName[]): TurnName[] {
  return turns.filter((turn) => !isIn(others, turn));
}

function isIn(turns: readonly TurnName[], { sessionId, turnId }: TurnName): boolean {
  return turns.some((turn) => turn.sessionId === sessionId && turn.turnId === turnId);
}
