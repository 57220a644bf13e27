import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import { assertKnown, RevisionsService } from '#revisions/revisions.service.js';
import type { StatementInput } from './statement-input.js';

/** A statement of a write, and its path in the request. */
interface Stated {
  readonly input: StatementInput;
  readonly path: string;
}

/** Checks the revisions that statements name. Revisions are never deleted, so this runs before the write. */
@Injectable()
export class StatedRevisions {
  constructor(private readonly revisions: RevisionsService) {}

  /**
   * @returns the statements, with the repository's name where they name a revision.
   * @throws DomainError INVALID for an unknown revision, or an end before the beginning.
   */
  async withRepositories<S extends Stated>(caller: Caller, statements: readonly S[]): Promise<S[]> {
    const results: S[] = [];
    for (const statement of statements) results.push(await this.withRepository(caller, statement));
    return results;
  }

  private async withRepository<S extends Stated>(caller: Caller, stated: S): Promise<S> {
    const { input, path } = stated;
    const { repository, validFromRevision: from, validToRevision: to } = input;
    if (!from && !to) {
      if (repository) throw invalid(`${path}repository`, 'needs validFromRevision or validToRevision');
      return stated;
    }
    const history = await this.revisions.history(caller, repository ?? undefined, `${path}repository`);
    if (from) assertKnown(history, from, `${path}validFromRevision`);
    if (to) assertKnown(history, to, `${path}validToRevision`);
    if (from && to && history.ancestry.reachOf(from).has(to))
      throw invalid(`${path}validToRevision`, 'must not be validFromRevision or an ancestor of it');
    return { ...stated, input: { ...input, repository: history.repository } };
  }
}
