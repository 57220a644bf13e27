import type { AsOf, Memory, MemoryKind } from '#domain/memory/memory.js';
import type { ScoreParts, StatedRanking } from '#domain/recall/blend.js';
import type { TurnRow } from '#graph/query.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Bearing } from './bearing.type.js';
import type { StatedFilter } from './filter.js';
import type { AskedTime } from './question-time.js';
import type { StatedRevision } from './revision-reads.js';

/** A validated recall. */
export interface RecallInput extends StatedAsOf, StatedRevision, StatedRanking, StatedFilter {
  /** Whether the recall counts as use of its memories. Default: yes; no for the service's own recalls. */
  readonly counted?: boolean | undefined;
  readonly contactId: string;
  readonly query: string;
  /** Language of the question. Default: the contact's, else detected, else English. */
  readonly language?: string | undefined;
  readonly in: readonly ('memories' | 'events' | 'turns')[];
  readonly include: readonly 'ended'[];
  readonly kinds?: readonly MemoryKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly time: 'rank' | 'only' | 'off';
  readonly minScore?: number | undefined;
  readonly limit: number;
}

/** A memory or turn with the parts of its score. */
export interface RecallResult {
  readonly memory?: Memory;
  readonly turn?: TurnRow;
  readonly score: number;
  readonly parts: ScoreParts;
  readonly bearing: Bearing;
  readonly ended?: true;
}

/** Something that answers the question but no longer holds. */
export interface NoLonger {
  readonly memory: Memory;
  /** What was said when it ended, if an end was stated. */
  readonly said: string | null;
}

/** The answer of recall; durations in milliseconds. */
export interface Recalled {
  readonly results: readonly RecallResult[];
  /** Whether any result bears on the question. */
  readonly found: 'some' | 'none';
  /** If no current fact bears on the question: ended ones that do, best first. */
  readonly noLonger: readonly NoLonger[];
  /** Whether a re-ranker ordered the results. */
  readonly reranked: boolean;
  readonly asOf: AsOf;
  /** The time read from the question, and how it was used. */
  readonly time: AskedTime | null;
  readonly leftOut: { readonly superseded: number; readonly expired: number };
  readonly tookMs: { readonly embed: number; readonly search: number; readonly total: number };
}
