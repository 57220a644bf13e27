import { Injectable } from '@nestjs/common';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Caller } from '#domain/caller.js';
import { DomainError, notFound } from '#domain/errors.js';
import { refiled } from '#domain/filing.js';
import type { Filing, Memory } from '#domain/memory.js';
import { VectorSpace } from '#models/vector-space.js';
import { toMemory } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import { plainly } from './decision.js';
import type { KeptDecision } from './decisions.service.js';
import { Draft } from './draft.js';

/** A checked filing. */
export interface FileInput extends Filing {
  readonly memoryId: string;
  readonly reason?: string | undefined;
}

/** What a filing answers; no decision where nothing changed. */
export interface Filed {
  readonly memory: Memory;
  readonly decision: KeptDecision['decision'] | null;
}

/** Sets how a memory is kept. A version is never edited, so it is written anew, and a revert brings back the one before. */
@Injectable()
export class FilingService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly memories: MemoriesRepository,
    private readonly space: VectorSpace,
  ) {}

  /** @throws DomainError NOT_FOUND, or CONFLICT when the version is not believed any more. */
  async file(caller: Caller, { memoryId, reason = 'Filed by the caller.', ...stated }: FileInput): Promise<Filed> {
    const { tenantId } = caller;
    const found = await this.memories.byId(tenantId, memoryId, null);
    if (!found) throw notFound('memory', memoryId);
    const { contactId } = found.memory;
    return this.writes.runOnItself(caller, contactId, async (transaction, { now }) => {
      const current = await this.memories.byId(tenantId, memoryId, null, transaction);
      if (!current || current.memory.supersededAt)
        throw new DomainError('CONFLICT', `The memory ${memoryId} is not current any more; its history says why.`);
      const filed = refiled(current.memory, stated);
      if (!filed) return { memory: toMemory(current.memory, now), decision: null };
      const draft = new Draft({ tenantId, contactId, property: this.space.property });
      const { memory, decisionId } = draft.file(current.memory, filed, reason, now);
      const write = draft.take(now);
      if (write) await this.memories.apply(transaction, write);
      const told = { id: decisionId, superseded: [memoryId], decidedBy: 'caller' as const, reason };
      return { memory: toMemory(memory, now), decision: plainly({ ...told, outcome: 'filed' }) };
    });
  }
}
