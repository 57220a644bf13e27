import { Injectable } from '@nestjs/common';
import type { Fork } from '#contacts/fork.type.js';
import { ForksService, type RememberedForkStatement } from '#contacts/forks.service.js';
import type { Caller } from '#domain/service/caller.js';
import type { Remembered } from '../remember/draft.js';
import { RememberService } from '../remember/remember.service.js';
import { fromJson } from '../remember/fork-statements.js';
import type { StatementInput } from '../remember/statement-input.js';
import type { Skipped } from '../remember/statement-writer.js';

/** What became of a fork's statements in its contact, in the order in which they were made. */
export interface ForkMerge {
  readonly fork: Fork;
  readonly results: readonly (Remembered | Skipped)[];
}

/** Merges a fork by repeating its statements for its contact. */
@Injectable()
export class ForkMergesService {
  constructor(
    private readonly forks: ForksService,
    private readonly remember: RememberService,
  ) {}

  /**
   * Reconciles every statement of the fork with what is believed of its contact now, in one transaction, and closes the fork.
   * @throws DomainError NOT_FOUND; CONFLICT if the fork is closed or is written to meanwhile.
   */
  async merge(caller: Caller, { forkId }: { forkId: string }): Promise<ForkMerge> {
    const { contactId } = await this.forks.get(caller, forkId);
    const stated = await this.forks.statements(forkId);
    const statements = toRepeat(stated);
    const { results } = await this.remember.rememberExtracted(caller, contactId, statements, (transaction, { now }) =>
      this.forks.endMerged(transaction, caller, { forkId, statements: stated.length, now }),
    );
    const remembered = results.map((result) => ('skipped' in result ? result : result.remembered));
    return { fork: await this.forks.get(caller, forkId), results: remembered };
  }
}

type Keyed = StatementInput & { readonly key: string };

/**
 * @returns the statements to repeat. `supersedes` becomes a hint, because the version may have changed in the contact. If it names what
 * an earlier statement became in the fork, it now means what that statement becomes in the contact.
 */
function toRepeat(statements: readonly RememberedForkStatement[]): Keyed[] {
  const keys = new Map<string, string>();
  return statements.map(({ decisionId, memoryIds, statement: kept }) => {
    const { supersedes, key = `fork ${decisionId}`, ...statement } = fromJson(kept);
    const knownKey = supersedes === undefined ? undefined : keys.get(supersedes);
    for (const id of memoryIds) keys.set(id, key);
    return { ...statement, ...(supersedes === undefined ? {} : { known: supersedes }), knownKey, key };
  });
}
