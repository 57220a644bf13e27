import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { ForksService } from '#contacts/forks.service.js';
import type { Version } from '#domain/memory.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';
import { memoryRow } from '../memory-row.js';
import type { MemoryWrite } from '../memory-write.js';
import type { Remembered } from './draft.js';
import { keyedDecisionId } from './statement-key.js';

/**
 * What a statement in a fork meets of the fork's contact, as the fork would have it. Its ids are made of the fork's, so no history of
 * the contact leads to it. It is written only once something is decided about it.
 */
export function asInFork({ id: forkId, base }: LockedContact, version: Version): Version {
  if (!base || version.contactId !== base.contactId) return version;
  const own = {
    ...version,
    id: keyedDecisionId(forkId, version.id),
    factId: keyedDecisionId(forkId, version.factId),
    contactId: forkId,
    supersededAt: null,
  };
  base.met.set(own.id, { of: version.id, version: own });
  return own;
}

/** @returns the answer to a statement in a fork, with what it replaced under the ids by which the fork showed it. */
export function asShown({ base }: LockedContact, { memory, decision }: Remembered): Remembered {
  if (!base) return { memory, decision };
  const shown = (id: string): string => base.met.get(id)?.of ?? id;
  const candidates = decision.candidates.map((one) => ({ ...one, id: shown(one.id) }));
  return { memory, decision: { ...decision, superseded: decision.superseded.map(shown), candidates } };
}

/** Writes to a fork: what is decided about something of its contact is decided about a version of the fork's own. */
@Injectable()
export class ForkVersions {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly forks: ForksService,
  ) {}

  /** Carries out a write; of what it touches of the contact, the fork first gets versions of its own. */
  async apply(transaction: Queries, contact: LockedContact, tenantId: string, write: MemoryWrite): Promise<void> {
    const { base } = contact;
    if (base) await this.take(transaction, base, tenantId, write);
    await this.memories.apply(transaction, write);
  }

  private async take(
    transaction: Queries,
    { met, hidden }: NonNullable<LockedContact['base']>,
    tenantId: string,
    write: MemoryWrite,
  ): Promise<void> {
    const taken = touched(write).flatMap((id) => met.get(id) ?? []);
    if (taken.length === 0) return;
    const opens = taken.map(({ version }) => ({
      properties: memoryRow({ ...version, recordedAt: write.now }, tenantId),
      vector: null,
      carriesOver: null,
    }));
    const { contactId, property, now } = write;
    const nothing = { closes: [], links: [], decisions: [], sources: [], entities: [], moves: [] };
    await this.memories.apply(transaction, { contactId, property, now, opens, ...nothing });
    await this.forks.linkCopies(
      transaction,
      taken.map(({ version: { id }, of }) => ({ id, of })),
    );
    for (const { version, of } of taken) {
      met.delete(version.id);
      hidden.add(of);
    }
  }
}

/** @returns the ids of the versions that a write ends, replaces, carries over, or decides about. */
function touched({ opens, closes, links, decisions }: MemoryWrite): string[] {
  const ids = [
    ...closes,
    ...links.map(({ to }) => to),
    ...opens.flatMap(({ carriesOver }) => carriesOver ?? []),
    ...decisions.flatMap(({ memoryId, others }) => [memoryId, ...others]),
  ];
  return [...new Set(ids)];
}
