import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { Forgotten } from '#domain/privacy/forgotten.js';
import { flatRanges, rangesFromFlat, unreadRanges } from '#domain/privacy/unread.js';
import { Outdated } from '#graph/contention.js';
import type { ForgetCarriersRow, ForgetSaidInRow, ForgetSaidWordsRow } from '#graph/generated/queries.js';
import type { Queries } from '#graph/graph.js';
import { newId } from '#graph/ids.js';
import type { NewDecision } from '#graph/query.js';
import { CONTEXT_TURNS, contexts } from '../search-text.js';
import { ForgetRepository } from './forget.repository.js';
import { type Emptied, NOTHING, turnKey, type TurnName, turnNameIn } from './forgetting.type.js';
import { type Report, reportOf } from './report.js';
import {
  decisionsGone,
  edited,
  type Edit,
  memoriesGone,
  quotesGone,
  turnsGone,
  withoutTraces,
  withoutWords,
} from './scrub.js';

/** The transaction that forgets, holding the contact's lock. */
export interface ForgetTransaction {
  readonly transaction: Queries;
  readonly tenantId: string;
  readonly contact: LockedContact;
  readonly forgotten: Forgotten;
}

/** A version to be forgotten, and all its words. */
export type Carrier = Pick<ForgetCarriersRow, 'id' | 'contactId' | 'words' | 'supersededAt'>;

/** Empties versions and turns, and removes their words from everything that quotes them. */
@Injectable()
export class Forgetter {
  constructor(private readonly repository: ForgetRepository) {}

  /**
   * The versions that carry the words of memories, together for those that say the same, after locking the contacts that they are about.
   * @throws Outdated if other versions came to carry them before their contacts were locked.
   */
  async carriers(within: ForgetTransaction, memoryIds: readonly string[]): Promise<Carrier[][]> {
    const { transaction, contact } = within;
    const found = await this.repository.carriers(transaction, memoryIds, contact.pool);
    const pool = new Set(contact.pool);
    if (found.flat().every(({ contactId }) => pool.has(contactId))) return found;
    const ids = found.flat().map(({ id }) => id);
    await this.repository.lockContacts(transaction, ids);
    const locked = new Set([...pool, ...found.flat().map(({ contactId }) => contactId)]);
    const afterLocking = await this.repository.carriers(transaction, memoryIds, contact.pool);
    if (!afterLocking.flat().every(({ contactId }) => locked.has(contactId)))
      throw new Outdated('The words were copied meanwhile.');
    return afterLocking;
  }

  /**
   * Empties versions, with one decision per affected contact.
   * @param versions the contacts of those outside the pool must be locked.
   * @param kept the turns in which they were said and that stay.
   */
  async memories(
    within: ForgetTransaction,
    versions: readonly Carrier[],
    kept: readonly ForgetSaidInRow[] = [],
  ): Promise<Emptied> {
    if (versions.length === 0) return NOTHING;
    const { transaction, contact, forgotten } = within;
    const ids = versions.map(({ id }) => id);
    const contactIds = [...new Set([...contact.pool, ...versions.map(({ contactId }) => contactId)])];
    const forgottenIds = new Set(ids);
    const words = versions.flatMap((version) => version.words);
    await this.leaveUnread(within, ids);
    const traces = await this.repository.traces(transaction, contactIds, ids);
    const decisions = traces.map((trace) => withoutTraces(trace, forgottenIds, words));
    await this.repository.rewriteDecisions(transaction, decisions);
    const edit = memoriesGone(forgottenIds, new Map(decisions.map((decision) => [decision.id, decision])), forgotten);
    const answers = await this.rewriteAnswers(transaction, contactIds, [...ids, ...traces.map(({ id }) => id)], edit);
    const briefings = await this.repository.dropBriefingTexts(transaction, ids);
    const emptied = { ...NOTHING, memories: ids, decisions: decisions.length, answers, briefings };
    for (const [contactId, versionsOfContact] of Map.groupBy(versions, (version) => version.contactId)) {
      const decision = decisionOf(within, contactId, versionsOfContact);
      const owned = versionsOfContact.map(({ id }) => id);
      const { pool } = contact;
      await this.repository.emptyMemories(transaction, { contactId, pool, ids: owned }, decision, forgotten);
      const turns = kept.filter((turn) => turn.contactId === contactId).map(turnNameIn);
      await this.keepReport(within, decision.id, { ...emptied, memories: owned, kept: { memories: [], turns } });
    }
    return emptied;
  }

  /** Keeps extraction from reading the words again in the sentences where they were said. */
  private async leaveUnread({ transaction, tenantId }: ForgetTransaction, ids: readonly string[]): Promise<void> {
    const rowsOfTurns = await this.repository.saidWords(transaction, ids);
    const turns = Map.groupBy(rowsOfTurns, turnKey);
    const rows = [...turns.values()].map((rowsOfTurn) => unreadOfTurn(rowsOfTurn));
    if (rows.length > 0) await this.repository.leaveUnread(transaction, tenantId, rows);
  }

  /** Stores what the forgetting of a memory emptied, for repeated calls. */
  keepReport({ transaction, tenantId }: ForgetTransaction, decisionId: string | null, report: Report): Promise<void> {
    const kept = { tenantId, decisionId, sessionId: null, turnId: null, report: reportOf(report) };
    return this.repository.keepReport(transaction, kept);
  }

