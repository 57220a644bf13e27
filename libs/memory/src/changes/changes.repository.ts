import { Injectable } from '@nestjs/common';
import type { Version } from '#domain/memory.js';
import { OPEN_END } from '#graph/codec.js';
import {
  memoryChangePlace,
  type MemoryChangePlaceRow,
  memoryChanges,
  type MemoryDecisionRow,
} from '#graph/generated/queries.js';
import { Graph } from '#graph/graph.js';
import { asKnown } from '../as-known.js';
import { keptDecision } from '../remember/decisions.service.js';
import type { Change, ChangePlace, ReadChange } from './told.js';

/** What a place was read to be followed by; `null` when its contact was erased. */
export type ReadChanges = readonly (ReadChange & { readonly change: Change })[] | null;

type Row = MemoryDecisionRow & { readonly base: number; readonly position: number; readonly memory: Version };

/** Decisions in the order in which they were taken. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns where a feed can begin, if the contact is the tenant's. */
  async place(
    tenantId: string,
    contactId: string,
    decisionId: string | null,
  ): Promise<MemoryChangePlaceRow | undefined> {
    return (await this.graph.all(memoryChangePlace, { tenantId, contactId, decisionId, openEnd: OPEN_END }))[0];
  }

  /** @returns for each place, in its order, what follows it. */
  async after(places: readonly ChangePlace[], limit: number): Promise<ReadChanges[]> {
    const rows = await this.graph.all(memoryChanges, {
      places: places.map(({ contactId, of, position, at }) => ({ contactId, of, position, at })),
      limit,
      openEnd: OPEN_END,
    });
    const found: ReadChanges[] = places.map(() => []);
    for (const { place, isErased, changes } of rows) {
      found[place] = isErased ? null : (changes as unknown as Row[]).map(readChange).sort(byTime);
    }
    return found;
  }
}

function readChange({ base, position, memory, ...decision }: Row): ReadChange & { change: Change } {
  return { base, position, change: { ...keptDecision(decision), memory: asKnown(memory, decision.recordedAt) } };
}

function byTime(a: ReadChange, b: ReadChange): number {
  return a.change.recordedAt.getTime() - b.change.recordedAt.getTime() || a.position - b.position;
}
