import type { Candidate, MakingWay, Returning, Verdict } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';

/** An arbiter's answer, and which arbiter gave it. */
export type Judged = Verdict & { readonly model: string };

/** What no rule settles: statement number `index` of the write, and what it may concern. */
export interface Question {
  readonly index: number;
  readonly statement: Statement;
  readonly candidates: readonly Candidate[];
  /** What comes back when a candidate is over: about that the arbiter is asked apart, since it names only one. */
  readonly returning: readonly Returning[];
  /** What was said after it, where it arrives late: of that it is asked whether it takes the statement's place. */
  readonly since: readonly Candidate[];
  /** What makes way for something announced: where one of the two is named, it is asked about the other apart. */
  readonly makingWay: readonly MakingWay[];
  /** All that was found near it, and the contact's last write then. */
  readonly near: Near;
}

/** What was found near a statement; it is the same until something is written about the contact. */
export interface Near {
  readonly lastWriteAt: Date;
  readonly candidates: readonly Candidate[];
  readonly returning: readonly Returning[];
  readonly since: readonly Candidate[];
}

/** What the arbiter said of the statements, by their numbers. */
export interface Asked {
  readonly verdicts: ReadonlyMap<number, Judged>;
  /** What was found near the only statement of the write; absent where it has to be looked for again. */
  readonly near?: Near | undefined;
}
