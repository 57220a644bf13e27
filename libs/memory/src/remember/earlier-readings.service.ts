import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { DomainError } from '#domain/errors.js';
import { memoryEarlierReadings } from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { meet, unreadIn, unreadOf } from '#domain/unread.js';
import { LOCAL_READER } from '#models/extractor.js';
import { UndoDecision } from './undo-decision.js';

/** Turns that are read again, and by whom. */
export interface ReadAgain {
  readonly tenantId: string;
  readonly sessionId: string;
  readonly turnIds: readonly string[];
  /** The name of the reader. */
  readonly reader: string;
}

/** Undoes what a local reader made of turns that a language model reads, so that one reading of a turn counts. */
@Injectable()
export class EarlierReadings {
  constructor(
    private readonly graph: Graph,
    private readonly undoes: UndoDecision,
  ) {}

  /** @returns the ids of what a local reader made of the turns: for whoever reads them again it is not known yet. */
  async memories(again: ReadAgain): Promise<ReadonlySet<string>> {
    const rows = await this.read(again, this.graph);
    return new Set(rows.map(({ memoryId }) => memoryId));
  }

  /**
   * Inside a transaction that holds the contact's lock. What something was built on since, such as a review, stays.
   * @returns the contact at the system time from which on may be written.
   */
  async undo(transaction: Queries, contact: LockedContact, again: ReadAgain): Promise<LockedContact> {
    const rows = await this.read(again, transaction);
    const reason = `The turn was read again by ${again.reader}, whose reading counts.`;
    let at = contact;
    for (const decisionId of new Set(rows.map((row) => row.decisionId))) {
      const undo = await this.undoes.found(transaction, again.tenantId, decisionId);
      if (!undo || undo.ofMerge) continue;
      try {
        await this.undoes.undo(transaction, at, again.tenantId, undo, { reason, decidedBy: 'extractor' });
        // Each at a time of its own: what one brings back may end by the next.
        at = { ...at, now: new Date(at.now.getTime() + 1) };
      } catch (error) {
        // It is thrown before anything is written.
        if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
      }
    }
    return at;
  }

  private async read({ tenantId, sessionId, turnIds, reader }: ReadAgain, queries: Queries) {
    if (reader.startsWith(LOCAL_READER) || turnIds.length === 0) return [];
    const rows = await queries.all(memoryEarlierReadings, { tenantId, sessionId, turnIds, readers: LOCAL_READER });
    // What stands where nobody reads again stays as it was read.
    return rows.filter(({ turn, unread, quote, told }) => !meet(unreadIn(turn, [quote, told]), unreadOf(unread)));
  }
}
