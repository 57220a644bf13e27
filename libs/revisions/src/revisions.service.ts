import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid } from '#domain/service/errors.js';
import { Graph } from '#graph/graph.js';
import { Ancestry, type Commit } from './ancestry.js';
import { Ancestries } from './ancestries.js';
import { RevisionsRepository } from './revisions.repository.js';
import { ringOf } from './ring.js';

/** A commit as it is told. */
export interface Told extends Commit {
  readonly committedAt?: Date | undefined;
  /** What it changed; a directory, which ends in `/`, stands for all that lies below. */
  readonly paths: readonly string[];
}

/** What became of a batch. */
export interface AddedRevisions {
  readonly repository: string;
  readonly added: number;
  /** Of the batch: told before, with the same parents. */
  readonly known: number;
  /** Of the repository, all that were ever told; and parents that were named and not told yet. */
  readonly revisions: number;
  readonly missing: number;
}

/** A repository, and what is an ancestor of what in it. */
export interface History {
  readonly repositoryId: string;
  readonly repository: string;
  readonly ancestry: Ancestry;
}

/** So many revisions are asked for their paths at once. */
const CHUNK = 5_000;

/** Takes the commits of repositories, and tells which revision is an ancestor of which. */
@Injectable()
export class RevisionsService {
  constructor(
    private readonly graph: Graph,
    private readonly revisions: RevisionsRepository,
    private readonly ancestries: Ancestries,
  ) {}

  /**
   * All of the batch is kept, or nothing. What was told before is not kept again.
   * @throws DomainError CONFLICT for a revision that is known with other parents, INVALID where one would be its own ancestor.
   */
  add(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { repository, revisions }: { readonly repository: string; readonly revisions: readonly Told[] },
  ): Promise<AddedRevisions> {
    return this.graph.write(async (transaction) => {
      const locked = await this.revisions.lock(transaction, tenantId, repository);
      const ancestry = await this.ancestries.of(locked, transaction);
      const fresh = freshOf(ancestry, repository, revisions);
      const ring = ringOf(ancestry, fresh);
      if (ring !== null) {
        const place = revisions.findIndex(({ id }) => id === ring);
        throw invalid(place < 0 ? 'revisions' : `revisions.${place}.parents`, `make ${ring} an ancestor of itself`);
      }
      const total = ancestry.size + fresh.length;
      const rows = fresh.map(({ id, parents, committedAt = null, paths }, i) => {
        return { number: ancestry.size + i + 1, id, parents, committedAt, paths };
      });
      if (rows.length > 0)
        await this.revisions.add(transaction, {
          ...{ tenantId, repositoryId: locked.id, name: repository },
          ...{ revisions: rows, total },
        });
      const counts = { added: fresh.length, known: revisions.length - fresh.length, revisions: total };
      return { repository, ...counts, missing: missingWith(ancestry, fresh) };
    });
  }

  /**
   * @param name may be left out where the tenant has one repository.
   * @param path leads to the repository's field in the request, for faults.
   * @throws DomainError INVALID if there is no such repository, or none was named of several.
   */
  async history(
    { tenantId }: Pick<Caller, 'tenantId'>,
    name: string | undefined,
    path = 'repository',
  ): Promise<History> {
    const [one, another] = await this.revisions.repositories(tenantId, name ?? null);
    if (!one) throw invalid(path, name === undefined ? 'no repository was told yet' : `there is no repository ${name}`);
    if (another) throw invalid(path, `is needed: there are several, such as ${one.name} and ${another.name}`);
    return { repositoryId: one.id, repository: one.name, ancestry: await this.ancestries.of(one) };
  }

  /** @returns what is known of a repository of that name; nothing, if nobody told any of it. */
  async known(
    { tenantId }: Pick<Caller, 'tenantId'>,
    name: string,
  ): Promise<Pick<Ancestry, 'has' | 'parentsOf' | 'size'>> {
    const [repository] = await this.revisions.repositories(tenantId, name);
    return repository ? this.ancestries.of(repository) : new Ancestry();
  }

  /** @returns each path that was changed by a revision that one of the two has and the other has not. */
  async changed({ repositoryId, ancestry }: History, from: string, to: string): Promise<Set<string>> {
    const numbers = ancestry.between(from, to);
    const paths = new Set<string>();
    for (let begin = 0; begin < numbers.length; begin += CHUNK) {
      const some = await this.revisions.paths(repositoryId, numbers.slice(begin, begin + CHUNK));
      for (const path of some) paths.add(path);
    }
    return paths;
  }
}

/** @throws DomainError INVALID where the revision is not known, with the path of its field. */
export function assertKnown({ ancestry, repository }: History, revision: string, path: string): void {
  if (!ancestry.has(revision)) throw invalid(path, `the repository ${repository} has no revision ${revision}`);
}

function freshOf(ancestry: Ancestry, repository: string, told: readonly Told[]): Told[] {
  const fresh = new Map<string, Told>();
  for (const [place, one] of told.entries()) {
    const before = ancestry.has(one.id) ? ancestry.parentsOf(one.id) : fresh.get(one.id)?.parents;
    if (!before) fresh.set(one.id, one);
    else if (before.join(' ') !== one.parents.join(' ')) {
      const message = `The revision ${one.id} of ${repository} was told with other parents: ${before.join(', ') || 'none'}.`;
      throw new DomainError('CONFLICT', message, [
        { path: `revisions.${place}.parents`, message: 'differ from those told before' },
      ]);
    }
  }
  return [...fresh.values()];
}

function missingWith(ancestry: Ancestry, fresh: readonly Commit[]): number {
  const told = new Set(fresh.map(({ id }) => id));
  const named = new Set(fresh.flatMap(({ parents }) => parents).filter((id) => !told.has(id) && !ancestry.names(id)));
  const found = fresh.filter(({ id }) => ancestry.names(id)).length;
  return ancestry.missing - found + named.size;
}
