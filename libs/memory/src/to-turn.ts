import type { TurnRow } from '#graph/query.js';

/** @returns the turn as callers see it: that it was not forgotten need not be said. */
export function toTurn({ forgotten, ...turn }: TurnRow): TurnRow {
  return forgotten ? { ...turn, forgotten } : turn;
}
