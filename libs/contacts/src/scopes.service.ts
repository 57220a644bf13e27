import { Injectable } from '@nestjs/common';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { notFound } from '#domain/service/errors.js';
import { timesOfRead } from '#domain/recall/read-times.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import { type CallerWithHead, type ContactHead, ContactsService } from './contacts.service.js';
import type { ForkBase } from './fork.type.js';
import { type ForkRow, ForksRepository } from './forks.repository.js';
import { assertOpen } from './open-fork.js';

/** What a read of a contact or of a fork needs first. */
export interface ScopeHead extends ContactHead {
  /** What a fork sees of its contact besides its own memories; absent for a contact. */
  readonly base?: ForkBase;
}

/** @returns the contact as the scope sees it. */
export function seenBy(head: ScopeHead): ScopeHead {
  const { base, standing } = head;
  return base ? { ...head, id: base.contactId, standing: { ...standing, knownAt: base.knownAt } } : head;
}

/**
 * Resolves contacts and forks for the reads that support forks. All other reads know only contacts, so they find no
 * fork.
 */
@Injectable()
export class ScopesService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly forks: ForksRepository,
    private readonly times: StatedTimes,
    private readonly clock: Clock,
  ) {}

  /**
   * @param id of a contact, or of a fork.
   * @throws DomainError NOT_FOUND if the tenant has neither, CONFLICT for a fork that is over.
   */
  async head(caller: Caller, id: string, stated: StatedAsOf): Promise<ScopeHead> {
    return this.ofEither(
      caller,
      id,
      () => this.contacts.headIfAny(caller, id, stated),
      (fork) => this.ofFork(caller, fork, stated),
    );
  }

  /**
   * Reads the head of a request's contact, which may also be a fork. No read mistakes one for the other.
   * @throws DomainError NOT_FOUND if the tenant has neither.
   */
  withHead(caller: Caller, id: string): Promise<CallerWithHead> {
    return this.ofEither(
      caller,
      id,
      async () => (await this.contacts.withHeads(caller, [id])).get(id),
      (fork) => this.contacts.withHead(caller, fork.contactId),
    );
  }

  /** A fork is searched only if there is no such contact, so that a contact costs no further query. */
  private async ofEither<T>(
    { tenantId }: Caller,
    id: string,
    ofContact: () => Promise<T | undefined>,
    ofFork: (fork: ForkRow) => Promise<T>,
  ): Promise<T> {
    const contact = await ofContact();
    if (contact !== undefined) return contact;
    const fork = await this.forks.byId(tenantId, id);
    if (!fork) throw notFound('contact', id);
    return ofFork(fork);
  }

  /** Both clocks of a fork stand still until something is said in it. */
  private async ofFork({ tenantId }: Caller, fork: ForkRow, stated: StatedAsOf): Promise<ScopeHead> {
    assertOpen(fork);
    const seenAt = async (knownAt: Date): Promise<ContactHead> =>
      this.contacts.head({ tenantId }, fork.contactId, { knownAt });
    const parent = await seenAt(fork.knownAt);
    const { validAt = fork.lastWriteAt, knownAt } = this.times.place(stated, parent);
    const times = timesOfRead({ validAt, knownAt }, fork.lastWriteAt, this.clock.now());
    const known = times.standing.knownAt < fork.knownAt ? times.standing.knownAt : fork.knownAt;
    const { id: contactId, versions, textLabels } = parent;
    const hidden = await this.forks.hidden(fork.id, times.standing.knownAt);
    return {
      ...(known < fork.knownAt ? await seenAt(known) : parent),
      ...times,
      id: fork.id,
      named: fork.id,
      versions: fork.versions,
      textLabels: fork.textLabels,
      base: { contactId, knownAt: known, hidden, versions, textLabels },
    };
  }
}
