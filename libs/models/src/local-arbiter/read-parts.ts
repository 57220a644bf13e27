import { changeClauses, isTellingAlone } from '#domain/speech/change/change-clauses.js';
import { arrangementBefore } from '#domain/speech/lasting-request.js';
import { sentences } from '#domain/speech/words.js';
import type { ArbiterCandidate, Verdict } from '../arbiter.js';
import { THRESHOLDS } from './thresholds.js';

/** Reads a statement beside facts. */
export type Read = (statement: string, candidates: readonly ArbiterCandidate[]) => Promise<Verdict>;
type Superseding = Extract<Verdict, { outcome: 'supersede' }>;

/** Pairs with a statement without its end, and with each of its parts, besides those with the whole statement. */
const MOST_AGAIN = 8;
/** Of a statement of several clauses or sentences, those that are read apart. */
const [MOST_CLAUSES, MOST_SENTENCES] = [3, 5];

/** @returns the facts nearest to a statement, of which its parts are read. */
export function nearestOf(candidates: readonly ArbiterCandidate[]): ArbiterCandidate[] {
  return candidates.toSorted((a, b) => b.similarity - a.similarity).slice(0, MOST_AGAIN);
}

/**
 * Reads an English statement whole, and then in parts: "I've retired and sold the van" ends two facts, and of four sentences
 * only one may change anything, which the whole does not show.
 */
export async function readWithParts(
  statement: string,
  candidates: readonly ArbiterCandidate[],
  read: Read,
): Promise<Verdict> {
  const verdict = await read(statement, candidates);
  return verdict.outcome === 'supersede'
    ? alsoByClauses(verdict, statement, candidates, read)
    : bySentence(verdict, statement, candidates, read);
}

/** What the whole leaves alone, one of its clauses can end. */
async function alsoByClauses(
  verdict: Superseding,
  statement: string,
  candidates: readonly ArbiterCandidate[],
  read: Read,
): Promise<Verdict> {
  const clauses = changeClauses(statement);
  if (clauses.length < 2) return verdict;
  const told = await readEach(clauses.slice(0, MOST_CLAUSES), nearestOf(candidates), read);
  const others = told.filter(
    ({ part, verdict: { id, probability = 0 } }) =>
      id !== verdict.id && probability >= THRESHOLDS.alsoGone && isTellingAlone(part),
  );
  // Another clause has to be the one that is about what the whole replaces, unless the words are plain.
  const isApart = told.some(({ verdict: { id } }) => id === verdict.id);
  const byClause = others.filter((one) => isApart || one.verdict.probability === 1).map((one) => one.verdict.id);
  const gone = [...new Set([...(verdict.alsoGone ?? []), ...byClause])];
  return gone.length > 0 ? { ...verdict, alsoGone: gone } : verdict;
}

/** A statement that says more than what one of its sentences ends is kept, so it supersedes the fact. */
async function bySentence(
  verdict: Verdict,
  statement: string,
  candidates: readonly ArbiterCandidate[],
  read: Read,
): Promise<Verdict> {
  const whole = sentences(statement);
  const all = [...(whole.length > 1 ? whole : []), ...whole.flatMap(arrangementBefore)];
  const alone = all.filter(isTellingAlone).slice(0, MOST_SENTENCES);
  const told = await readEach(alone, nearestOf(candidates), read);
  const [surest, ...others] = told
    .map((one) => one.verdict)
    .sort((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
  if (!surest) return verdict;
  const { outcome, id, reason, probability = 0, decidedBy } = surest;
  const also = others.filter((one) => (one.probability ?? 0) >= THRESHOLDS.alsoGone && one.id !== id);
  const gone = [...new Set([...(surest.alsoGone ?? []), ...also.map((one) => one.id)])];
  return { outcome, id, reason, probability, decidedBy, ...(gone.length > 0 ? { alsoGone: gone } : {}) };
}

async function readEach(
  parts: readonly string[],
  candidates: readonly ArbiterCandidate[],
  read: Read,
): Promise<{ part: string; verdict: Superseding }[]> {
  const told: { part: string; verdict: Superseding }[] = [];
  for (const part of parts) {
    const verdict = await read(part, candidates);
    if (verdict.outcome === 'supersede') told.push({ part, verdict });
  }
  return told;
}
