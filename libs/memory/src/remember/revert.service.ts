import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { asKnown } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import type { KeptDecision } from './decisions.service.js';
import { RevertsRepository } from './reverts.repository.js';
import { Reverter } from './reverter.js';

/** The answer of a revert. */
export interface Reverted {
  readonly decision: KeptDecision['decision'];
  /** Memories that are believed again, or whose confidence changed. */
  readonly memories: readonly Memory[];
}

/**
 * Reverts decisions. Nothing is edited: what the decision began ends now in system time, what it ended is written again, and the revert
 * is recorded as a decision, so that it can be reverted too.
 */
@Injectable()
export class RevertService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly memories: MemoriesRepository,
    private readonly reverts: RevertsRepository,
    private readonly reverter: Reverter,
  ) {}

  /** @throws DomainError CONFLICT if it was reverted already or a later decision, named in the message, builds on it. */
  async revert(
    caller: Caller,
    { decisionId, reason = 'Reverted by the caller.' }: { decisionId: string; reason?: string | undefined },
  ): Promise<Reverted> {
    const found = await this.reverts.effectsOf(caller.tenantId, decisionId);
    if (!found) throw notFound('decision', decisionId);
    return this.writes.runOnItself(caller, found.contactId, async (transaction, contact) => {
      const effects = await this.reverts.effectsOf(caller.tenantId, decisionId, transaction);
      if (!effects) throw notFound('decision', decisionId);
      if (effects.revertedAt)
        throw conflict(
          `The decision ${decisionId} was reverted by ${effects.revertedBy}; revert that to bring it back.`,
        );
      if (effects.ofMerge)
        throw conflict(
          `The decision ${decisionId} is that of a merge; a merge is undone by POST /v1/merges/{mergeId}/undo.`,
        );
      const { decision, again } = await this.reverter.revert(transaction, contact, caller.tenantId, effects, {
        reason,
        decidedBy: 'caller',
      });
      const rows = await Promise.all(again.map((id) => this.memories.byId(caller.tenantId, id, null, transaction)));
      return {
        decision,
        memories: rows.flatMap((row) =>
          row ? [asKnown(row.memory, { validAt: contact.now, knownAt: row.knownAt })] : [],
        ),
      };
    });
  }
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', message);
}
