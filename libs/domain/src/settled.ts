import type { Parts } from './blend.js';
import type { Polarity, Version } from './memory.js';
import type { MeantPlans } from './plan-change.js';
import type { Placement } from './placement.js';
import type { Mode, Statement } from './statement.js';

/** Who settled it. */
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
  readonly parts: Parts;
}

/** What comes back when a candidate is over that stands in its place for a while. */
export interface Returning extends Candidate {
  /** The id of that candidate. */
  readonly after: string;
}

/** What stands for a while in the place of something, which comes back. */
export interface StandingIn {
  readonly version: Version;
  /** The id of what comes back. */
  readonly until: string;
}

/** What makes way on its day for something that was announced, and holds until then. */
export interface MakingWay {
  readonly version: Version;
  /** The id of what was announced. */
  readonly to: string;
  /** Until when it would hold without that; `null`: its end is open. */
  readonly heldUntil: Date | null;
}

/** What is believed around a statement at the moment it is made. */
export interface Neighbours {
  /** Current versions of the statement's single-valued attribute; otherwise those of the same fact. */
  readonly slot: readonly Version[];
  /** The version the caller names. */
  readonly named: Version | null;
  /** The current events of the same subject and object as the statement's. */
  readonly events: readonly Version[];
  /** The plans that words of moving or cancelling may mean; absent where there are no such words. */
  readonly plans?: MeantPlans | undefined;
  /** The nearest current versions, best first, and other values of an attribute whose cardinality nobody knows, however far. */
  readonly candidates: readonly Candidate[];
  /** What comes back when one of the candidates is over; absent where none was looked for. */
  readonly returning?: readonly Returning[] | undefined;
  /** What was said after a statement that arrives late, and began after it; absent where none was looked for. */
  readonly since?: readonly Candidate[] | undefined;
  /** What makes way for those of the versions that are announced for a day to come; absent where none was looked for. */
  readonly makingWay?: readonly MakingWay[] | undefined;
  /** What stands for a while in the place of versions of the slot; absent where none was looked for. */
  readonly standingIn?: readonly StandingIn[] | undefined;
  /** A version of the same fact that was corrected, or said never to have been, by what was said after the statement. */
  readonly corrected?: Version | undefined;
}

/**
 * How an arbiter understood the statement that supersedes, where the caller did not say it: that the version holds no longer or never
 * held, and nothing else; or that it was wrong, and what is right. Neither: the statement holds in its place from now on.
 */
export interface Understood {
  polarity?: Exclude<Polarity, 'holds'>;
  mode?: Mode;
  /** The version ends, and the statement says more than that. */
  isEnd?: boolean;
}

/** An arbiter's answer about the candidates it was shown. */
export type Verdict = (
  { outcome: 'add' } | { outcome: 'restate'; id: string } | ({ outcome: 'supersede'; id: string } & Understood)
) & {
  reason: string;
  /** That it is so, from 0 to 1; absent where the arbiter knows none. */
  probability?: number;
  /** Default: a language model. */
  decidedBy?: 'classifier' | 'arbiter';
  /** It cannot tell: both stand, and another one should be asked. */
  isUnclear?: boolean;
  /** The candidate that it cannot tell about, if it is one. */
  concerns?: string;
  /** Of what comes back when a candidate is over, about which it is asked apart. */
  returning?: Verdict;
  /** Of what was said since, about which it is asked the other way round: does that take the place of the statement? */
  since?: Verdict;
  /** Where the verdict names something announced, or what is to make way for it: the verdict about the other of these two, which is asked for apart. */
  other?: Verdict;
};

/** What holds longer, or less long, than was known, since what it makes way for has another day, or does not come. */
export interface HeldOn {
  readonly version: Version;
  readonly until: Date | null;
}

/** A settled statement: where it goes, and why. */
export interface Settled {
  readonly outcome: 'added' | 'restated' | 'superseded' | 'withdrawn' | 'ended' | 'corrected';
  readonly placement: Placement;
  /** What is to be written, where the statement takes over something from what it replaces. */
  readonly statement?: Statement;
  /** The rule by which the series that is closed comes again from now on: without the time that the statement is about. */
  readonly excepts?: string;
  /** The plan that is believed no longer, for `withdrawn`. */
  readonly withdraws?: Version;
  /** For `ended` and `corrected`: the versions that hold no longer or never held. */
  readonly denies?: readonly Version[];
  /** What has another end than before. */
  readonly heldOn?: readonly HeldOn[];
  /** For `corrected`: the denial, stated later, because of which the statement is not believed. */
  readonly denial?: Version;
  /** The versions that it may concern, where nothing could decide: then it stands beside them, and somebody should look. */
  readonly unclear?: readonly string[];
  readonly decidedBy: Decider;
  /** That it is so, from 0 to 1, where the one who decided knows it. */
  readonly probability?: number;
  /** Cosine to the version that decided, if one did. */
  readonly similarity: number | null;
  readonly reason: string;
}

/** What a decision is kept with that settles a statement, or does something else to what is remembered. */
export type KeptOutcome = Settled['outcome'] | 'filed' | 'reverted' | 'merged' | 'met' | 'forgotten' | 'redacted';

/** What reconcile answers: a settled statement, or that an arbiter should look at these candidates. */
export type Reconciled = Settled | { readonly outcome: 'unclear'; readonly candidates: readonly Candidate[] };

/**
 * Nothing less near than this cosine is worth a question to a language model: two unrelated sentences about one person reach it too.
 * The local arbiter is asked for nothing, and finds what is less near.
 */
export const ARBITER_FLOOR = 0.6;

/** What stands beside these because nothing could decide. */
export function unclear(settled: Settled, candidates: readonly { readonly version: Version }[]): Settled {
  return { ...settled, unclear: candidates.map(({ version }) => version.id) };
}

/** @returns the probability of a verdict, for what it settles. */
export function sureness({ probability }: Pick<Verdict, 'probability'>): Pick<Settled, 'probability'> {
  return probability === undefined ? {} : { probability };
}
