/** What a decision says about memories. */
export interface Mentions {
  readonly id: string;
  readonly decidedBy: string;
  readonly reason: string;
  readonly superseded: readonly string[];
  readonly opened: readonly string[];
  /** JSON: each with the `id` and the `text` of a memory. */
  readonly candidates: string;
}

/** Replaces a reason in somebody's own words, which may quote what was erased. */
const ERASED_REASON = 'The reason was erased with what it spoke of.';

/** Those who give reasons in their own words; a rule gives the same reason to everybody. */
const OWN_WORDS: ReadonlySet<string> = new Set(['arbiter', 'caller']);

/** @returns the decision without a mention of erased memories; `null` where it has none. */
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
