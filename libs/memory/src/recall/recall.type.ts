import type { Parts, StatedRanking } from '#domain/blend.js';
import type { AsOf, Memory, MemoryKind } from '#domain/memory.js';
import type { TurnRow } from '#graph/query.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Bearing } from './bearing.type.js';
import type { StatedFilter } from './filter.js';
import type { AskedTime } from './question-time.js';
import type { StatedRevision } from './revision-reads.js';

/** A checked recall. */
export interface RecallInput extends StatedAsOf, StatedRevision, StatedRanking, StatedFilter {
  /** Default: yes. What the service asks for itself is not. */
  readonly counted?: boolean | undefined;
  readonly contactId: string;
  readonly query: string;
  /** Of the question; default: the contact's, else as it reads, else English. */
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

/** One thing remembered, with what its score is made of. */
export interface RecallResult {
  readonly memory?: Memory;
  readonly turn?: TurnRow;
  readonly score: number;
  readonly parts: Parts;
  readonly bearing: Bearing;
  readonly ended?: true;
}

/** What answers a question and is no longer so. */
export interface NoLonger {
  readonly memory: Memory;
  /** What was said when it ended, where an end was stated. */
  readonly said: string | null;
}

/** What recall answers; times in milliseconds. */
export interface Recalled {
  readonly results: readonly RecallResult[];
  /** Whether any of the results bears on the question. */
  readonly found: 'some' | 'none';
  /** Where nothing that is so bears on the question: what does and has ended, best first. */
  readonly noLonger: readonly NoLonger[];
  /** A re-ranker ordered them. */
  readonly reranked: boolean;
  readonly asOf: AsOf;
  /** The time that was read in the question, and what was done with it. */
  readonly time: AskedTime | null;
  readonly leftOut: { readonly superseded: number; readonly expired: number };
  readonly tookMs: { readonly embed: number; readonly search: number; readonly total: number };
}
