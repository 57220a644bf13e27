/** A question with what was found for it and what should have been. */
export interface Answered {
  readonly category: string;
  /** Turn ids, best first. */
  readonly ranked: readonly string[];
  /** The turns that hold the answer, at least one. */
  readonly evidence: readonly string[];
  /** @returns the session of a turn. */
  readonly sessionOf: (turnId: string) => string | undefined;
}

/** How well a question, or on average a group of them, was answered; each from 0 to 1. */
export interface Retrieval {
  /** The share of the evidence among the first 5. */
  readonly recall5: number;
  readonly recall10: number;
  /** Whether all evidence is among the first 10. */
  readonly all10: number;
  /** One over the rank of the first evidence. */
  readonly mrr: number;
  readonly ndcg10: number;
  /** Whether the first one is of a session that has evidence. */
  readonly session1: number;
  readonly session5: number;
}

/** Questions that the conversation cannot answer; left out of `answerable`. */
const UNANSWERABLE = 'adversarial';

/** @returns the metrics of one question. */
export function retrieval({ ranked, evidence, sessionOf }: Omit<Answered, 'category'>): Retrieval {
  const wanted = new Set(evidence);
  const hits = ranked.map((id) => (wanted.has(id) ? 1 : 0));
  const first = hits.indexOf(1);
  const sessions = new Set(evidence.map(sessionOf));
  const inSession = (count: number): number => Number(ranked.slice(0, count).some((id) => sessions.has(sessionOf(id))));
  const found10 = sum(hits.slice(0, 10));
  return {
    recall5: sum(hits.slice(0, 5)) / wanted.size,
    recall10: found10 / wanted.size,
    all10: Number(found10 === wanted.size),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    ndcg10: gain(hits.slice(0, 10)) / gain(Array.from({ length: Math.min(10, wanted.size) }, () => 1)),
    session1: inSession(1),
    session5: inSession(5),
  };
}

/** The metrics of a group of questions. */
export interface Group extends Retrieval {
  readonly category: string;
  readonly questions: number;
}

/** @returns the means of every category and of all answerable questions, by name. */
export function byCategory(answered: readonly Answered[]): Group[] {
  const groups = new Map<string, Retrieval[]>();
  for (const question of answered) {
    const names = question.category === UNANSWERABLE ? [UNANSWERABLE] : [question.category, 'answerable'];
    for (const name of names) groups.set(name, [...(groups.get(name) ?? []), retrieval(question)]);
  }
  return [...groups]
    .map(([category, all]) => ({ category, questions: all.length, ...means(all) }))
    .sort((a, b) => (a.category < b.category ? -1 : 1));
}

function means(all: readonly Retrieval[]): Retrieval {
  const mean = (name: keyof Retrieval): number => sum(all.map((one) => one[name])) / all.length;
  return {
    recall5: mean('recall5'),
    recall10: mean('recall10'),
    all10: mean('all10'),
    mrr: mean('mrr'),
    ndcg10: mean('ndcg10'),
    session1: mean('session1'),
    session5: mean('session5'),
  };
}

function gain(hits: readonly number[]): number {
  return sum(hits.map((hit, i) => hit / Math.log2(i + 2)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
