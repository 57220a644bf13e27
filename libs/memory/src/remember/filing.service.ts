import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import { refiled } from '#domain/memory/filing.js';
import type { Filing, Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, notFound } from '#domain/service/errors.js';
import { VectorSpace } from '#models/vector-space.js';
import { toMemory } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import { uncomparedDecision } from './decision.js';
import type { KeptDecision } from './decisions.service.js';
import { Draft } from './draft.js';

/** A validated filing. */
export interface FileInput extends Filing {
  readonly memoryId: string;
  readonly reason?: string | undefined;
}

/** The answer of filing; without a decision if nothing changed. */
export interface Filed {
  readonly memory: Memory;
  readonly decision: KeptDecision['decision'] | null;
}

/** Sets tier, pins and category of a memory. Versions are never edited, so a new one is written; a revert brings the old one back. */
@Injectable()
export class FilingService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly memories: MemoriesRepository,
    private readonly space: VectorSpace,
  ) {}

  /** @throws DomainError NOT_FOUND, or CONFLICT if the version is no longer believed. */
  async file(caller: Caller, { memoryId, reason = 'Filed by the caller.', ...stated }: FileInput): Promise<Filed> {
    const { tenantId } = caller;
    const found = await this.memories.byId(tenantId, memoryId, null);
    if (!found) throw notFound('memory', memoryId);
    const { contactId } = found.memory;
    return this.writes.runOnItself(caller, contactId, async (transaction, { now }) => {
      const current = await this.memories.byId(tenantId, memoryId, null, transaction);
      if (!current || current.memory.supersededAt)
        throw new DomainError('CONFLICT', `The memory ${memoryId} is no longer current; its history says why.`);
      const filed = refiled(current.memory, stated);
      if (!filed) return { memory: toMemory(current.memory, now), decision: null };
      const draft = new Draft({ tenantId, contactId, property: this.space.property });
      const { memory, decisionId } = draft.file(current.memory, filed, reason, now);
      const write = draft.take(now);
      if (write) await this.memories.apply(transaction, write);
      const told = { id: decisionId, superseded: [memoryId], decidedBy: 'caller' as const, reason };
      return { memory: toMemory(memory, now), decision: uncomparedDecision({ ...told, outcome: 'filed' }) };
    });
  }
}
