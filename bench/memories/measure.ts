import type { Case, Question } from './cases.js';

/** How a service is asked: in its own process or over HTTP. */
export interface Asking {
  /** Stores a contact with all that was told of it. @returns the contact's id. */
  store(one: Case): Promise<string>;
  /** @returns the texts that were found, best first, and whether anything bears on the question. */
  ask(contactId: string, question: string): Promise<Found>;
}

/** What was answered. */
export interface Found {
  readonly texts: readonly string[];
  readonly found: 'some' | 'none';
}

/** A question with its answer. */
export interface Answered {
  readonly name: string;
  /** Statements of the contact. */
  readonly size: number;
  readonly question: Question;
  readonly stale: readonly string[];
  readonly answer: Found;
}

/** Shares from 0 to 1, except where it says how many. */
export interface Figures {
  readonly questions: number;
  /** Of the questions that have an answer: one that answers stands first. */
  readonly hit1: number;
  readonly hit1Contact: number;
  readonly hit1Other: number;
  /** Of the questions with several answers: all of them stand before anything else. */
  readonly all: number;
  /** How many texts that were replaced are among the first five. */
  readonly stale5: number;
  /** Of the questions that have an answer: "nothing bears on it" was answered. */
  readonly falseNone: number;
  /** Of the questions that have none: something was said to bear on it. */
  readonly missedNone: number;
}

/**
 * Stores the contacts and asks all their questions, one after the other.
 * @param progress is told how many contacts are done.
 */
export async function askAll(
  asking: Asking,
  all: readonly Case[],
  progress: (done: number) => void = () => undefined,
): Promise<Answered[]> {
  const answered: Answered[] = [];
  for (const [done, one] of all.entries()) {
    progress(done);
    const contactId = await asking.store(one);
    for (const question of one.questions) {
      const answer = await asking.ask(contactId, question.text);
      answered.push({ name: one.name, size: one.size, question, stale: one.stale, answer });
    }
  }
  return answered;
}

/** @returns the figures of each size, the smallest first. */
export function bySize(answered: readonly Answered[]): (Figures & { readonly size: number })[] {
  const sizes = [...Map.groupBy(answered, ({ size }) => size)].sort(([a], [b]) => a - b);
  return sizes.map(([size, all]) => ({ size, ...figuresOf(all) }));
}

export function figuresOf(answered: readonly Answered[]): Figures {
  const about = (...kinds: readonly string[]): Answered[] =>
    answered.filter(({ question }) => kinds.includes(question.about));
  const some = about('contact', 'other');
  return {
    questions: answered.length,
    hit1: share(some, isHit),
    hit1Contact: share(about('contact'), isHit),
    hit1Other: share(about('other'), isHit),
    all: share(
      some.filter(({ question }) => question.right.length > 1),
      hasAllFirst,
    ),
    stale5: answered.reduce((sum, { answer, stale, question }) => {
      return (
        sum + answer.texts.slice(0, 5).filter((text) => stale.includes(text) && !question.right.includes(text)).length
      );
    }, 0),
    falseNone: share(some, ({ answer }) => answer.found === 'none'),
    missedNone: share(about('none'), ({ answer }) => answer.found === 'some'),
  };
}

export function isHit({ question, answer }: Answered): boolean {
  return question.right.includes(answer.texts[0] ?? '');
}

function hasAllFirst({ question, answer }: Answered): boolean {
  return answer.texts.slice(0, question.right.length).every((text) => question.right.includes(text));
}

function share<T>(of: readonly T[], is: (one: T) => boolean): number {
  return of.length === 0 ? 1 : of.filter(is).length / of.length;
}
