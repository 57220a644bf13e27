import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactWrites, type LockedContact } from '#contacts/contact-writes.js';
import { ContactsService } from '#contacts/contacts.service.js';
import { attributeTable } from '#domain/attributes.js';
import type { Caller } from '#domain/caller.js';
import { DomainError, invalid } from '#domain/errors.js';
import type { AsOf, Memory, Version } from '#domain/memory.js';
import type { Decider } from '#domain/settled.js';
import type { Mode } from '#domain/statement.js';
import { fromCursor, instantOf, nextCursor } from '#graph/cursor.js';
import type { MemoryApplyParams, ReviewItemsRow } from '#graph/generated/queries.js';
import { newId } from '#graph/ids.js';
import { VectorSpace } from '#models/vector-space.js';
import type { StatedAsOf } from '#times/stated-times.js';
import { asKnown, toMemory } from '../as-known.js';
import type { Decision } from '../remember/decision.js';
import { memoryRow } from '../remember/draft.js';
import { CONFIRMED, confirmed, dismissed, type Resolution, superseding } from './resolution.js';
import { ReviewRepository, type ReviewPlace } from './review.repository.js';

/** A statement that nothing could decide about, and what it may concern. */
export type ReviewItem = Omit<ReviewItemsRow, 'memory' | 'candidates' | 'decidedBy'> & {
  readonly memory: Memory;
  readonly candidates: readonly Memory[];
  readonly decidedBy: Decider;
};

/** A checked resolution. */
export interface ResolveInput {
  readonly contactId: string;
  readonly decisionId: string;
  readonly resolution: 'confirm' | 'dismiss' | 'supersede';
  readonly supersedes?: string | undefined;
  readonly as: Mode;
  readonly reason?: string | undefined;
}

/** Where a page begins, and as of when it is read. */
type Place = ReviewPlace & { readonly knownAt: Date };

/** The queue of what was unclear, and how it is settled. */
@Injectable()
export class ReviewService {
  private readonly table;

  constructor(
    private readonly contacts: ContactsService,
    private readonly writes: ContactWrites,
    private readonly review: ReviewRepository,
    private readonly space: VectorSpace,
    @Inject(CONFIG) config: Config,
  ) {
    this.table = attributeTable(config.ATTRIBUTES);
  }

  /** Newest first; every page reads as of the time of the first one. */
  async list(
    caller: Caller,
    input: { contactId: string; knownAt?: StatedAsOf['knownAt']; limit: number; cursor?: string | undefined },
  ): Promise<{ items: ReviewItem[]; nextCursor: string | null }> {
    const page = input.cursor ? fromCursor(input.cursor, readPlace) : null;
    const { id, pool, standing, asked } = await this.contacts.head(caller, input.contactId, page ?? input);
    const of = { contactId: id, pool, knownAt: standing.knownAt };
    const rows = await this.review.items(of, input.limit + 1, page);
    const items = rows.slice(0, input.limit).map((row) => itemOf(row, standing));
    const place = ({ recordedAt: before, decisionId: beforeId }: ReviewItem): Place => {
      return { knownAt: asked.knownAt, before, beforeId };
    };
    return { items, nextCursor: nextCursor(items, rows.length > input.limit, place) };
  }

  /** @throws DomainError CONFLICT when it is not in the queue any more, INVALID when it is not clear which candidate is meant. */
  resolve(caller: Caller, input: ResolveInput): Promise<{ memory: Memory; decision: Decision }> {
    return this.writes.run(caller, input.contactId, async (transaction, contact) => {
      const of = { contactId: contact.id, pool: contact.pool, knownAt: contact.now };
      const item = await this.review.item(transaction, of, input.decisionId);
      if (!item)
        throw new DomainError(
          'CONFLICT',
          `The decision ${input.decisionId} is not in the review queue of this contact.`,
        );
      const resolution = this.resolutionOf(item, input, contact.now);
      const decision = decisionOf(resolution, input.reason ?? REASONS[input.resolution]);
      await this.review.apply(transaction, this.writeOf(caller, contact, { item, resolution, decision }));
      return { memory: toMemory(resolution.about[0] as Version, contact.now), decision };
    });
  }

  private resolutionOf({ memory, candidates }: ReviewItemsRow, input: ResolveInput, now: Date): Resolution {
    if (input.resolution === 'confirm') return confirmed(memory);
    if (input.resolution === 'dismiss') return dismissed(memory, now);
    const { supersedes } = input;
    if (supersedes === undefined && candidates.length !== 1)
      throw invalid('supersedes', `is needed: it may concern ${candidates.length} memories`);
    const other = candidates.find(({ id }) => supersedes === undefined || id === supersedes);
    if (!other) throw invalid('supersedes', 'is none of the candidates');
    return superseding(memory, other, { mode: input.as, table: this.table, now, mint: newId });
  }

  private writeOf(
    { tenantId }: Caller,
    { id: contactId, now }: LockedContact,
    { item, resolution, decision }: { item: ReviewItemsRow; resolution: Resolution; decision: Decision },
  ): MemoryApplyParams {
    const { opens, closes, links, about } = resolution;
    const [first, ...others] = about.map(({ id }) => id);
    const { outcome, superseded, decidedBy, reason } = decision;
    const { text, saidAt } = item.memory;
    const kept = { outcome, superseded, decidedBy, reason, text, saidAt, candidates: '[]', confidence: CONFIRMED };
    const row = { ...kept, id: decision.id, tenantId, contactId, recordedAt: now, resolves: item.decisionId };
    return {
      contactId,
      now,
      property: this.space.property,
      opens: opens.map(({ version, carriesOver }) => {
        return { properties: memoryRow(version, tenantId), vector: null, carriesOver };
      }),
      closes,
      links: links.map((link) => ({ ...link, decidedBy, reason, similarity: null, decisionId: decision.id })),
      decisions: [{ memoryId: first as string, others, properties: { ...row, memoryId: first } }],
      sources: [],
      // What is written anew keeps its entities.
      entities: [],
      moves: [],
    };
  }
}

const REASONS = {
  confirm: 'Confirmed in review: both are so.',
  dismiss: 'Dismissed in review.',
  supersede: 'Decided in review.',
};

function decisionOf({ outcome, closes }: Resolution, reason: string): Decision {
  const superseded = outcome === 'withdrawn' ? [] : closes;
  const nobody = { model: null, probability: null, similarity: null, unclear: false, candidates: [] };
  return { id: newId(), outcome, superseded, decidedBy: 'caller', reason, ...nobody };
}

function itemOf({ memory, candidates, decidedBy, ...row }: ReviewItemsRow, at: AsOf): ReviewItem {
  return {
    ...row,
    memory: asKnown(memory, at),
    candidates: candidates.map((candidate) => asKnown(candidate, at)),
    decidedBy: decidedBy as Decider,
  };
}

function readPlace({ knownAt, before, beforeId }: Record<string, unknown>): Place | null {
  const [at, from] = [instantOf(knownAt), instantOf(before)];
  return at && from && typeof beforeId === 'string' ? { knownAt: at, before: from, beforeId } : null;
}
