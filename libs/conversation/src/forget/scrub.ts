import type { Forgotten } from '#domain/forgotten.js';
import type { ForgetTracesRow } from '#graph/generated/queries.js';
import { emptyPlace } from './empty-place.js';

/** What a decision is kept as. */
export interface RewrittenDecision {
  readonly id: string;
  readonly text: string;
  readonly reason: string;
  readonly statedReason: string | null;
  /** JSON. */
  readonly candidates: string;
  /** It was about what was forgotten, and says nothing of it any more. */
  readonly isEmptied: boolean;
}

/** Replaces the reason of a decision that would reveal what was forgotten. */
const REASON_GONE = 'Forgotten.';

/** Shorter words say nothing by themselves, and would be found in everything. */
const TELLING = 3;

/**
 * @param ids of the forgotten versions.
 * @param words all that they said.
 * @returns the decision without them: one about them is emptied; any other loses these candidates, and its reason if that may
 * quote them. An arbiter's reason may, in any words, since it was shown them.
 */
export function withoutTraces(
  { id, isAbout, decidedBy, text, reason, statedReason, candidates }: ForgetTracesRow,
  ids: ReadonlySet<string>,
  words: readonly string[],
): RewrittenDecision {
  if (isAbout) return { id, text: '', reason: REASON_GONE, statedReason: null, candidates: '[]', isEmptied: true };
  const others = (JSON.parse(candidates) as readonly { id: string }[]).filter((one) => !ids.has(one.id));
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

/** @returns the decision without words, of which what it did stays. */
export function withoutWords(id: string): RewrittenDecision {
  return { id, text: '', reason: REASON_GONE, statedReason: null, candidates: '[]', isEmptied: false };
}

function isQuotedIn(text: string, word: string): boolean {
  return word.length >= TELLING && text.toLowerCase().includes(word.toLowerCase());
}

type Part = Readonly<Record<string, unknown>>;

/** What becomes of each part of an answer: it stays, is another, or goes. */
export type Edit = (part: Part) => Part | null;

/** @returns the answer with every object in it edited, from the outside in. */
export function edited(answer: string, edit: Edit): string {
  return JSON.stringify(walked(JSON.parse(answer), edit));
}

function walked(value: unknown, edit: Edit): unknown {
  if (Array.isArray(value)) return value.map((item) => walked(item, edit)).filter((item) => item !== undefined);
  // An instant that an edit put in is written by JSON.
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const part = edit(value as Part);
  if (part === null) return undefined;
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, walked(inner, edit)]));
}

/** @returns an edit that empties the versions, takes them from candidates, and gives decisions the reasons they are kept with. */
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

/** @returns an edit that takes the words from decisions, as `cypher/retention/empty-decisions.cypher` does. */
export function decisionsGone(ids: ReadonlySet<string>, reason: string): Edit {
  return (part) =>
    ids.has(String(part['id'])) && 'outcome' in part ? { ...part, reason, statedReason: null, candidates: [] } : part;
}

/** @returns an edit that empties turns. @param names as {@link nameOf} makes them. */
export function turnsGone(names: ReadonlySet<string>, forgotten: Forgotten): Edit {
  return (part) => {
    if (!('position' in part) || !names.has(nameOf(String(part['sessionId']), String(part['id'])))) return part;
    const mention = { expression: null, precision: null, refersFrom: null, refersTo: null };
    return { ...part, text: '', ...mention, forgotten };
  };
}

/** @returns an edit that takes the quotes from the versions. */
export function quotesGone(ids: ReadonlySet<string>): Edit {
  return (part) => ('quote' in part && ids.has(String(part['id'])) ? { ...part, quote: null } : part);
}

/** @returns one name for a turn and its session. */
export function nameOf(sessionId: string, turnId: string): string {
  return `${sessionId} ${turnId}`;
}
