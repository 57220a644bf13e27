import { Injectable } from '@nestjs/common';
import type { Fork } from '#contacts/fork.type.js';
import { ForksService, type ToldInFork } from '#contacts/forks.service.js';
import type { Caller } from '#domain/caller.js';
import type { Remembered } from '../remember/draft.js';
import { RememberService } from '../remember/remember.service.js';
import { fromJson } from '../remember/said-in-fork.js';
import type { StatementInput } from '../remember/statement-input.js';
import type { Skipped } from '../remember/statement-writer.js';

/** What became of a fork's statements in its contact, in the order in which they were made. */
export interface ForkMerge {
  readonly fork: Fork;
  readonly results: readonly (Remembered | Skipped)[];
}

/** Tells a contact what was said in a fork of it. */
@Injectable()
export class ForkMergesService {
  constructor(
    private readonly forks: ForksService,
    private readonly remember: RememberService,
  ) {}

  /**
   * Every statement of the fork meets what is believed of its contact by now, like one that is made now; then the fork is over. All of
   * it is one transaction.
   * @throws DomainError NOT_FOUND; CONFLICT where the fork is over, or something is said in it meanwhile.
   */
  async merge(caller: Caller, { forkId }: { forkId: string }): Promise<ForkMerge> {
    const { contactId } = await this.forks.get(caller, forkId);
    const said = await this.forks.said(forkId);
    const statements = toTell(said);
    const { results } = await this.remember.rememberExtracted(caller, contactId, statements, (transaction, { now }) =>
      this.forks.merged(transaction, caller, forkId, said.length, now),
    );
    const told = results.map((result) => ('skipped' in result ? result : result.remembered));
    return { fork: await this.forks.get(caller, forkId), results: told };
  }
}

type Keyed = StatementInput & { readonly key: string };

/**
 * What a statement was to replace may have changed in the contact since: it is only a hint. Where it is what a statement before it became
 * in the fork, it is what that one becomes in the contact.
 */
function toTell(said: readonly ToldInFork[]): Keyed[] {
  const keys = new Map<string, string>();
  return said.map(({ decisionId, memoryIds, statement: kept }) => {
    const { supersedes, key = `fork ${decisionId}`, ...statement } = fromJson(kept);
    const knownKey = supersedes === undefined ? undefined : keys.get(supersedes);
    for (const id of memoryIds) keys.set(id, key);
    return { ...statement, ...(supersedes === undefined ? {} : { known: supersedes }), knownKey, key };
  });
}
