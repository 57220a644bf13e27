import { Injectable } from '@nestjs/common';
import {
  revisionAdd,
  type RevisionAddParams,
  revisionBegin,
  revisionLock,
  revisionPaths,
  revisionRepositories,
  type RevisionRepositoriesRow,
  revisionSince,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';

/** A repository of a tenant, and how many of its revisions are known. */
export type Repository = RevisionRepositoriesRow;

/** Repositories and their revisions in the graph. */
@Injectable()
export class RevisionsRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns the repository of that name; without a name, two at most of the tenant's. */
  repositories(tenantId: string, name: string | null): Promise<Repository[]> {
    return this.graph.all(revisionRepositories, { tenantId, name });
  }

  /** Takes the lock of a repository, which is made if it is new. */
  async lock(transaction: Queries, tenantId: string, name: string): Promise<Omit<Repository, 'name'>> {
    const [known] = await transaction.all(revisionLock, { tenantId, name });
    if (known) return known;
    await transaction.all(revisionBegin, { tenantId, id: newId(), name });
    return this.lock(transaction, tenantId, name);
  }

  /** @returns of each revision told after so many its id and its parents, with spaces between. */
  async since(repositoryId: string, after: number, limit: number, queries: Queries = this.graph): Promise<string[]> {
    const [row] = await queries.all(revisionSince, { repositoryId, after, limit });
    return [...(row?.lines ?? [])];
  }

  async add(transaction: Queries, write: RevisionAddParams): Promise<void> {
    await transaction.all(revisionAdd, write);
  }

  async paths(repositoryId: string, numbers: readonly number[]): Promise<string[]> {
    return (await this.graph.all(revisionPaths, { repositoryId, numbers })).map(({ path }) => path);
  }
}
