import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { DomainError } from '#domain/service/errors.js';
import { memoryEarlierReadings } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { rangesFromFlat, rangesOverlap, unreadRanges } from '#domain/privacy/unread.js';
import { LOCAL_READER } from '#models/extractor.js';
import { Reverter } from './reverter.js';

/** Turns that are read again, and the reader. */
export interface ReadAgain {
  readonly tenantId: string;
  readonly sessionId: string;
  readonly turnIds: readonly string[];
  /** The name of the reader. */
  readonly reader: string;
}

/** Reverts what a local reader wrote from turns that a language model reads again, so that only one reading of a turn counts. */
@Injectable()
export class EarlierReadings {
  constructor(
    private readonly graph: Graph,
    private readonly reverter: Reverter,
  ) {}

  /** @returns the ids of memories that a local reader made from these turns. The new reader must not see them as known. */
  async memories(again: ReadAgain): Promise<ReadonlySet<string>> {
    const rows = await this.read(again, this.graph);
    return new Set(rows.map(({ memoryId }) => memoryId));
  }

  /**
   * Runs in a transaction that holds the contact's lock. A reading stays if something builds on it, such as a review.
   * @returns the contact with the system time from which further writes are allowed.
   */
  async undo(transaction: Queries, contact: LockedContact, again: ReadAgain): Promise<LockedContact> {
    const rows = await this.read(again, transaction);
    const reason = `The turn was read again by ${again.reader}, whose reading counts.`;
    let at = contact;
    for (const decisionId of new Set(rows.map((row) => row.decisionId))) {
      const effects = await this.reverter.effectsOf(transaction, again.tenantId, decisionId);
      if (!effects || effects.ofMerge) continue;
      try {
        await this.reverter.revert(transaction, at, again.tenantId, effects, { reason, decidedBy: 'extractor' });
        // Each revert has its own system time, because one may bring back what the next ends.
        at = { ...at, now: new Date(at.now.getTime() + 1) };
      } catch (error) {
        // This conflict is thrown before anything is written.
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
      }
    }
    return at;
  }

  private async read({ tenantId, sessionId, turnIds, reader }: ReadAgain, queries: Queries) {
    if (reader.startsWith(LOCAL_READER) || turnIds.length === 0) return [];
    const rows = await queries.all(memoryEarlierReadings, { tenantId, sessionId, turnIds, readers: LOCAL_READER });
    // Statements from parts of a turn that are not read again stay as they were read.
    return rows.filter(
      ({ turn, unread, quote, told }) => !rangesOverlap(unreadRanges(turn, [quote, told]), rangesFromFlat(unread)),
    );
  }
}
