import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import type { AsOf, Memory } from '#domain/memory/memory.js';
import type { Decider } from '#domain/reconcile/decision-types.js';
import { fromCursor, instantOf, listMark, nextCursor } from '#graph/cursor.js';
import type { ReviewItemsRow } from '#graph/generated/queries.js';
import type { StatedAsOf } from '#times/stated-times.js';
import { asKnown } from '../as-known.js';
import { scopesOf } from '../recall/filter.js';
import { type Action, actionsOfDoubtful, actionsOfUnclear } from './actions.js';
import { byUrgency, type Doubt, type Doubtful } from './doubtful.js';
import { DoubtfulService } from './doubtful.service.js';
import { ReviewRepository, type ReviewPlace } from './review.repository.js';

/** An item of the queue: a statement that nothing could decide, or a doubtful memory. */
export interface ReviewItem {
  readonly kind: 'unclear' | Doubt;
  /** The decision that left it unclear; `null` for a doubtful memory. */
  readonly decisionId: string | null;
  readonly memory: Memory;
  readonly candidates: readonly Memory[];
  readonly reason: string;
  readonly decidedBy: Decider | null;
  readonly model: string | null;
  readonly probability: number | null;
  readonly recordedAt: Date;
  readonly actions: readonly Action[];
}

/** A validated list of the queue. */
export interface ListReviewInput {
  readonly contactId: string;
  readonly kind?: ReviewItem['kind'] | undefined;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly agentId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Where a page begins, and as of when it is read: after an unclear statement, or after a doubtful memory. */
type Place = AsOf & { readonly unclear: ReviewPlace | null; readonly doubted: Doubtful | null };

/** Of this many unclear statements, the newest, none is listed again as doubtful. */
const MAX_UNCLEAR = 500;

/** Lists what a person should look at. */
@Injectable()
export class ReviewService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly review: ReviewRepository,
    private readonly doubts: DoubtfulService,
  ) {}

  /** Unclear statements, newest first, then doubtful memories, most urgent first. Every page reads as of the first. */
  async list(caller: Caller, input: ListReviewInput): Promise<{ items: ReviewItem[]; nextCursor: string | null }> {
    const listed = listMark('listReview', input.contactId, input);
    const page = fromCursor(input.cursor, listed, readPlace);
    const head = await this.contacts.head(caller, input.contactId, page ?? { knownAt: input.knownAt });
    const unclear = page?.doubted ? [] : await this.unclear(head, input, page?.unclear ?? null);
    const isFull = unclear.length > input.limit;
    const doubted = isFull ? [] : await this.doubted(caller, head, input, page?.doubted ?? null);
    const found = [...unclear, ...doubted];
    const items = found.slice(0, input.limit);
    const place = (item: ReviewItem): object => ({ ...head.asked, ...placeOf(item) });
    return { items, nextCursor: nextCursor(items, found.length > input.limit, place, listed) };
  }

  private async unclear(
    { id, pool, standing }: ContactHead,
    { kind = 'unclear', agentId, limit }: ListReviewInput,
    after: ReviewPlace | null,
  ): Promise<ReviewItem[]> {
    if (kind !== 'unclear') return [];
    const queue = { contactId: id, pool, scopes: scopesOf(agentId), knownAt: standing.knownAt };
    const rows = await this.review.items(queue, limit + 1, after);
    return rows.map((row) => unclearItem(id, row, standing));
  }

  private async doubted(
    caller: Caller,
    head: ContactHead,
    { kind, agentId, limit }: ListReviewInput,
    after: Doubtful | null,
  ): Promise<ReviewItem[]> {
    if (kind === 'unclear') return [];
    const [all, unclear] = await Promise.all([
      this.doubts.doubtfulOf(caller, head, agentId),
      this.unclear(head, { contactId: head.id, agentId, limit: MAX_UNCLEAR }, null),
    ]);
    const listed = new Set(unclear.map(({ memory }) => memory.id));
    return all
      .filter(({ memory }) => !listed.has(memory.id))
      .filter((item) => (kind === undefined || item.kind === kind) && (after === null || byUrgency(after, item) < 0))
      .slice(0, limit + 1)
      .map((doubt) => doubtedItem(head.id, doubt));
  }
}

function unclearItem(
  contactId: string,
  { memory, candidates, decidedBy, ...row }: ReviewItemsRow,
  at: AsOf,
): ReviewItem {
  const shown = candidates.map((candidate) => asKnown(candidate, at));
  return {
    kind: 'unclear',
    ...row,
    memory: asKnown(memory, at),
    candidates: shown,
    decidedBy: decidedBy as Decider,
    actions: actionsOfUnclear(contactId, row.decisionId, shown),
  };
}

const WHY: Readonly<Record<Doubt, string>> = {
  contradicting: 'It cannot be true together with the candidates.',
  low_confidence: 'Little confidence in it is left.',
  stale: 'It has not been said again or recalled for long.',
};

function doubtedItem(contactId: string, doubt: Doubtful): ReviewItem {
  const undecided = { decisionId: null, decidedBy: null, model: null, probability: null };
  return {
    ...doubt,
    ...undecided,
    reason: WHY[doubt.kind],
    recordedAt: doubt.memory.recordedAt,
    actions: actionsOfDoubtful(contactId, doubt),
  };
}

function placeOf({ kind, decisionId, recordedAt, memory }: ReviewItem): object {
  if (kind === 'unclear') return { before: recordedAt, beforeId: decisionId };
  return { doubt: kind, left: memory.confidenceNow, afterId: memory.id };
}

function readPlace({ validAt, knownAt, ...held }: Record<string, unknown>): Place | null {
  const [standsAt, known, before] = [validAt, knownAt, held['before']].map(instantOf);
  if (!standsAt || !known) return null;
  const at = { validAt: standsAt, knownAt: known };
  const { beforeId, doubt, left, afterId } = held;
  if (before && typeof beforeId === 'string') return { ...at, unclear: { before, beforeId }, doubted: null };
  if (typeof doubt !== 'string' || typeof left !== 'number' || typeof afterId !== 'string') return null;
  const memory = { id: afterId, confidenceNow: left } as Memory;
  return { ...at, unclear: null, doubted: { kind: doubt as Doubt, memory, candidates: [] } };
}