  /** Empties turns, and removes their words from what quotes or restates them and from the search context of later turns. */
  async turns(within: ForgetTransaction, names: readonly TurnName[]): Promise<Emptied> {
    const { transaction, tenantId, contact, forgotten } = within;
    const decided = await this.emptyTold(within, names);
    const emptied: TurnName[] = [];
    const quoting: string[] = [];
    for (const [sessionId, turns] of Map.groupBy(names, (name) => name.sessionId)) {
      const turnIds = turns.map(({ turnId }) => turnId);
      quoting.push(...(await this.repository.emptyQuotes(transaction, tenantId, sessionId, turnIds)));
      const found = await this.repository.emptyTurns(transaction, tenantId, sessionId, turnIds, forgotten);
      await this.refreshContexts(
        within,
        sessionId,
        found.map(({ position }) => position),
      );
      emptied.push(...found.map(({ turnId }) => ({ sessionId, turnId })));
    }
    const emptiedKeys = new Set(emptied.map(turnKey));
    const sessions = [...new Set(emptied.map(({ sessionId }) => sessionId))];
    const answers = await this.rewriteAnswers(transaction, contact.pool, sessions, turnsGone(emptiedKeys, forgotten));
    const quotingAnswers = await this.rewriteAnswers(transaction, contact.pool, quoting, quotesGone(new Set(quoting)));
    return {
      ...NOTHING,
      turns: emptied,
      decisions: decided.decisions,
      answers: answers + quotingAnswers + decided.answers,
    };
  }

  /** Removes the words of emptied decisions from stored answers. */
  async decisionsInAnswers(
    { transaction, contact }: ForgetTransaction,
    ids: readonly string[],
    reason: string,
  ): Promise<void> {
    await this.rewriteAnswers(transaction, contact.pool, ids, decisionsGone(new Set(ids), reason));
  }

  /** Removes the words from decisions on statements in these turns. @returns how many, and how many stored answers held their reasons. */
  private async emptyTold(
    { transaction, tenantId, contact, forgotten }: ForgetTransaction,
    names: readonly TurnName[],
  ) {
    const ids = await this.repository.toldIn(transaction, tenantId, names);
    const decisions = new Map(ids.map((id) => [id, withoutWords(id)]));
    await this.repository.rewriteDecisions(transaction, [...decisions.values()]);
    const edit = memoriesGone(new Set(), decisions, forgotten);
    return { decisions: ids.length, answers: await this.rewriteAnswers(transaction, contact.pool, ids, edit) };
  }

  /** Rewrites the search context of the following turns. */
  async refreshContexts(
    { transaction, tenantId }: ForgetTransaction,
    sessionId: string,
    changed: readonly number[],
  ): Promise<void> {
    if (changed.length === 0) return;
    const [from, to] = [Math.min(...changed) - CONTEXT_TURNS, Math.max(...changed) + CONTEXT_TURNS];
    const turns = await this.repository.turns(transaction, tenantId, sessionId, from, to);
    const anew = contexts(turns);
    const rows = turns.flatMap(({ turnId, position, forgottenAt }, i) => {
      const follows = changed.some((at) => at <= position && position <= at + CONTEXT_TURNS);
      return follows && !forgottenAt ? [{ turnId, context: anew[i] as string }] : [];
    });
    await this.repository.setContexts(transaction, tenantId, sessionId, rows);
  }

  /** @returns how many answers were changed. */
  async rewriteAnswers(
    transaction: Queries,
    contactIds: readonly string[],
    names: readonly string[],
    edit: Edit,
  ): Promise<number> {
    if (names.length === 0) return 0;
    const found = await this.repository.answers(transaction, contactIds, names);
    const changed = found
      .map((row) => ({ ...row, before: row.answer, answer: edited(row.answer, edit) }))
      .filter(({ before, answer }) => before !== answer);
    await this.repository.rewriteAnswers(
      transaction,
      changed.map(({ key, tenantId, answer }) => ({ key, tenantId, answer })),
    );
    return changed.length;
  }
}

function unreadOfTurn(said: readonly ForgetSaidWordsRow[]): TurnName & { readonly unread: number[] } {
  const { sessionId, turnId, unread } = said[0] as ForgetSaidWordsRow;
  const places = said.flatMap(({ text, quote, told, memory }) => unreadRanges(text, [quote, told, memory]));
  const all = new Map([...rangesFromFlat(unread), ...places].map((place) => [`${place.start} ${place.end}`, place]));
  return { sessionId, turnId, unread: flatRanges([...all.values()]) };
}

function decisionOf(
  { tenantId, contact, forgotten }: ForgetTransaction,
  contactId: string,
  versions: readonly Carrier[],
): NewDecision {
  return {
    ...{ id: newId(), tenantId, contactId, recordedAt: contact.now },
    outcome: 'forgotten',
    decidedBy: 'caller',
    reason: forgotten.reason ?? 'Forgotten by the caller.',
    ...{ text: '', candidates: '[]', memoryId: versions[0]?.id },
    superseded: versions.filter(({ supersededAt }) => supersededAt === null).map(({ id }) => id),
  };
}
