import type { Statement } from '#domain/memory/statement.js';
import type { Candidate, ReplacedLater, ReturningFact, Verdict } from '#domain/reconcile/decision-types.js';

/** An arbiter's verdict and the arbiter's name. */
export type Judged = Verdict & { readonly model: string };

/** A question to the arbiter: statement number `index` of the write, and the versions it may concern. */
export interface Question {
  readonly index: number;
  readonly statement: Statement;
  readonly candidates: readonly Candidate[];
  /** Facts that come back when a candidate ends. The arbiter is asked about these separately, since a verdict names only one version. */
  readonly returning: readonly ReturningFact[];
  /** What was said after a statement that arrives late. The arbiter is asked whether one of these supersedes it. */
  readonly since: readonly Candidate[];
  /** Versions that make way for announced ones. If the verdict names one of a pair, the arbiter is asked about the other separately. */
  readonly replacedLater: readonly ReplacedLater[];
  /** Everything found near the statement, and the contact's last write at that time. */
  readonly near: Near;
}

/** What was found near a statement. It stays valid until something is written about the contact. */
export interface Near {
  readonly lastWriteAt: Date;
  readonly candidates: readonly Candidate[];
  readonly returning: readonly ReturningFact[];
  readonly since: readonly Candidate[];
}

/** The arbiter's verdicts by statement number. */
export interface ArbiterAnswers {
  readonly verdicts: ReadonlyMap<number, Judged>;
  /** What was found near the only statement of the write; absent if it must be searched again. */
  readonly near?: Near | undefined;
}
