import type { Polarity, Version } from '#domain/memory/memory.js';
import type { MeantPlans } from '#domain/memory/plan-change.js';
import type { Mode, Statement } from '#domain/memory/statement.js';
import type { ScoreParts } from '#domain/recall/blend.js';
import type { Placement } from './placement.js';

/** Who decided. */
export const DECIDERS = [
  'caller',
  'attribute',
  'event',
  'classifier',
  'threshold',
  'arbiter',
  'extractor',
  'default',
] as const;
export type Decider = (typeof DECIDERS)[number];

/** A current version near the statement, ranked by the blend. */
export interface Candidate {
  readonly version: Version;
  readonly score: number;
  readonly parts: ScoreParts;
}

/** What comes back when a candidate that replaces it for a while is over. */
export interface ReturningFact extends Candidate {
  /** The id of that candidate. */
  readonly after: string;
}

/** A version that replaces another for a while. */
export interface StandIn {
  readonly version: Version;
  /** The id of what comes back. */
  readonly until: string;
}

/** A version that an announced change will replace on its day, and that holds until then. */
export interface ReplacedLater {
  readonly version: Version;
  /** The id of what was announced. */
  readonly to: string;
  /** Until when it would hold otherwise; `null`: its end is open. */
  readonly heldUntil: Date | null;
}

/** What is believed around a statement when it is made. */
export interface Neighbours {
  /** The current versions of the statement's single-valued attribute; otherwise those of the same fact. */
  readonly slot: readonly Version[];
  /** The version the caller names. */
  readonly named: Version | null;
  /** The current events with the statement's subject and object. */
  readonly events: readonly Version[];
  /** The plans that words of moving or cancelling may mean; absent without such words. */
  readonly plans?: MeantPlans | undefined;
  /** The nearest current versions, best first, and other values of an attribute of unknown cardinality, however far. */
  readonly candidates: readonly Candidate[];
  /** What comes back when one of the candidates is over; absent if not searched. */
  readonly returning?: readonly ReturningFact[] | undefined;
  /** What was said after a statement that arrives late, and began after it; absent if not searched. */
  readonly since?: readonly Candidate[] | undefined;
  /** The versions that the announced ones among them will replace; absent if not searched. */
  readonly replacedLater?: readonly ReplacedLater[] | undefined;
  /** The versions that replace those of the slot for a while; absent if not searched. */
  readonly standIns?: readonly StandIn[] | undefined;
  /** A version of the same fact that something said after the statement corrected or denied altogether. */
  readonly corrected?: Version | undefined;
}

/**
 * How an arbiter understood the statement that supersedes, if the caller did not say: the version no longer holds or
 * never held, and nothing else; or it was wrong, and what is right. Neither: the statement replaces it from now on.
 */
export interface Understood {
  polarity?: Exclude<Polarity, 'holds'>;
  mode?: Mode;
  /** The version ends, and the statement says more than that. */
  isEnd?: boolean;
}

/** The answer of an arbiter about the candidates that it was shown. */
export type Verdict = (
  { outcome: 'add' } | { outcome: 'restate'; id: string } | ({ outcome: 'supersede'; id: string } & Understood)
) & {
  reason: string;
  /** The probability of the verdict, from 0 to 1; absent if the arbiter gives none. */
  probability?: number;
  /** Default: a language model. */
  decidedBy?: 'classifier' | 'arbiter';
  /** It cannot tell: both stay, and another arbiter should be asked. */
  isUnclear?: boolean;
  /** The candidate that it cannot tell about, if it is one. */
  concerns?: string;
  /** If it supersedes: other candidates that are over as well, each by a clause of its own. */
  alsoGone?: readonly string[];
  /** The separate verdict about what comes back when a candidate is over. */
  returning?: Verdict;
  /** The verdict about what was said since, asked in reverse: does that replace the statement? */
  since?: Verdict;
  /** If the verdict names an announcement, or what it will replace: the separate verdict about the other of the two. */
  other?: Verdict;
};

/** A version whose end changes, because what would replace it has another day or does not come. */
export interface NewEnd {
  readonly version: Version;
  readonly until: Date | null;
}

/** A settled statement: its place, and the reason. */
export interface Settled {
  readonly outcome: 'added' | 'restated' | 'superseded' | 'withdrawn' | 'ended' | 'corrected';
  readonly placement: Placement;
  /** What to write, if the statement takes something over from what it replaces. */
  readonly statement?: Statement;
  /** The new rule of the series that is closed, without the time that the statement is about. */
  readonly excepts?: string;
  /** For `withdrawn`: the plan that is no longer believed. */
  readonly withdraws?: Version;
  /** For `ended` and `corrected`: the versions that no longer hold or never held. */
  readonly denies?: readonly Version[];
  /** The versions whose end changes. */
  readonly newEnds?: readonly NewEnd[];
  /** For `corrected`: the denial, stated later, because of which the statement is not believed. */
  readonly denial?: Version;
  /** The versions that it may concern, if nothing could decide. It stands beside them, and somebody should look. */
  readonly unclear?: readonly string[];
  readonly decidedBy: Decider;
  /** The probability of the decision, from 0 to 1, if whoever decided knows it. */
  readonly probability?: number;
  /** The cosine to the version that decided, if there is one. */
  readonly similarity: number | null;
  readonly reason: string;
}

/** The outcome with which a decision is stored, for statements and for other changes to memory. */
export type KeptOutcome = Settled['outcome'] | 'filed' | 'reverted' | 'merged' | 'met' | 'forgotten' | 'redacted';

/** The answer of reconcile: a settled statement, or candidates for an arbiter. */
export type Reconciled = Settled | { readonly outcome: 'unclear'; readonly candidates: readonly Candidate[] };

/**
 * Candidates below this cosine are not worth a question to a language model: even unrelated sentences about one person
 * reach it. The local arbiter costs nothing and also finds what is further away.
 */
export const ARBITER_FLOOR = 0.6;

/** Marks a statement as added beside these versions because nothing could decide. */
export function markUnclear(settled: Settled, candidates: readonly { readonly version: Version }[]): Settled {
  return { ...settled, unclear: candidates.map(({ version }) => version.id) };
}

/** @returns the probability of a verdict, for what it settles. */
export function probabilityOf({ probability }: Pick<Verdict, 'probability'>): Pick<Settled, 'probability'> {
  return probability === undefined ? {} : { probability };
}
