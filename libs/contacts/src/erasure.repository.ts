import { Injectable } from '@nestjs/common';
import {
  eraseMarkAnswers,
  eraseMarkContact,
  eraseMarkCopies,
  eraseMarkDecisions,
  eraseMarkForks,
  eraseMarked,
  type EraseMarkedRow,
  eraseMentions,
  eraseRewriteDecisions,
  eraseScrubEntities,
  eraseScrubNotices,
  eraseScrubVersions,
} from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';
import { withoutMention } from './mention-of-erased.js';

/**
 * Deletes permanently and everywhere. What is to be deleted first gets a label that no other transaction sees. Then
 * everything that holds contents of the marked nodes loses them, and the marked nodes are deleted.
 */
@Injectable()
export class ErasureRepository {
  /**
   * @param contactIds the merged contacts that are one person, all locked.
   * @param holders ids of other contacts that may hold copies of what they knew, locked as well.
   */
  async eraseContacts(
    transaction: Queries,
    contactIds: readonly string[],
    holders: readonly string[],
  ): Promise<EraseMarkedRow> {
    await transaction.all(eraseMarkContact, { contactIds });
    // Forks of the holders also hold copies.
    await transaction.all(eraseMarkForks, { contactIds: [...contactIds, ...holders] });
    await transaction.all(eraseMarkAnswers, { contactIds, holders });
    await this.scrub(transaction, holders);
    const [erased] = await transaction.all(eraseMarked, {});
    return erased as EraseMarkedRow;
  }

  /** Marks the copies of the marked memories, and removes the contents of marked nodes from everything that stays. */
  private async scrub(transaction: Queries, holders: readonly string[]): Promise<void> {
    if (holders.length === 0) return;
    const copies = await transaction.all(eraseMarkCopies, {});
    await transaction.all(eraseMarkDecisions, {});
    await this.rewriteDecisions(transaction, holders, copies);
    await transaction.all(eraseScrubVersions, {});
    await transaction.all(eraseScrubNotices, {});
    await transaction.all(eraseScrubEntities, {});
  }

  private async rewriteDecisions(
    transaction: Queries,
    contactIds: readonly string[],
    copies: readonly { id: string; recordedAt: Date }[],
  ): Promise<void> {
    if (copies.length === 0) return;
    const since = new Date(Math.min(...copies.map(({ recordedAt }) => recordedAt.getTime())));
    const erased = new Set(copies.map(({ id }) => id));
    const decisions = (await transaction.all(eraseMentions, { contactIds, since })).flatMap((decision) => {
      const rewritten = withoutMention(decision, erased);
      return rewritten ? [{ ...rewritten }] : [];
    });
    await transaction.all(eraseRewriteDecisions, { decisions });
  }
}
