import { Injectable } from '@nestjs/common';
import { ContactWrites, type LockedContact } from '#contacts/contact-writes.js';
import type { Memory, Version } from '#domain/memory/memory.js';
import type { Mode } from '#domain/memory/statement.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError, invalid } from '#domain/service/errors.js';
import type { ReviewItemsRow } from '#graph/generated/queries.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import { spokenTime } from '#times/spoken-time.js';
import { StatedTimes } from '#times/stated-times.js';
import { toMemory } from '../as-known.js';
import { type Decision, uncomparedDecision } from '../remember/decision.js';
import { MemoriesRepository } from '../memories.repository.js';
import { memoryRow } from '../memory-row.js';
import type { MemoryWrite } from '../memory-write.js';
import { CONFIRMED, confirmed, dismissed, type Resolution, superseding } from './resolution.js';
import { scopesOf } from '../recall/filter.js';
import { ReviewRepository } from './review.repository.js';

/** A validated resolution. */
export interface ResolveInput {
  readonly contactId: string;
  readonly decisionId: string;
  readonly resolution: 'confirm' | 'dismiss' | 'supersede';
  readonly supersedes?: string | undefined;
  readonly as: Mode;
  readonly agentId?: string | undefined;
  readonly reason?: string | undefined;
}

/** Settles items of the review queue. */
@Injectable()
export class ResolveService {
  constructor(
    private readonly writes: ContactWrites,
    private readonly review: ReviewRepository,
    private readonly memories: MemoriesRepository,
    private readonly space: VectorSpace,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError CONFLICT if it is no longer in the queue, INVALID if it is unclear which candidate is meant. */
  resolve(caller: Caller, input: ResolveInput): Promise<{ memory: Memory; decision: Decision }> {
    return this.writes.run(caller, input.contactId, async (transaction, contact) => {
      const queue = {
        contactId: contact.id,
        pool: contact.pool,
        scopes: scopesOf(input.agentId),
        knownAt: contact.now,
      };
      const item = await this.review.item(transaction, queue, input.decisionId);
      if (!item)
        throw new DomainError(
          'CONFLICT',
          `The decision ${input.decisionId} is not in the review queue of this contact.`,
        );
      const resolution = this.resolutionOf(item, input, contact);
      const decision = decisionOf(resolution, input.reason ?? REASONS[input.resolution]);
      await this.memories.apply(transaction, this.writeOf(caller, contact, { item, resolution, decision }));
      return { memory: toMemory(resolution.about[0] as Version, contact.now), decision };
    });
  }

  private resolutionOf(
    { memory, candidates }: ReviewItemsRow,
    input: ResolveInput,
    contact: LockedContact,
  ): Resolution {
    const { now, attributes: table } = contact;
    if (input.resolution === 'confirm') return confirmed(memory);
    if (input.resolution === 'dismiss') return dismissed(memory, now);
    const { supersedes } = input;
    if (supersedes === undefined && candidates.length !== 1)
      throw invalid('supersedes', `is needed: it may concern ${candidates.length} memories`);
    const other = candidates.find(({ id }) => supersedes === undefined || id === supersedes);
    if (!other) throw invalid('supersedes', 'is not one of the candidates');
    const begins = this.beginOf(memory, contact);
    return superseding(memory, other, { mode: input.as, table, begins, now, mint: newId });
  }

  /** Older versions do not store when a fact begins. Their words are read again, as of when they were said. */
  private beginOf(version: Version, contact: LockedContact): Date | null {
    const { text, value, kind, expression, startsKnown, language, saidAt, begins } = version;
    if (begins) return begins;
    if (kind === 'episodic' || expression === null || startsKnown) return null;
    const { timezone, country } = contact;
    const heard = this.times.heard({ timezone, country, language: language ?? null }, saidAt);
    const about = { episodic: false, singleValued: false, value: value ?? undefined };
    return spokenTime(text, heard, about).begins ?? null;
  }

  private writeOf(
    { tenantId }: Caller,
    { id: contactId, now }: LockedContact,
    { item, resolution, decision }: { item: ReviewItemsRow; resolution: Resolution; decision: Decision },
  ): MemoryWrite {
    const { opens, closes, links, about } = resolution;
    const [first, ...others] = about.map(({ id }) => id);
    const { outcome, superseded, decidedBy, reason } = decision;
    const { text, saidAt } = item.memory;
    const stored = { outcome, superseded, decidedBy, reason, text, saidAt, candidates: '[]', confidence: CONFIRMED };
    const row = {
      ...stored,
      id: decision.id as string,
      tenantId,
      contactId,
      recordedAt: now,
      resolves: item.decisionId,
    };
    return {
      contactId,
      now,
      property: this.space.property,
      opens: opens.map(({ version, carriesOver }) => {
        return { properties: memoryRow(version, tenantId), vector: null, carriesOver };
      }),
      closes,
      links: links.map((link) => ({
        ...link,
        ...{ decidedBy, reason, statedReason: null, similarity: null, decisionId: decision.id },
      })),
      decisions: [{ memoryId: first as string, others, properties: { ...row, memoryId: first } }],
      sources: [],
      // Versions written anew keep their entities.
      entities: [],
      moves: [],
    };
  }
}

const REASONS = {
  confirm: 'Confirmed in review: both are true.',
  dismiss: 'Dismissed in review.',
  supersede: 'Decided in review.',
};

function decisionOf({ outcome, closes }: Resolution, reason: string): Decision {
  const superseded = outcome === 'withdrawn' ? [] : closes;
  return uncomparedDecision({ id: newId(), outcome, superseded, decidedBy: 'caller', reason });
}
