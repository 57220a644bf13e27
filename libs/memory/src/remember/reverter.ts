import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { cardinalityOf } from '#domain/attributes/attributes.js';
import { validTime, type Version } from '#domain/memory/memory.js';
import { overlaps } from '#domain/memory/period.js';
import { sameRevisions } from '#domain/reconcile/revision-span.js';
import { DomainError } from '#domain/service/errors.js';
import type { MemoryEffectsRow } from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import { MemoriesRepository } from '../memories.repository.js';
import { neighboursQuery } from '../competitors.js';
import { uncomparedDecision } from './decision.js';
import type { KeptDecision } from './decisions.service.js';
import { RevertsRepository } from './reverts.repository.js';

/** What a revert will write. */
interface RevertPlan {
  readonly closes: readonly string[];
  readonly copies: readonly { readonly id: string; readonly of: string }[];
  readonly begins: readonly { readonly id: string; readonly of: string; readonly memoryId: string }[];
  /** The version that the decision was about, or the current one in its place. */
  readonly about: string | null;
}

/** Reverts one decision in a transaction that holds the contact's lock. */
@Injectable()
export class Reverter {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly reverts: RevertsRepository,
  ) {}

  /** @returns what a decision did; `undefined` if the tenant does not have it. */
  effectsOf(transaction: Queries, tenantId: string, decisionId: string): Promise<MemoryEffectsRow | undefined> {
    return this.reverts.effectsOf(tenantId, decisionId, transaction);
  }

  /**
   * @returns the revert as a decision, and the versions believed again.
   * @throws DomainError CONFLICT if a later decision, named in the message, builds on it.
   */
  async revert(
    transaction: Queries,
    contact: LockedContact,
    tenantId: string,
    effects: MemoryEffectsRow,
    why: Pick<KeptDecision['decision'], 'reason' | 'decidedBy'>,
  ): Promise<{ decision: KeptDecision['decision']; again: readonly string[] }> {
    // A merge can be undone for what was not forgotten, even if nothing is left.
    if (effects.isForgotten && effects.outcome !== 'merged' && didNothing(effects)) throw nothingLeft(effects.id);
    const planned = await this.plan(transaction, contact, effects);
    const decision = decisionOf(planned, why);
    await this.write(transaction, contact, tenantId, effects, planned, decision);
    return { decision, again: [...planned.copies.map(({ id }) => id), ...(planned.about ? [planned.about] : [])] };
  }

  private async plan(transaction: Queries, contact: LockedContact, effects: MemoryEffectsRow): Promise<RevertPlan> {
    const { opened, closed, begun, ended, memoryId } = effects;
    const restates = begun.length + ended.length > 0;
    const mustBeCurrent = [...opened, ...(restates ? [memoryId] : [])];
    const versions = await this.reverts.versions(transaction, [...new Set([...mustBeCurrent, ...closed])], contact.now);
    const currentIds = new Map<string, string>();
    for (const id of mustBeCurrent) {
      const row = versions.get(id);
      if (!row?.currentId) throw builtOn(effects.id, row?.endedBy ?? null);
      currentIds.set(id, row.currentId);
    }
    const closes = opened.flatMap((id) => currentIds.get(id) ?? []);
    const carrying = effects.carrying.flatMap((id) => currentIds.get(id) ?? []);
    await this.assertNotRestated(transaction, effects, carrying);
    const back = closed.flatMap((id) => versions.get(id)?.memory ?? []);
    if (back.length > 0) await this.assertFree(transaction, contact, effects, back, new Set(closes));
    const about = restates ? (currentIds.get(memoryId) ?? null) : null;
    return {
      closes,
      copies: closed.map((of) => ({ id: newId(), of })),
      begins: about === null ? [] : ended.map((of) => ({ id: newId(), of, memoryId: about })),
      about,
    };
  }

  /** A later restatement of what was known before would be lost with the version to which it was attached. */
  private async assertNotRestated(
    transaction: Queries,
    effects: MemoryEffectsRow,
    carrying: readonly string[],
  ): Promise<void> {
    const since = await this.reverts.restatedSince(transaction, carrying, effects);
    if (since) throw builtOn(effects.id, since);
  }

  /** A later statement for the same time would be believed beside what comes back. What stood beside it before may do so again. */
  private async assertFree(
    transaction: Queries,
    contact: LockedContact,
    effects: MemoryEffectsRow,
    back: readonly Version[],
    closes: ReadonlySet<string>,
  ): Promise<void> {
    const { id: decisionId, recordedAt, position } = effects;
    const competitors = await this.competitorsSince(transaction, contact, effects, back, closes);
    const conflicting = back.flatMap((version, i) =>
      (competitors[i] ?? []).filter(
        (other) => sameRevisions(other, version) && overlaps(validTime(other), validTime(version)),
      ),
    );
    const ids = [...new Set(conflicting.map(({ id }) => id))];
    const origins = await this.reverts.versions(transaction, ids, contact.now);
    const beside = await this.reverts.besideBefore(transaction, ids, effects);
    // Decisions of one call share their time and differ by position.
    const since = conflicting.find(
      ({ id, recordedAt: at }) => !beside.has(id) && (at > recordedAt || (origins.get(id)?.madeAt ?? 0) > position),
    );
    if (since) throw builtOn(decisionId, origins.get(since.id)?.madeBy ?? null);
  }

  /**
   * Versions that compete with the same ones, as all pieces of a fact do, are asked about once.
   * @returns for each version what it competes with that began with the decision or later, and stays.
   */
  private async competitorsSince(
    transaction: Queries,
    { id: contactId, now, attributes }: LockedContact,
    { recordedAt, cardinality: kept }: MemoryEffectsRow,
    back: readonly Version[],
    closes: ReadonlySet<string>,
  ): Promise<Version[][]> {
    const stated = kept === 'one' || kept === 'many' ? kept : undefined;
    const statements = back.map((version) => {
      const cardinality = cardinalityOf(version.attribute, attributes, stated);
      return { ...version, cardinality, mode: 'change' as const, supersedes: null };
    });
    const keys = statements.map((statement) => JSON.stringify(neighboursQuery(statement)));
    const asked = [...new Map(statements.map((statement, i) => [keys[i], statement]))];
    const distinct = asked.map(([, statement]) => statement);
    const met = await this.memories.neighbours(transaction, contactId, distinct, { knownAt: now });
    const isLater = ({ id, recordedAt: at }: Version): boolean => !closes.has(id) && at >= recordedAt;
    const later = new Map(
      asked.map(([key], i) => [key, { slot: met[i]?.slot.filter(isLater), events: met[i]?.events.filter(isLater) }]),
    );
    return statements.map((statement, i) => {
      const { slot = [], events = [] } = later.get(keys[i]) ?? {};
      const isInSlot = statement.kind !== 'episodic' || statement.cardinality === 'one';
      return [...(isInSlot ? slot : []), ...events.filter((event) => samePlan(event, statement))];
    });
  }

  private async write(
    transaction: Queries,
    { id: contactId, now }: LockedContact,
    tenantId: string,
    effects: MemoryEffectsRow,
    { closes, copies, begins }: RevertPlan,
    { id, outcome, reason, decidedBy }: KeptDecision['decision'],
  ): Promise<void> {
    await this.reverts.apply(transaction, {
      contactId,
      now,
      decision: {
        ...{ id: id as string, tenantId, contactId, outcome, reason, decidedBy, text: effects.text, recordedAt: now },
        ...{ reverts: effects.id, memoryId: effects.memoryId, cardinality: effects.cardinality, candidates: '[]' },
        ...{ superseded: closes, opened: copies.map((copy) => copy.id) },
        ...{ begun: begins.map((begin) => begin.id), ended: effects.begun },
      },
      about: [...new Set([effects.memoryId, ...closes])],
      closes,
      copies,
      ends: [...new Set([effects.id, ...effects.begun])],
      begins,
    });
  }
}

function decisionOf(
  { closes }: RevertPlan,
  { reason, decidedBy }: Pick<KeptDecision['decision'], 'reason' | 'decidedBy'>,
): KeptDecision['decision'] {
  return uncomparedDecision({ id: newId(), outcome: 'reverted', superseded: closes, decidedBy, reason });
}

function samePlan(a: Version, b: Version): boolean {
  return a.status === 'planned' && b.status === 'planned' && a.startsAt?.getTime() === b.startsAt?.getTime();
}

function didNothing({ opened, closed, begun, ended }: MemoryEffectsRow): boolean {
  return opened.length + closed.length + begun.length + ended.length === 0;
}

function nothingLeft(decisionId: string): DomainError {
  return conflict(`What the decision ${decisionId} did was forgotten or masked for good; there is nothing to undo.`);
}

function builtOn(decisionId: string, later: string | null): DomainError {
  const first = later === null ? 'A later decision' : `The later decision ${later}`;
  return conflict(`${first} builds on the decision ${decisionId}; revert it first.`);
}

function conflict(message: string): DomainError {
  return new DomainError('CONFLICT', message);
}
