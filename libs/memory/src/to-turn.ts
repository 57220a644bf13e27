import type { TurnRow } from '#graph/query.js';

/** @returns the turn as callers see it: without `forgotten` unless it was forgotten. */
export function toTurn({ forgotten, ...turn }: TurnRow): TurnRow {
  return forgotten ? { ...turn, forgotten } : turn;
}
