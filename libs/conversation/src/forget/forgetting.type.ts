import type { Forgotten } from '#domain/privacy/forgotten.js';

/** Identifies a turn, whose id is unique in its session. */
export interface TurnName {
  readonly sessionId: string;
  readonly turnId: string;
}

/** @returns only the identifying fields. */
export function turnNameIn({ sessionId, turnId }: TurnName): TurnName {
  return { sessionId, turnId };
}

/** @returns the name as one string, for sets and maps. */
export function turnKey({ sessionId, turnId }: TurnName): string {
  return `${sessionId} ${turnId}`;
}

/** What was emptied. */
export interface Emptied {
  /** Ids of versions. */
  readonly memories: readonly string[];
  readonly turns: readonly TurnName[];
  /** How many decisions and stored answers lost words, and how many briefings lost their text. */
  readonly decisions: number;
  readonly answers: number;
  readonly briefings: number;
}

/** What still mentions what was forgotten. */
export interface Kept {
  readonly memories: readonly string[];
  readonly turns: readonly TurnName[];
}

/** The answer of forgetting: everything it emptied, also in earlier calls. */
export interface Forgetting extends Emptied {
  readonly contactId: string;
  readonly forgotten: Forgotten;
  readonly kept: Kept;
}

/** What to do with related data. */
export type Also = 'keep' | 'forget';

export const NOTHING: Emptied = { memories: [], turns: [], decisions: 0, answers: 0, briefings: 0 };

/** @returns the union of both. */
export function unionOf(first: Emptied, second: Emptied): Emptied {
  return {
    memories: [...new Set([...first.memories, ...second.memories])],
    turns: [...first.turns, ...without(second.turns, first.turns)],
    decisions: first.decisions + second.decisions,
    answers: first.answers + second.answers,
    briefings: first.briefings + second.briefings,
  };
}

/** @returns the entries of the first list that are not in the second. */
function without(turns: readonly TurnName[], others: readonly TurnName[]): TurnName[] {
  return turns.filter((turn) => !isIn(others, turn));
}

function isIn(turns: readonly TurnName[], { sessionId, turnId }: TurnName): boolean {
  return turns.some((turn) => turn.sessionId === sessionId && turn.turnId === turnId);
}
