import { Injectable } from '@nestjs/common';
import type { Forgotten } from '#domain/privacy/forgotten.js';
import { Clock } from '#domain/service/clock.js';
import {
  entityRefresh,
  forgetAnswers,
  type ForgetAnswersRow,
  forgetCarriers,
  type ForgetCarriersRow,
  forgetDropBriefingTexts,
  forgetEmptyMemories,
  forgetEmptyQuotes,
  forgetEmptySession,
  forgetEmptyTurns,
  type ForgetEmptyTurnsRow,
  forgetKeepReport,
  type ForgetKeepReportParams,
  forgetLearnedFrom,
  forgetLockContacts,
  forgetLockHolders,
  forgetPlaceOfMemory,
  type ForgetPlaceOfMemoryRow,
  forgetPlaceOfSession,
  type ForgetPlaceOfSessionRow,
  forgetPlaceOfTurn,
  type ForgetPlaceOfTurnRow,
  forgetRewriteAnswers,
  forgetRewriteDecisions,
  forgetSaidElsewhere,
  forgetLeaveUnread,
  forgetSaidIn,
  type ForgetSaidInRow,
  forgetSaidWords,
  type ForgetSaidWordsRow,
  forgetSetContexts,
  forgetToldInTurns,
  forgetTraces,
  type ForgetTracesRow,
  forgetTurns,
  type ForgetTurnsRow,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { NewDecision } from '#graph/query.js';
import type { TurnName } from './forgetting.type.js';
import type { RewrittenDecision } from './scrub.js';

/** Finds where words are stored and empties these places. */
@Injectable()
export class ForgetRepository {
  constructor(
    private readonly graph: Graph,
    private readonly clock: Clock,
  ) {}

  async memory(
    tenantId: string,
    memoryId: string,
    queries: Queries = this.graph,
  ): Promise<ForgetPlaceOfMemoryRow | undefined> {
    return (await queries.all(forgetPlaceOfMemory, { tenantId, memoryId }))[0];
  }

  async session(
    tenantId: string,
    sessionId: string,
    queries: Queries = this.graph,
  ): Promise<ForgetPlaceOfSessionRow | undefined> {
    return (await queries.all(forgetPlaceOfSession, { tenantId, sessionId }))[0];
  }

  async turn(
    tenantId: string,
    name: TurnName,
    queries: Queries = this.graph,
  ): Promise<ForgetPlaceOfTurnRow | undefined> {
    return (await queries.all(forgetPlaceOfTurn, { tenantId, ...name }))[0];
  }

  /** @returns the versions that carry the words of memories, together for those that say the same. */
  async carriers(
    transaction: Queries,
    memoryIds: readonly string[],
    contactIds: readonly string[],
  ): Promise<ForgetCarriersRow[][]> {
    if (memoryIds.length === 0) return [];
    const rows = await transaction.all(forgetCarriers, { memoryIds, contactIds });
    return [...Map.groupBy(rows, ({ named }) => named).values()];
  }

  /** Includes contacts that got copies by a merge that was undone since. */
  async lockContacts(transaction: Queries, ids: readonly string[]): Promise<void> {
    await transaction.all(forgetLockContacts, { ids });
  }

  saidIn(transaction: Queries, ids: readonly string[]): Promise<ForgetSaidInRow[]> {
    return transaction.all(forgetSaidIn, { ids });
  }

  saidWords(transaction: Queries, ids: readonly string[]): Promise<ForgetSaidWordsRow[]> {
    return transaction.all(forgetSaidWords, { ids });
  }

  async leaveUnread(
    transaction: Queries,
    tenantId: string,
    turns: readonly (TurnName & { readonly unread: readonly number[] })[],
  ): Promise<void> {
    await transaction.all(forgetLeaveUnread, { tenantId, turns });
  }

  /** @returns the ids of the memories that were learned from these turns. */
  async learnedFrom(transaction: Queries, tenantId: string, turns: readonly TurnName[]): Promise<string[]> {
    return (await transaction.all(forgetLearnedFrom, { tenantId, turns })).map(({ id }) => id);
  }

  /** @returns the versions that were also said in other turns or stated without a turn. */
  async saidElsewhere(
    transaction: Queries,
    tenantId: string,
    ids: readonly string[],
    turns: readonly TurnName[],
  ): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    return new Set((await transaction.all(forgetSaidElsewhere, { tenantId, ids, turns })).map(({ id }) => id));
  }

  /** The decisions that hold words of the versions. */
  traces(transaction: Queries, contactIds: readonly string[], ids: readonly string[]): Promise<ForgetTracesRow[]> {
    return transaction.all(forgetTraces, { contactIds, ids });
  }

  /** @returns the ids of decisions on statements from these turns whose words are in no version. */
  async toldIn(transaction: Queries, tenantId: string, turns: readonly TurnName[]): Promise<string[]> {
    return (await transaction.all(forgetToldInTurns, { tenantId, turns })).map(({ id }) => id);
  }

  async rewriteDecisions(transaction: Queries, decisions: readonly RewrittenDecision[]): Promise<void> {
    await transaction.all(forgetRewriteDecisions, { decisions });
  }

  async emptyMemories(
    transaction: Queries,
    { contactId, pool, ...place }: { contactId: string; pool: readonly string[]; ids: readonly string[] },
    decision: NewDecision,
    { at: now, by, reason }: Forgotten,
  ): Promise<void> {
    await transaction.all(forgetEmptyMemories, { contactId, pool, ...place, decision, now, by, reason });
    await transaction.all(entityRefresh, { memoryIds: place.ids, added: [], now });
  }

  emptyTurns(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    turnIds: readonly string[],
    { at: now, by, reason }: Forgotten,
  ): Promise<ForgetEmptyTurnsRow[]> {
    return transaction.all(forgetEmptyTurns, { tenantId, sessionId, turnIds, now, by, reason });
  }

  /** @returns the ids of the versions that quoted the turns. */
  async emptyQuotes(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    turnIds: readonly string[],
  ): Promise<string[]> {
    return (await transaction.all(forgetEmptyQuotes, { tenantId, sessionId, turnIds })).map(({ id }) => id);
  }

  async emptySession(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    { at: now, by, reason }: Forgotten,
  ): Promise<void> {
    await transaction.all(forgetEmptySession, { tenantId, sessionId, now, by, reason });
  }

  turns(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    from: number,
    to: number,
  ): Promise<ForgetTurnsRow[]> {
    return transaction.all(forgetTurns, { tenantId, sessionId, from, to });
  }

  async setContexts(
    transaction: Queries,
    tenantId: string,
    sessionId: string,
    contexts: readonly { turnId: string; context: string }[],
  ): Promise<void> {
    await transaction.all(forgetSetContexts, { tenantId, sessionId, contexts });
  }

  /** Includes answers stored for other contacts while these were merged into them. */
  async answers(
    transaction: Queries,
    contactIds: readonly string[],
    names: readonly string[],
  ): Promise<ForgetAnswersRow[]> {
    const holders = await transaction.all(forgetLockHolders, { contactIds });
    return transaction.all(forgetAnswers, { contactIds: [...contactIds, ...holders.map(({ id }) => id)], names });
  }

  async rewriteAnswers(transaction: Queries, answers: readonly ForgetAnswersRow[]): Promise<void> {
    await transaction.all(forgetRewriteAnswers, { answers });
  }

  /** @returns how many briefings announced one of the versions. */
  async dropBriefingTexts(transaction: Queries, ids: readonly string[]): Promise<number> {
    return (await transaction.all(forgetDropBriefingTexts, { ids, now: this.clock.now() }))[0]?.briefings ?? 0;
  }

  async keepReport(transaction: Queries, report: ForgetKeepReportParams): Promise<void> {
    await transaction.all(forgetKeepReport, report);
  }
}
