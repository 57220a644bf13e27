import { Injectable } from '@nestjs/common';
import {
  forkById,
  type ForkByIdRow,
  forkCreate,
  type ForkCreateParams,
  forkEnd,
  type ForkEndParams,
  forkHidden,
  forkHolding,
  forkKeepStatements,
  type ForkKeepStatementsParams,
  forkLinkCopies,
  type ForkLinkCopiesParams,
  forkOfContacts,
  forkStatements,
  type ForkStatementsRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { Fork, ForkState } from './fork.type.js';

/** A fork as stored in the graph. */
export type ForkRow = Omit<ForkByIdRow, 'state'> & { readonly state: ForkState };

/** Forks in the graph. Their own memories are about the fork, so no read of a contact finds them. */
@Injectable()
export class ForksRepository {
  constructor(private readonly graph: Graph) {}

  /** @returns also a fork that is over. */
  async byId(tenantId: string, id: string, queries: Queries = this.graph): Promise<ForkRow | undefined> {
    const [row] = await queries.all(forkById, { tenantId, id });
    return row && { ...row, state: row.state as ForkState };
  }

  /** @returns the open forks of the contacts, latest first. */
  async open(contactIds: readonly string[], queries: Queries = this.graph): Promise<Fork[]> {
    const rows = await queries.all(forkOfContacts, { contactIds });
    return rows.map((row) => ({ ...row, state: 'open', endedAt: null }));
  }

  /** @returns the ids of the open forks that may hold copies of what the contacts knew. */
  async holding(contactIds: readonly string[], queries: Queries): Promise<string[]> {
    return (await queries.all(forkHolding, { contactIds })).map(({ id }) => id);
  }

  async create(transaction: Queries, fork: ForkCreateParams): Promise<void> {
    await transaction.all(forkCreate, fork);
  }

  /** @returns the contact's versions that the fork does not see, because it has its own instead. */
  async hidden(forkId: string, knownAt: Date, queries: Queries = this.graph): Promise<ReadonlySet<string>> {
    const [row] = await queries.all(forkHidden, { forkId, knownAt });
    return new Set(row?.ids);
  }

  /** Records which version each of the fork's versions replaces. */
  async linkCopies(transaction: Queries, copies: ForkLinkCopiesParams['copies']): Promise<void> {
    await transaction.all(forkLinkCopies, { copies });
  }

  async keepStatements(transaction: Queries, said: ForkKeepStatementsParams): Promise<void> {
    await transaction.all(forkKeepStatements, said);
  }

  /** @returns what was said in the fork, in order. */
  statements(forkId: string): Promise<ForkStatementsRow[]> {
    return this.graph.all(forkStatements, { forkId });
  }

  async end(transaction: Queries, ending: ForkEndParams): Promise<void> {
    await transaction.all(forkEnd, ending);
  }
}

/** @returns the fork as callers see it. */
export function forkOf({ id, contactId, at, createdAt, state, endedAt, statements }: ForkRow): Fork {
  return { id, contactId, at, createdAt, state, endedAt, statements };
}
