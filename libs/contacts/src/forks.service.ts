import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { DomainError, invalid, notFound } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { ContactWrites, type LockedContact } from './contact-writes.js';
import { ContactsService } from './contacts.service.js';
import type { Fork } from './fork.type.js';
import { forkOf, type ForkRow, ForksRepository } from './forks.repository.js';
import { assertOpen } from './open-fork.js';

/** The most open forks of a contact. */
const MOST_FORKS = 100;

/** The most statements of a fork: they are merged in one transaction, like a batch. */
const MOST_STATEMENTS = 500;

/** A statement that was made in a fork. */
export interface ForkStatement {
  readonly decisionId: string;
  /** JSON. */
  readonly statement: string;
}

/** The same with the memories that it became in the fork. An end can concern several. */
export interface RememberedForkStatement extends ForkStatement {
  readonly memoryIds: readonly string[];
}

/** Makes, lists and ends forks of contacts. */
@Injectable()
export class ForksService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly writes: ContactWrites,
    private readonly forks: ForksRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Nothing is copied; the fork stores the instant as of which it sees its contact.
   * @throws DomainError NOT_FOUND; INVALID for a future time, and for a fork of a fork; CONFLICT if there are too many.
   */
  async create(caller: Caller, { contactId, at }: { contactId: string; at?: Date | undefined }): Promise<Fork> {
    await this.assertNoFork(caller, contactId);
    return this.writes.run(caller, contactId, async (transaction, contact) => {
      const [now, id] = [this.clock.now(), newId()];
      const latest = now > contact.lastWriteAt ? now : contact.lastWriteAt;
      if (at && at > latest) throw invalid('at', 'must not lie in the future');
      const open = await this.forks.open([contact.id], transaction);
      if (open.length >= MOST_FORKS)
        throw new DomainError('CONFLICT', `The contact has ${MOST_FORKS} forks: merge or drop one of them first.`);
      const seenAt = at ?? latest;
      const knownAt = seenAt < contact.lastWriteAt ? seenAt : contact.lastWriteAt;
      const { tenantId } = caller;
      await this.forks.create(transaction, { tenantId, contactId: contact.id, id, at: seenAt, knownAt, now });
      return this.found(transaction, caller, id);
    });
  }

  /** The open forks, latest first, including those of contacts merged into the contact. */
  async list(caller: Caller, { contactId }: { contactId: string }): Promise<{ forks: Fork[] }> {
    const { pool } = await this.contacts.head(caller, contactId, {});
    return { forks: await this.forks.open(pool) };
  }

  /**
   * Deletes everything that was said in the fork. Dropping it again gives the same answer. @throws DomainError
   * NOT_FOUND, or CONFLICT if it was merged.
   */
  async drop(caller: Caller, { forkId }: { forkId: string }): Promise<Fork> {
    const { contactId } = await this.row(caller, forkId);
    return this.writes.run(caller, contactId, async (transaction, { now }) => {
      const fork = await this.row(caller, forkId, transaction);
      if (fork.state === 'dropped') return forkOf(fork);
      assertOpen(fork);
      await this.forks.end(transaction, { id: forkId, state: 'dropped', now });
      return this.found(transaction, caller, forkId);
    });
  }

  /** @throws DomainError NOT_FOUND. */
  async get(caller: Caller, forkId: string): Promise<Fork> {
    return forkOf(await this.row(caller, forkId));
  }

  /** @returns what was said in the fork, in order. */
  async statements(forkId: string): Promise<RememberedForkStatement[]> {
    const rows = await this.forks.statements(forkId);
    return rows.map(({ id: decisionId, ...row }) => ({ decisionId, ...row }));
  }

  /**
   * Stores what was said in a fork, inside the transaction that wrote it.
   * @throws DomainError CONFLICT if it becomes too much.
   */
  async keepStatements(transaction: Queries, fork: LockedContact, statements: readonly ForkStatement[]): Promise<void> {
    const before = fork.base?.statements ?? 0;
    if (before + statements.length > MOST_STATEMENTS)
      throw new DomainError('CONFLICT', `A fork takes ${MOST_STATEMENTS} statements: merge or drop ${fork.id}.`);
    await this.forks.keepStatements(transaction, { forkId: fork.id, statements: [...statements] });
  }

  /** Records which versions the fork's own versions replace, inside the transaction that wrote them. */
  async linkCopies(transaction: Queries, copies: readonly { id: string; of: string }[]): Promise<void> {
    await this.forks.linkCopies(transaction, [...copies]);
  }

  /**
   * Ends a fork whose statements were stated to its contact, inside the same transaction.
   * @param statements how many of these there were.
   * @throws DomainError CONFLICT if the fork is over, or has got more statements meanwhile.
   */
  async endMerged(
    transaction: Queries,
    caller: Caller,
    { forkId, statements, now }: { forkId: string; statements: number; now: Date },
  ): Promise<void> {
    const fork = await this.row(caller, forkId, transaction);
    assertOpen(fork);
    if (fork.statements !== statements)
      throw new DomainError('CONFLICT', `Something was said in the fork ${forkId} meanwhile: merge it again.`);
    await this.forks.end(transaction, { id: forkId, state: 'merged', now });
  }

  private async assertNoFork({ tenantId }: Caller, contactId: string): Promise<void> {
    const fork = await this.forks.byId(tenantId, contactId);
    if (fork) throw invalid('contactId', `is a fork: name the contact, ${fork.contactId}, which can have several`);
  }

  private async found(transaction: Queries, caller: Caller, forkId: string): Promise<Fork> {
    return forkOf(await this.row(caller, forkId, transaction));
  }

  private async row({ tenantId }: Caller, forkId: string, queries?: Queries): Promise<ForkRow> {
    const fork = await this.forks.byId(tenantId, forkId, queries);
    if (!fork) throw notFound('fork', forkId);
    return fork;
  }
}
