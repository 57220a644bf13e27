/** The parts of a decision that mention memories. */
export interface Mentions {
  readonly id: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly superseded: readonly string[];
  readonly opened: readonly string[];
  /** JSON: memories, each with `id` and `text`. */
  readonly candidates: string;
}

/** Replaces a reason in free words, which may quote what was erased. */
const ERASED_REASON = 'The reason was erased with what it spoke of.';

/** Deciders with reasons in free words; a rule always gives the same reason. */
const OWN_WORDS: ReadonlySet<string> = new Set(['arbiter', 'caller']);

/** @returns the decision without mentions of erased memories; `null` if it has none. */
export function withoutMention(decision: Mentions, erased: ReadonlySet<string>): Omit<Mentions, 'decidedBy'> | null {
  const { id, decidedBy, reason, superseded, opened } = decision;
  const candidates = JSON.parse(decision.candidates) as readonly { readonly id: string }[];
  const named = [...superseded, ...opened, ...candidates.map((candidate) => candidate.id)];
  if (!named.some((one) => erased.has(one))) return null;
  const stays = (one: string): boolean => !erased.has(one);
  return {
    id,
    reason: OWN_WORDS.has(decidedBy) ? ERASED_REASON : reason,
    superseded: superseded.filter(stays),
    opened: opened.filter(stays),
    candidates: JSON.stringify(candidates.filter((candidate) => stays(candidate.id))),
  };
}
