import { Injectable } from '@nestjs/common';
import type { ScopeHead } from '#contacts/scopes.service.js';
import { languageOf } from '#times/language.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import { resolve } from '#dates/resolve.js';
import type { Precision } from '#domain/memory/memory.js';
import { Graph } from '#graph/graph.js';
import { recallAnchor, type RecallAnchorParams, type RecallAnchorRow } from '#graph/generated/queries.js';
import { SURE } from '#times/spoken-time.js';
import { isTimeOfDay } from '#times/time-of-day.js';
import { scopesOf } from './filter.js';
import { widening } from './indexes.js';
import { luceneQuery, words } from './lucene.js';
import { isStopWord } from './question-words.js';

/** The time that a question asks about, and how recall uses it. */
export interface AskedTime {
  /** The words that state it. */
  readonly expression: string;
  /** `null`: open on this side. */
  readonly start: Date | null;
  readonly end: Date | null;
  readonly precision: Precision;
  readonly used: 'rank' | 'only';
  /** The memory to which "before Lisbon" refers. */
  readonly memoryId: string | null;
}

/** @returns the question's time if nothing outside it is wanted. Candidates are then limited to it, so that others take no places. */
export function exclusiveTime(asked: AskedTime | null): AskedTime | null {
  return asked?.used === 'only' ? asked : null;
}

/**
 * @returns the words of a question's time; `null` if it has none, or if another fact gives it ("before Lisbon"), because those words say
 * what is asked.
 */
export function timeWords(asked: AskedTime | null): string | null {
  return asked?.memoryId === null ? asked.expression : null;
}

/** Words without which "before lunch" or "before the call" is about the present. */
const NOT_PRESENT = /\b(?:did|was|were|had|been|used|will)\b/i;
/** Matches a time given by another fact: "where did she live before Lisbon?" */
const RELATIVE_TO_FACT =
  /\b(before|after)\s+(?:(?:she|he|they|we|i|you)\s+)?(?:(?:moved|moving|went|going|lived|living|worked|working|was|being|had)\s+)?(?:(?:to|in|at|for|with)\s+)?([^?.!,;]{1,80})/i;

/** The parts of a recall from which the time is read. */
interface Question {
  readonly query: string;
  readonly time: 'rank' | 'only' | 'off';
  readonly language?: string | undefined;
  readonly validAt?: StatedAsOf['validAt'];
  readonly agentId?: string | undefined;
}

/** Reads the time in a question, in the time zone of the contact. */
@Injectable()
export class QuestionTime {
  constructor(
    private readonly graph: Graph,
    private readonly times: StatedTimes,
  ) {}

  /** @returns `null` if the question has no time or it is to be ignored. */
  async read({ query, time, language, validAt, agentId }: Question, head: ScopeHead): Promise<AskedTime | null> {
    if (time === 'off') return null;
    const now = validAt === undefined ? undefined : head.asked.validAt;
    const heard = this.times.heard({ ...head, language: languageOf(query, language, head.language) }, now);
    const [expression] = resolve(query, heard).filter(
      (expression) => expression.confidence >= SURE && !isTimeOfDay(expression),
    );
    if (!expression) return this.relativeToFact(query, time, head, scopesOf(agentId));
    const { text, start, end, precision, open } = expression;
    return {
      expression: text,
      start: open === 'start' ? null : start,
      end: open === 'end' ? null : end,
      precision,
      used: time,
      memoryId: null,
    };
  }

  private async relativeToFact(
    query: string,
    used: 'rank' | 'only',
    head: ScopeHead,
    scopes: readonly string[],
  ): Promise<AskedTime | null> {
    const [expression, side, name] = (NOT_PRESENT.test(query) && RELATIVE_TO_FACT.exec(query)) || [];
    const named = words(name ?? '').filter((word) => !isStopWord(word));
    if (!expression || named.length === 0) return null;
    const fact = await this.anchor(named, head, scopes);
    if (!fact?.id) return null;
    const asked = { expression: expression.trim(), precision: 'open' as const, used, memoryId: fact.id };
    if (side?.toLowerCase() === 'before') return { ...asked, start: null, end: fact.validFrom };
    return fact.validTo ? { ...asked, start: fact.validTo, end: null } : null;
  }

  /** Looks in the fork first, then in what it sees of its contact. */
  private async anchor(
    named: readonly string[],
    { id, standing: { knownAt }, base }: ScopeHead,
    scopes: readonly string[],
  ): Promise<RecallAnchorRow | undefined> {
    const own = await this.latest(named, { contactId: id, knownAt, scopes, hidden: [] });
    if (own?.id || !base) return own;
    return this.latest(named, { ...base, scopes, hidden: [...base.hidden] });
  }

  private async latest(
    named: readonly string[],
    { contactId, knownAt, scopes, hidden }: Pick<RecallAnchorParams, 'contactId' | 'knownAt' | 'scopes' | 'hidden'>,
  ): Promise<RecallAnchorRow | undefined> {
    const lucene = luceneQuery([contactId], ['text', 'value'], named.join(' '));
    if (!lucene) return undefined;
    const params = { contactId, knownAt, scopes, hidden, words: [...named], lucene };
    return widening(
      1,
      (fetch) => this.graph.all(recallAnchor, { ...params, fetch }),
      ({ held }) => held,
    );
  }
}
