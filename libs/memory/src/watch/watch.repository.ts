import { Injectable } from '@nestjs/common';
import {
  memoryWatchPlace,
  type MemoryWatchPlaceRow,
  memoryDecisionsAfter,
  type MemoryDecisionsAfterRow,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { asKnown } from '../as-known.js';
import { keptDecision } from '../remember/decisions.service.js';
import type { WatchedDecision, WatchPlace, ReadDecision } from './reportable.js';

/** The decisions after a place; `null` if its contact was erased. */
export type ReadDecisions = readonly (ReadDecision & { readonly decision: WatchedDecision })[] | null;

type Row = MemoryDecisionsAfterRow['decisions'][number];

/** Reads decisions in the order in which they were made. */
@Injectable()
export class WatchRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns where a feed can begin, if the contact is the tenant's. */
  async place(
    tenantId: string,
    contactId: string,
    decisionId: string | null,
  ): Promise<MemoryWatchPlaceRow | undefined> {
    return (await this.graph.all(memoryWatchPlace, { tenantId, contactId, decisionId }))[0];
  }

  /** @returns what follows each place, in the same order. */
  async after(places: readonly WatchPlace[], limit: number): Promise<ReadDecisions[]> {
    const rows = await this.graph.all(memoryDecisionsAfter, {
      places: places.map(({ contactId, of, position, at }) => ({ contactId, of, position, at })),
      limit,
    });
    const found: ReadDecisions[] = places.map(() => []);
    for (const { place, isErased, decisions } of rows) {
      found[place] = isErased ? null : decisions.map(readDecision).sort(byTime);
    }
    return found;
  }
}

function readDecision(row: Row): ReadDecision & { decision: WatchedDecision } {
  const { base, position, memory, decision } = row;
  const at = { validAt: decision.recordedAt, knownAt: decision.recordedAt };
  return { base, position, decision: { ...keptDecision(row), memory: asKnown(memory, at) } };
}

function byTime(a: ReadDecision, b: ReadDecision): number {
  return a.decision.recordedAt.getTime() - b.decision.recordedAt.getTime() || a.position - b.position;
}
