import { Injectable } from '@nestjs/common';
import { attributeSpellings, withCurrentAttribute } from '#domain/attributes/attributes.js';
import type { AsOf } from '#domain/memory/memory.js';
import { scopeKey, subjectKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import {
  recallAround,
  recallContainsMemories,
  recallMatchMemories,
  recallMemories,
  type RecallScanMemoriesRow,
  recallMatchTurns,
  recallNamesakes,
  recallPlans,
  recallScanMemories,
  recallSearchEnded,
  recallSearchLarge,
  recallSearchSmall,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { MemoryRow, TurnRow } from '#graph/query.js';
import { JointQueries } from '#graph/joint-queries.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { type Nearby, nearbyOf } from './nearby.js';
import type { Hit } from './hit.type.js';
import { luceneQuery } from './lucene.js';
import { best, inTurn, indexesOf, MEMORY_WORDS, NOTHING_LEFT_OUT, OVERFETCH, TURN_WORDS, widening } from './indexes.js';
import { VECTOR_QUERIES } from './vector-queries.js';
import { LETTER_MARKS, partsOf } from './parts-of-words.js';
import { isConfined, isNarrow, type TurnWindow, type Window } from './window.js';

/** A turn that was found. */
export interface CandidateTurn {
  readonly turn: TurnRow;
  /** The vectors of its words as stored; `null` if the model provides none. */
  readonly words: string | null;
}

/** What ranking needs of a memory. Times are milliseconds since 1970, and an open end is the stored far-future instant. */
export type CandidateRow = Omit<RecallScanMemoriesRow, 'cosine'>;

/** A search in one contact. */
export interface Search {
  readonly contactId: string;
  readonly text: string;
  readonly vector: Vector | null;
  /** Attributes that the text names: everything stored under them matches. */
  readonly named?: readonly string[];
  /** Labels of the contact's other languages; their indexes are searched beside the English one. */
  readonly textLabels?: readonly string[];
  /** Number of the contact's memories or turns; decides whether all are compared or the index is used. */
  readonly size: number;
  readonly limit: number;
  /** Memories written in this transaction, which the vector index does not contain yet. */
  readonly written?: readonly string[];
}

/** A search among the turns of a contact. */
export interface TurnQuery extends Omit<Search, 'contactId' | 'named'> {
  /** The contact and those merged into it. */
  readonly contactIds: readonly string[];
}

/** Matches by words, and how many the clocks left out. */
export interface Matches<T> {
  readonly hits: Hit<T>[];
  /** The best score among matches no longer believed or left out; 0 if there are none. */
  readonly bestReplaced: number;
  readonly superseded: number;
  readonly expired: number;
}

/** Up to this many memories, comparing every vector of a contact is no slower than the index (docs/benchmarks.md). */
const SCANNED_MEMORIES = 150;
/** Up to this many turns, comparing all takes no longer than the index and misses none (docs/quality.md). */
const SCANNED_TURNS = 1_000;
/** The index is approximate; among this many of its results are the ten best (docs/benchmarks.md). */
const MIN_NEAREST = 50;
/** Minimum fetched by words. Each costs the database about 13 µs; for most contacts half of the matches hold. */
const MIN_MATCHING = 100;
/** Only this many of a contact's latest memories are scanned for parts of words. */
const SCANNED_FOR_PARTS = 2_000;
/** Factor for a match of part of a word, which is weaker than the best match of whole words. */
const PART_OF_A_WORD = 0.5;
/** For contacts with more versions, superseded facts are not compared: all of them would have to be. */
const REPLACED_AMONG = 2_000;
/** This many superseded facts, the nearest, lead to their replacements. */
const MAX_REPLACED = 20;

/** The searches that recall and reconcile build on: by meaning and by words, over memories and turns. */
@Injectable()
export class SearchesRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns a sender that joins the searches of one recall into one query if they begin at the same moment. */
  joined(): Queries {
    return new JointQueries(this.graph, [recallSearchSmall, recallSearchLarge, recallSearchEnded]);
  }

  async nearestMemories(
    { contactId, vector, size, limit, written = [] }: Search,
    window: Window,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    if (!vector) return [];
    const params = { contactId, vector, property: this.space.property, ...window };
    const isCompared = size <= SCANNED_MEMORIES || isNarrow(window);
    const indexed = isCompared ? null : await this.indexed({ ...params, written }, limit, queries);
    const rows = indexed ?? (await queries.all(recallScanMemories, { ...params, limit }));
    return rows.slice(0, limit).map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** Reads both in one query, since a query's overhead exceeds the work of either. */
  async around(
    { contactId, vector, size }: Search,
    { validAt, knownAt }: AsOf,
    queries: Queries = this.graph,
  ): Promise<Nearby> {
    const compared = { vector, property: this.space.property, isCompared: size <= REPLACED_AMONG };
    const params = { contactId, validAt, knownAt, ...compared, followed: MAX_REPLACED };
    const [row] = await queries.all(recallAround, params);
    return nearbyOf(row);
  }

  /** @returns the nearest by the index; `null` if too few match, or if others, outside the window, crowd them out. */
  private async indexed(
    params: Window & Required<Pick<Search, 'contactId' | 'written'>> & { readonly vector: Vector },
    limit: number,
    queries: Queries,
  ): Promise<RecallScanMemoriesRow[] | null> {
    const fetch = Math.max(MIN_NEAREST, limit);
    const found = await queries.all(VECTOR_QUERIES[this.space.slot].memories, { ...params, limit: fetch });
    const sought = found.filter(({ isSought }) => isSought).map(({ isSought: _, ...row }) => row);
    return found.length < fetch || sought.length < limit ? null : sought;
  }

  /** Other values of the statement's attribute at its time, at any distance. */
  async namesakes(
    { contactId, vector, limit, knownAt }: Pick<Search, 'contactId' | 'vector' | 'limit'> & { readonly knownAt: Date },
    statement: Statement,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    const { attribute, validFrom, validTo, saidAt } = statement;
    if (attribute === null) return [];
    const time = { from: validFrom ?? saidAt, to: validTo, saidAt };
    const vectors = { vector, property: this.space.property };
    const about = { subjectKey: subjectKey(statement), scope: scopeKey(statement) };
    const attributes = attributeSpellings(attribute);
    const params = { contactId, attributes, ...about, ...vectors, ...time, knownAt, limit };
    const rows = await queries.all(recallNamesakes, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** Planned events, the next first. */
  async plans(
    { contactId, vector, limit, knownAt }: Pick<Search, 'contactId' | 'vector' | 'limit'> & { readonly knownAt: Date },
    { saidAt, agentId }: Pick<Statement, 'saidAt' | 'agentId'>,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    const scope = scopeKey({ agentId });
    const params = { contactId, scope, saidAt, knownAt, vector, property: this.space.property, limit };
    const rows = await queries.all(recallPlans, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** The memories of these ids, read in full. */
  async memories(
    ids: readonly string[],
    knownAt: Date,
    queries: Queries = this.graph,
  ): Promise<Map<string, MemoryRow>> {
    if (ids.length === 0) return new Map();
    const rows = await queries.all(recallMemories, { ids, knownAt });
    return new Map(rows.map(({ memory }) => [memory.id, withCurrentAttribute(memory)]));
  }

  /** Finds terms inside words. The word index finds whole words only, and without vectors this is the only other search. */
  async containingMemories({ contactId, text, limit }: Search, window: Window): Promise<Hit<CandidateRow>[]> {
    const sought = partsOf(text);
    if (sought.length === 0) return [];
    const params = { contactId, sought, marks: LETTER_MARKS, scanned: SCANNED_FOR_PARTS, limit, ...window };
    const rows = await this.graph.all(recallContainsMemories, params);
    return rows.map(({ share, ...found }) => ({ found, cosine: null, lexical: PART_OF_A_WORD * share }));
  }

  async matchingMemories(
    { contactId, text, vector, limit, named = [], textLabels }: Search,
    window: Window,
    queries: Queries = this.graph,
  ): Promise<Matches<CandidateRow>> {
    const lucene = luceneQuery([contactId], ['text', 'value', 'aliases'], text);
    if (!lucene) return { hits: [], bestReplaced: 0, superseded: 0, expired: 0 };
    const params = { contactId, lucene, limit, vector, property: this.space.property, named, ...window };
    const rows = await inTurn(indexesOf(MEMORY_WORDS, textLabels), (index) =>
      widening(
        limit,
        (fetch) => queries.all(recallMatchMemories, { ...params, index, fetch }),
        ({ held }) => held,
        Math.max(MIN_MATCHING, 2 * limit),
      ),
    );
    // The English index has all texts, so its counts of what the clocks left out are complete.
    const [{ superseded, expired } = NOTHING_LEFT_OUT] = rows;
    const hits = rows.flatMap(({ matches }) =>
      matches.map(({ score, cosine, ...found }) => ({ found, cosine, lexical: score })),
    );
    const bestReplaced = Math.max(0, ...rows.map((row) => row.bestReplaced ?? 0));
    return { hits: best(hits, ({ id }) => id), bestReplaced, superseded, expired };
  }

  async nearestTurns(
    { contactIds, vector, size, limit }: TurnQuery,
    window: TurnWindow,
  ): Promise<Hit<CandidateTurn>[]> {
    if (!vector) return [];
    const { turns, allTurns } = VECTOR_QUERIES[this.space.slot];
    const params = { contactIds, vector, limit, ...window };
    const fetch = Math.max(OVERFETCH, 2 * limit);
    const isCompared = size <= SCANNED_TURNS || window.channel !== null || isConfined(window);
    const indexed = isCompared ? [] : await this.graph.all(turns, { ...params, fetch });
    const rows = indexed.length > 0 ? indexed : await this.graph.all(allTurns, params);
    return rows.map(({ turn, words, cosine }) => ({ found: { turn, words }, cosine, lexical: null }));
  }

  async matchingTurns(
    { contactIds, text, vector, limit, textLabels }: TurnQuery,
    window: TurnWindow,
  ): Promise<Hit<CandidateTurn>[]> {
    const lucene = luceneQuery(contactIds, ['searchText', 'context'], text);
    if (!lucene) return [];
    const properties = { property: this.space.property, words: this.space.wordsProperty };
    const params = { contactIds, lucene, limit, vector, ...properties, ...window };
    const rows = await inTurn(indexesOf(TURN_WORDS, textLabels), (index) =>
      widening(
        limit,
        (fetch) => this.graph.all(recallMatchTurns, { ...params, index, fetch }),
        ({ matches }) => matches.length,
      ),
    );
    const hits = rows.flatMap(({ matches }) =>
      matches.map(({ turn, words, score, cosine }) => ({ found: { turn, words }, cosine, lexical: score })),
    );
    return best(hits, ({ turn }) => `${turn.sessionId} ${turn.id}`);
  }
}
