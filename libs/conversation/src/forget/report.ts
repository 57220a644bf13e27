import type { Forgotten } from '#domain/privacy/forgotten.js';
import { type Emptied, type Kept, NOTHING } from './forgetting.type.js';

/** What is stored of a forgetting: the ids and counts from which a repeated call is answered. */
export type Report = Emptied & { readonly kept: Kept };

/** An empty place as read from the graph. */
interface Place {
  readonly forgottenAt: Date | null;
  readonly forgottenBy: string | null;
  readonly reason: string | null;
}

/** @returns the report stored as JSON; an empty one if there is none. */
export function reportIn(kept: string | null): Report {
  return kept === null ? { ...NOTHING, kept: { memories: [], turns: [] } } : (JSON.parse(kept) as Report);
}

/** @returns the report as JSON. */
export function reportOf({ memories, turns, decisions, answers, briefings, kept }: Report): string {
  return JSON.stringify({ memories, turns, decisions, answers, briefings, kept });
}

/** @returns when and why a place was emptied; it must have been. */
export function forgottenOf({ forgottenAt, forgottenBy, reason }: Place): Forgotten {
  return { at: forgottenAt as Date, by: forgottenBy, reason };
}
