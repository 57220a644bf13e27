import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { ForksService } from '#contacts/forks.service.js';
import type { Version } from '#domain/memory/memory.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';
import { memoryRow } from '../memory-row.js';
import type { MemoryWrite } from '../memory-write.js';
import type { Remembered } from './draft.js';
import { keyedDecisionId } from './statement-key.js';

/**
 * @returns the fork's copy of a version of its contact. Its ids are derived from the fork's, so no history of the contact leads to it. It
 * is written only when a decision concerns it.
 */
export function asInFork({ id: forkId, base }: LockedContact, version: Version): Version {
  if (!base || version.contactId !== base.contactId) return version;
  const inFork = {
    ...version,
    id: keyedDecisionId(forkId, version.id),
    factId: keyedDecisionId(forkId, version.factId),
    contactId: forkId,
    supersededAt: null,
  };
  base.met.set(inFork.id, { of: version.id, version: inFork });
  return inFork;
}

/** @returns the answer to a statement in a fork, with the ids under which the fork showed the versions. */
export function asShown({ base }: LockedContact, { memory, decision }: Remembered): Remembered {
  if (!base) return { memory, decision };
  const idShown = (id: string): string => base.met.get(id)?.of ?? id;
  const candidates = decision.candidates.map((candidate) => ({ ...candidate, id: idShown(candidate.id) }));
  return { memory, decision: { ...decision, superseded: decision.superseded.map(idShown), candidates } };
}

/** Writes to a fork. Decisions about versions of its contact are made on copies in the fork. */
@Injectable()
export class ForkVersions {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly forks: ForksService,
  ) {}

  /**
   * Carries out a write, after copying the contact's versions that it touches into the fork.
   * @returns the copies.
   */
  async apply(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    write: MemoryWrite,
  ): Promise<MemoryWrite['opens']> {
    const { base } = contact;
    const copies = base ? await this.copyIntoFork(transaction, base, tenantId, write) : [];
    await this.memories.apply(transaction, write);
    return copies;
  }

  private async copyIntoFork(
    transaction: Queries,
    { met, hidden }: NonNullable<LockedContact['base']>,
    tenantId: string,
    write: MemoryWrite,
  ): Promise<MemoryWrite['opens']> {
    const touchedVersions = touched(write).flatMap((id) => met.get(id) ?? []);
    if (touchedVersions.length === 0) return [];
    const opens = touchedVersions.map(({ version }) => ({
      properties: memoryRow({ ...version, recordedAt: write.now }, tenantId),
      vector: null,
      carriesOver: null,
    }));
    const { contactId, property, now } = write;
    const otherRows = { closes: [], links: [], decisions: [], sources: [], entities: [], moves: [] };
    await this.memories.apply(transaction, { contactId, property, now, opens, ...otherRows });
    await this.forks.linkCopies(
      transaction,
      touchedVersions.map(({ version: { id }, of }) => ({ id, of })),
    );
    for (const { version, of } of touchedVersions) {
      met.delete(version.id);
      hidden.add(of);
    }
    return opens;
  }
}

/** @returns the ids of versions that a write ends, replaces, carries over or decides about. */
function touched({ opens, closes, links, decisions }: MemoryWrite): string[] {
  const ids = [
    ...closes,
    ...links.map(({ to }) => to),
    ...opens.flatMap(({ carriesOver }) => carriesOver ?? []),
    ...decisions.flatMap(({ memoryId, others }) => [memoryId, ...others]),
  ];
  return [...new Set(ids)];
}
