import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { ContactWrites } from '#contacts/contact-writes.js';
import type { Mask } from '#domain/privacy/mask.js';
import type { Caller } from '#domain/service/caller.js';
import { DomainError } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { NewDecision } from '#graph/query.js';
import { keysOf } from '#memory/key-hashes.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { searchText } from '../search-text.js';
import { ForgetRepository } from './forget.repository.js';
import { Forgetter, type ForgetTransaction } from './forgetter.js';
import { maskedDecision, maskedScope, turnNameOf, wordsMasked } from './masking.js';
import type { Places, Scope } from './redact.type.js';
import { RedactRepository } from './redact.repository.js';

/** Thrown to roll the transaction back: the words to mask have changed since they were embedded. */
class Changed extends Error {}

/** How often it retries if others write the same words between its read and its write. */
const ATTEMPTS = 3;

/** Reads what to mask, inside a transaction or before it. */
export type Reads = (queries: Queries | undefined, pool: readonly string[]) => Promise<{ scope: Scope; mask: Mask }>;

/** The contact whose words are masked. */
export interface Owner {
  readonly contactId: string;
  readonly pool: readonly string[];
  readonly timezone: string | null;
}

/** Masks words wherever they are stored. */
@Injectable()
export class Redactor {
  constructor(
    private readonly writes: ContactWrites,
    private readonly forget: ForgetRepository,
    private readonly repository: RedactRepository,
    private readonly forgetter: Forgetter,
    private readonly space: VectorSpace,
  ) {}

  /** @throws DomainError CONFLICT if others keep writing the same words. */
  async run(
    { tenantId, keyId }: Caller,
    { contactId, pool, timezone }: Owner,
    reason: string | undefined,
    reads: Reads,
  ): Promise<Places> {
    for (let attempt = 1; ; attempt += 1) {
      const { scope, mask } = await reads(undefined, pool);
      const texts = textsOf(maskedScope(scope, mask), timezone);
      const vectors = await this.space.embed(texts);
      const byText = new Map(texts.map((text, i) => [text, vectors[i] ?? null]));
      try {
        return await this.writes.runUnforked({ tenantId }, contactId, async (transaction, contact) => {
          const found = await reads(transaction, contact.pool);
          const forgotten = { at: contact.now, by: keyId ?? null, reason: reason ?? null };
          return this.write({ transaction, tenantId, contact, forgotten }, found, byText);
        });
      } catch (error) {
        if (!(error instanceof Changed)) throw error;
        if (attempt === ATTEMPTS) throw new DomainError('CONFLICT', 'The same words are being written; try again.');
      }
    }
  }

  private async write(
    within: ForgetTransaction,
    { scope, mask }: { scope: Scope; mask: Mask },
    vectors: ReadonlyMap<string, Vector | null>,
  ): Promise<Places> {
    const { transaction, contact } = within;
    const masked = maskedScope(scope, mask);
    if (textsOf(masked, contact.timezone).some((text) => !vectors.has(text))) throw new Changed();
    const ids = scope.versions.map(({ id }) => id);
    await this.forget.lockContacts(transaction, ids);
    const { decisions, answers } = await this.rewrite(within, scope, mask);
    const briefings = await this.forget.dropBriefingTexts(
      transaction,
      masked.versions.map(({ id }) => id),
    );
    await this.repository.redactMemories(
      transaction,
      this.space.property,
      masked.versions.map(({ id, fields }) => ({
        id,
        fields: { ...fields, ...keysOf(fields) },
        vector: vectors.get(fields.text) ?? null,
      })),
    );
    await this.redactTurns(within, masked, vectors);
    await this.record(within, masked);
    return {
      memories: masked.versions.map(({ id }) => id),
      turns: masked.turns.map(turnNameOf),
      decisions,
      answers,
      briefings,
    };
  }

  /** Masks decisions and stored answers. @returns how many were changed. */
  private async rewrite(
    { transaction, contact }: ForgetTransaction,
    scope: Scope,
    mask: Mask,
  ): Promise<{ decisions: number; answers: number }> {
    const ids = scope.versions.map(({ id }) => id);
    const contactIds = [...new Set([...contact.pool, ...scope.versions.map(({ contactId }) => contactId)])];
    const traces = await this.forget.traces(transaction, contactIds, ids);
    const rewritten = traces.map((trace) => maskedDecision(trace, new Set(ids), mask));
    const changed = rewritten.filter(
      ({ text, reason, statedReason, candidates }, i) =>
        text !== traces[i]?.text ||
        reason !== traces[i].reason ||
        statedReason !== traces[i].statedReason ||
        candidates !== traces[i].candidates,
    );
    await this.forget.rewriteDecisions(transaction, changed);
    const edit = wordsMasked(scope, new Map(rewritten.map((decision) => [decision.id, decision])), mask);
    const names = [...ids, ...traces.map(({ id }) => id), ...scope.turns.map(({ sessionId }) => sessionId)];
    const answers = await this.forgetter.rewriteAnswers(transaction, contactIds, names, edit);
    return { decisions: changed.length, answers };
  }

  private async redactTurns(
    within: ForgetTransaction,
    { turns }: Scope,
    vectors: ReadonlyMap<string, Vector | null>,
  ): Promise<void> {
    const { transaction, tenantId, contact } = within;
    const rows = turns.map((turn) => {
      const { text, expression } = turn;
      const search = searchText(turn, contact.timezone);
      const fields = { text, expression, searchText: search };
      return { ...turnNameOf(turn), fields, vector: vectors.get(search) ?? null };
    });
    await this.repository.redactTurns(transaction, tenantId, this.space.property, rows);
    for (const [sessionId, group] of Map.groupBy(turns, (turn) => turn.sessionId)) {
      await this.forgetter.refreshContexts(
        within,
        sessionId,
        group.map(({ position }) => position),
      );
    }
  }

  /** Records a decision on the first masked version, which subscribers receive. */
  private async record(
    { transaction, tenantId, contact, forgotten }: ForgetTransaction,
    { versions }: Scope,
  ): Promise<void> {
    const about = versions.find(({ contactId }) => contact.pool.includes(contactId));
    if (!about) return this.writes.touch(transaction, contact);
    const properties: NewDecision = {
      ...{ id: newId(), tenantId, contactId: contact.id, recordedAt: contact.now },
      outcome: 'redacted',
      decidedBy: 'caller',
      reason: forgotten.reason ?? 'Redacted by the caller.',
      ...{ text: about.fields.text, candidates: '[]', superseded: [], memoryId: about.id },
    };
    await this.repository.record(transaction, contact, this.space.property, {
      memoryId: about.id,
      others: [],
      properties,
    });
  }
}

function textsOf({ versions, turns }: Scope, timezone: LockedContact['timezone']): string[] {
  return [...versions.map(({ fields }) => fields.text), ...turns.map((turn) => searchText(turn, timezone))];
}
