import { Injectable } from '@nestjs/common';
import { renamed, spellingsOf } from '#domain/attributes.js';
import { subjectKey } from '#domain/sameness.js';
import type { Statement } from '#domain/statement.js';
import {
  recallContainsMemories,
  recallMatchMemories,
  recallMemories,
  type RecallScanMemoriesRow,
  recallMatchTurns,
  recallNamesakes,
  recallPlans,
  recallScanMemories,
  recallScanTurns,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { MemoryRow, TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { luceneQuery } from './lucene.js';
import { NEAREST } from './nearest.js';
import { LETTER_MARKS, partsOf } from './parts-of-words.js';
import type { TurnWindow, Window } from './window.js';

/** A search result: what was found, and how near it is in meaning (cosine) and in words (Lucene's score). */
export interface Hit<T> {
  readonly found: T;
  readonly cosine: number | null;
  readonly lexical: number | null;
}

/** What ranking needs of a memory; times in milliseconds since 1970, the open end as its stored instant. */
export type CandidateRow = Omit<RecallScanMemoriesRow, 'cosine'>;

/** What to look for in one contact. */
export interface Search {
  readonly contactId: string;
  readonly text: string;
  readonly vector: Vector | null;
  /** Attributes that the text names: all that is kept under them is a match. */
  readonly named?: readonly string[];
  /** How many memories or turns the contact has; decides between comparing all and the index. */
  readonly size: number;
  readonly limit: number;
}

/** What to look for among the turns of a contact. */
export interface TurnSearch extends Omit<Search, 'contactId' | 'named'> {
  /** The contact and those merged into it. */
  readonly contactIds: readonly string[];
}

/** What the words found, and how many of them were left out by the clocks. */
export interface Matches<T> {
  readonly hits: Hit<T>[];
  readonly superseded: number;
  readonly expired: number;
}

/** Up to this many, comparing every vector of a contact is no slower than the index (docs/benchmarks.md). */
const SCANNED = 150;
/** The index is approximate; among this many of its results are the ten best (docs/benchmarks.md). */
const NEAREST_LEAST = 50;
/** Of so many of a contact's memories, the latest, the texts are searched for parts of words. */
const CONTAINING = 2_000;
/** A part of a word is a weaker sign than the best match of whole words. */
const PART_OF_A_WORD = 0.5;
/** Words match at any time, and so do turns by meaning, so more are fetched than are wanted. */
const OVERFETCH = 200;
/** By how much the limit grows when too few of the matches hold. */
const WIDEN = 8;

/** The searches that recall and reconcile build on: by meaning and by words, over memories and turns. */
@Injectable()
export class SearchesRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  async nearestMemories(
    { contactId, vector, size, limit }: Search,
    window: Window,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    if (!vector) return [];
    const params = { contactId, vector, property: this.space.property, ...window };
    const scanned = size <= SCANNED || isNarrow(window);
    const rows = scanned
      ? await queries.all(recallScanMemories, { ...params, limit })
      : await queries.all(NEAREST[this.space.slot].memories, { ...params, limit: Math.max(NEAREST_LEAST, limit) });
    return rows.slice(0, limit).map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** Other current values of the statement's attribute for its time, however far from it. */
  async namesakes(
    { contactId, vector, limit }: Omit<Search, 'text' | 'size' | 'named'>,
    statement: Statement,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    const { attribute, validFrom, validTo, saidAt } = statement;
    if (attribute === null) return [];
    const time = { from: validFrom ?? saidAt, to: validTo, saidAt };
    const vectors = { vector, property: this.space.property };
    const slot = { attributes: spellingsOf(attribute), subjectKey: subjectKey(statement) };
    const params = { contactId, ...slot, ...vectors, ...time, limit };
    const rows = await queries.all(recallNamesakes, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** What is planned, the next first. */
  async plans(
    { contactId, vector }: Pick<Search, 'contactId' | 'vector'>,
    saidAt: Date,
    limit: number,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    const params = { contactId, saidAt, vector, property: this.space.property, limit };
    const rows = await queries.all(recallPlans, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** The memories of these ids, for those that are shown. */
  async memories(
    ids: readonly string[],
    knownAt: Date,
    queries: Queries = this.graph,
  ): Promise<Map<string, MemoryRow>> {
    if (ids.length === 0) return new Map();
    const rows = await queries.all(recallMemories, { ids, knownAt });
    return new Map(rows.map(({ memory }) => [memory.id, renamed(memory)]));
  }

  /** What holds a part of a word that is asked for: the word index finds whole words only, and without vectors there is nothing else. */
  async containingMemories({ contactId, text, limit }: Search, window: Window): Promise<Hit<CandidateRow>[]> {
    const sought = partsOf(text);
    if (sought.length === 0) return [];
    const params = { contactId, sought, marks: LETTER_MARKS, scanned: CONTAINING, limit, ...window };
    const rows = await this.graph.all(recallContainsMemories, params);
    return rows.map(({ share, ...found }) => ({ found, cosine: null, lexical: PART_OF_A_WORD * share }));
  }

  async matchingMemories(
    { contactId, text, vector, limit, named = [] }: Search,
    window: Window,
    queries: Queries = this.graph,
  ): Promise<Matches<CandidateRow>> {
    const lucene = luceneQuery([contactId], ['text', 'value', 'aliases'], text);
    if (!lucene) return { hits: [], superseded: 0, expired: 0 };
    const params = { contactId, lucene, limit, vector, property: this.space.property, named, ...window };
    const row = await widening(
      limit,
      (fetch) => queries.all(recallMatchMemories, { ...params, fetch }),
      ({ held }) => held,
    );
    if (!row) return { hits: [], superseded: 0, expired: 0 };
    return { ...row, hits: row.matches.map(({ score, cosine, ...found }) => ({ found, cosine, lexical: score })) };
  }

  async nearestTurns(
    { contactIds, vector, size, limit }: TurnSearch,
    window: TurnWindow,
    queries: Queries = this.graph,
  ): Promise<Hit<TurnRow>[]> {
    if (!vector) return [];
    const params = { contactIds, vector, property: this.space.property, limit, ...window };
    const rows =
      size <= SCANNED || window.channel !== null
        ? await queries.all(recallScanTurns, params)
        : await queries.all(NEAREST[this.space.slot].turns, { ...params, fetch: Math.max(OVERFETCH, 2 * limit) });
    return rows.map(({ turn, cosine }) => ({ found: turn, cosine, lexical: null }));
  }

  async matchingTurns(
    { contactIds, text, vector, limit }: TurnSearch,
    window: TurnWindow,
    queries: Queries = this.graph,
  ): Promise<Hit<TurnRow>[]> {
    const lucene = luceneQuery(contactIds, ['searchText', 'context'], text);
    if (!lucene) return [];
    const params = { contactIds, lucene, limit, vector, property: this.space.property, ...window };
    const row = await widening(
      limit,
      (fetch) => queries.all(recallMatchTurns, { ...params, fetch }),
      ({ matches }) => matches.length,
    );
    return (row?.matches ?? []).map(({ turn, score, cosine }) => ({ found: turn, cosine, lexical: score }));
  }
}

/** A long history never crowds out what holds now: the search widens until enough matches hold, or no more are left. */
async function widening<Row extends { readonly fetched: number }>(
  limit: number,
  search: (fetch: number) => Promise<Row[]>,
  heldIn: (row: Row) => number,
): Promise<Row | undefined> {
  for (let fetch = OVERFETCH; ; fetch *= WIDEN) {
    const [row] = await search(fetch);
    if (!row || heldIn(row) >= limit || row.fetched !== fetch) return row;
  }
}

/** The vector index knows neither when events take place nor anything of {@link Filter}. */
function isNarrow({ takesFrom, takesTo, attributes, tag, subjectKey, channel }: Window): boolean {
  return [takesFrom, takesTo, attributes, tag, subjectKey, channel].some((one) => one !== null);
}
