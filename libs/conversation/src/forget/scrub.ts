import type { Forgotten } from '#domain/privacy/forgotten.js';
import type { ForgetTracesRow } from '#graph/generated/queries.js';
import { emptyPlace } from './empty-place.js';
import { turnKey } from './forgetting.type.js';

/** The new content of a decision. */
export interface RewrittenDecision {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
  readonly statedReason: string | null;
  /** JSON. */
  readonly candidates: string;
  /** It was about what was forgotten, and keeps no words of it. */
  readonly isEmptied: boolean;
}

/** Replaces a reason that would reveal what was forgotten. */
const REASON_GONE = 'Forgotten.';

/** Shorter words carry no content and would be found everywhere. */
const TELLING = 3;

/**
 * @param ids of the forgotten versions.
 * @param words everything they said.
 * @returns the decision without them. A decision about them is emptied; any other loses these candidates, and its reason if that may
 * quote them. An arbiter's reason always may, since it was shown them.
 */
export function withoutTraces(
  { id, isAbout, decidedBy, text, reason, statedReason, candidates }: ForgetTracesRow,
  ids: ReadonlySet<string>,
  words: readonly string[],
): RewrittenDecision {
  if (isAbout) return { id, text: '', reason: REASON_GONE, statedReason: null, candidates: '[]', isEmptied: true };
  const others = (JSON.parse(candidates) as readonly { id: string }[]).filter((candidate) => !ids.has(candidate.id));
  const quotes = decidedBy === 'arbiter' || words.some((word) => isQuotedIn(reason, word));
  return {
    id,
    text,
    reason: quotes ? REASON_GONE : reason,
    statedReason: statedReason !== null && words.some((word) => isQuotedIn(statedReason, word)) ? null : statedReason,
    candidates: JSON.stringify(others),
    isEmptied: false,
  };
}

/** @returns the decision without words; its effects stay. */
export function withoutWords(id: string): RewrittenDecision {
  return { id, text: '', reason: REASON_GONE, statedReason: null, candidates: '[]', isEmptied: false };
}

function isQuotedIn(text: string, word: string): boolean {
  return word.length >= TELLING && text.toLowerCase().includes(word.toLowerCase());
}

type Part = Readonly<Record<string, unknown>>;

/** An edit of one part of an answer: returns it unchanged, replaced, or `null` to remove it. */
export type Edit = (part: Part) => Part | null;

/** @returns the answer with every object in it edited, outer objects first. */
export function edited(answer: string, edit: Edit): string {
  return JSON.stringify(walk(JSON.parse(answer), edit));
}

function walk(value: unknown, edit: Edit): unknown {
  if (Array.isArray(value)) return value.map((item) => walk(item, edit)).filter((item) => item !== undefined);
  // A `Date` from an edit is left for JSON to write.
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const part = edit(value as Part);
  if (part === null) return undefined;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walk(inner, edit)]));
}

/** @returns an edit that empties versions, removes them from candidates, and gives decisions their new reasons. */
export function memoriesGone(
  ids: ReadonlySet<string>,
  decisions: ReadonlyMap<string, RewrittenDecision>,
  forgotten: Forgotten,
): Edit {
  return (part) => {
    const id = String(part['id']);
    if (ids.has(id) && 'score' in part) return null;
    if (ids.has(id) && 'recordedAt' in part) return emptyPlace(part, forgotten);
    const decision = decisions.get(id);
    return decision && 'outcome' in part
      ? { ...part, reason: decision.reason, statedReason: decision.statedReason }
      : part;
  };
}

/** @returns an edit that removes the words of decisions, as `cypher/retention/empty-decisions.cypher` does. */
export function decisionsGone(ids: ReadonlySet<string>, reason: string): Edit {
  return (part) =>
    ids.has(String(part['id'])) && 'outcome' in part ? { ...part, reason, statedReason: null, candidates: [] } : part;
}

/** @returns an edit that empties turns. @param keys made by {@link turnKey}. */
export function turnsGone(keys: ReadonlySet<string>, forgotten: Forgotten): Edit {
  return (part) => {
    const name = { sessionId: String(part['sessionId']), turnId: String(part['id']) };
    if (!('position' in part) || !keys.has(turnKey(name))) return part;
    const mention = { expression: null, precision: null, refersFrom: null, refersTo: null };
    return { ...part, text: '', ...mention, forgotten };
  };
}

/** @returns an edit that removes quotes from versions. */
export function quotesGone(ids: ReadonlySet<string>): Edit {
  return (part) => ('quote' in part && ids.has(String(part['id'])) ? { ...part, quote: null } : part);
}
