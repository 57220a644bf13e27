import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import type { Reach } from '#revisions/ancestry.js';
import { assertKnown, type History, RevisionsService } from '#revisions/revisions.service.js';
import { MemoriesRepository } from '../memories.repository.js';
import { ANY_REVISION, type AtRevision } from './filter.js';

/** The revision of a repository at which a caller reads. */
export interface StatedRevision {
  readonly atRevision?: string | undefined;
  readonly repository?: string | undefined;
}

/** Resolves the revision at which a read is made. */
@Injectable()
export class RevisionReads {
  constructor(
    private readonly revisions: RevisionsService,
    private readonly memories: MemoriesRepository,
  ) {}

  /**
   * @param contactIds whose memories are read.
   * @throws DomainError INVALID for an unknown revision, or a repository without a revision.
   */
  async at(caller: Caller, stated: StatedRevision, contactIds: readonly string[]): Promise<AtRevision> {
    const { atRevision, repository } = stated;
    if (atRevision === undefined) {
      if (repository !== undefined) throw invalid('repository', 'needs atRevision, which is missing');
      return ANY_REVISION;
    }
    const history = await this.revisions.history(caller, repository);
    assertKnown(history, atRevision, 'atRevision');
    return this.reached(history, history.ancestry.reachOf(atRevision), contactIds);
  }

  /** @returns the revisions reached, in the form the queries take. */
  async reached({ repository }: History, reach: Reach, contactIds: readonly string[]): Promise<AtRevision> {
    const named = await this.memories.revisions(contactIds, repository);
    return { repository, reached: named.filter((revision) => reach.has(revision)) };
  }
}
