import type { Forgotten } from '#domain/forgotten.js';
import { type Emptied, type Kept, NOTHING } from './forgetting.type.js';

/** What is kept of a forgetting: the ids and numbers with which the same call is answered again. */
export type Report = Emptied & { readonly kept: Kept };

/** A place as it is read. */
interface Place {
  readonly forgottenAt: Date | null;
  readonly forgottenBy: string | null;
  readonly reason: string | null;
}

/** @returns the report that was kept as JSON; an empty one where there was none. */
export function reportIn(kept: string | null): Report {
  return kept === null ? { ...NOTHING, kept: { memories: [], turns: [] } } : (JSON.parse(kept) as Report);
}

/** @returns a report as it is kept. */
export function reportOf({ memories, turns, decisions, answers, briefings, kept }: Report): string {
  return JSON.stringify({ memories, turns, decisions, answers, briefings, kept });
}

/** @returns when and why a place was emptied; it must be one. */
export function forgottenOf({ forgottenAt, forgottenBy, reason }: Place): Forgotten {
  return { at: forgottenAt as Date, by: forgottenBy, reason };
}
