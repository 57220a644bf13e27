import { Injectable } from '@nestjs/common';
import { renamed, spellingsOf } from '#domain/attributes.js';
import { scopeKey, subjectKey } from '#domain/sameness.js';
import type { Statement } from '#domain/statement.js';
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
  recallSearchLarge,
  recallSearchSmall,
} from '#graph/generated/queries.js';
import { Graph, type Queries } from '#graph/graph.js';
import type { MemoryRow, TurnRow } from '#graph/query.js';
import { Together } from '#graph/together.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { type Around, aroundOf } from './around.js';
import type { Hit } from './hit.type.js';
import { luceneQuery } from './lucene.js';
import { best, inTurn, indexesOf, MEMORY_WORDS, NOTHING_LEFT_OUT, OVERFETCH, TURN_WORDS, widening } from './indexes.js';
import { NEAREST } from './nearest.js';
import { LETTER_MARKS, partsOf } from './parts-of-words.js';
import { isConfined, type TurnWindow, type Window } from './window.js';

/** A turn that was found. */
export interface CandidateTurn {
  readonly turn: TurnRow;
  /** The vectors of its words, as they are stored; `null` where the model gives none. */
  readonly words: string | null;
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
  /** Of the other languages in which it has texts; their indexes are asked beside the English one. */
  readonly textLabels?: readonly string[];
  /** How many memories or turns the contact has; decides between comparing all and the index. */
  readonly size: number;
  readonly limit: number;
  /** The memories that this transaction wrote: the vector index does not know them yet. */
  readonly written?: readonly string[];
}

/** What to look for among the turns of a contact. */
export interface TurnSearch extends Omit<Search, 'contactId' | 'named'> {
  /** The contact and those merged into it. */
  readonly contactIds: readonly string[];
}

/** What the words found, and how many of them were left out by the clocks. */
export interface Matches<T> {
  readonly hits: Hit<T>[];
  /** The best score of what is no longer believed, or was left out; 0 where there is none. */
  readonly bestReplaced: number;
  readonly superseded: number;
  readonly expired: number;
}

/** Up to this many memories, comparing every vector of a contact is no slower than the index (docs/benchmarks.md). */
const SCANNED = 150;
/** Up to this many turns, comparing all of them takes no more than the index does, and misses none (docs/quality.md). */
const SCANNED_TURNS = 1_000;
/** The index is approximate; among this many of its results are the ten best (docs/benchmarks.md). */
const NEAREST_LEAST = 50;
/** Each of these costs the database some 13 µs, wanted or not: of most contacts half of what the words find holds. */
const MATCHING_LEAST = 100;
/** Of so many of a contact's memories, the latest, the texts are searched for parts of words. */
const CONTAINING = 2_000;
/** A part of a word is a weaker sign than the best match of whole words. */
const PART_OF_A_WORD = 0.5;
/** Of a contact with more versions, what was superseded is not looked at: all of it would have to be compared. */
const REPLACED_AMONG = 2_000;
/** So many superseded facts, the nearest, lead to what took their place. */
const REPLACED = 20;

/** The searches that recall and reconcile build on: by meaning and by words, over memories and turns. */
@Injectable()
export class SearchesRepository {
  constructor(
    private readonly graph: Graph,
    private readonly space: VectorSpace,
  ) {}

  /** @returns what sends the searches of one recall as one query, if they are begun at the same moment. */
  together(): Queries {
    return new Together(this.graph, [recallSearchSmall, recallSearchLarge]);
  }

  async nearestMemories(
    { contactId, vector, size, limit, written = [] }: Search,
    window: Window,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    if (!vector) return [];
    const params = { contactId, vector, property: this.space.property, ...window };
    const isCompared = size <= SCANNED || isNarrow(window);
    const indexed = isCompared ? null : await this.indexed({ ...params, written }, limit, queries);
    const rows = indexed ?? (await queries.all(recallScanMemories, { ...params, limit }));
    return rows.slice(0, limit).map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** One query: neither takes long, and each query costs more than what these two look at. */
  async around({ contactId, vector, size }: Search, knownAt: Date, queries: Queries = this.graph): Promise<Around> {
    const isCompared = size <= REPLACED_AMONG;
    const params = { contactId, vector, property: this.space.property, knownAt, isCompared, followed: REPLACED };
    const [row] = await queries.all(recallAround, params);
    return aroundOf(row);
  }

  /** @returns the nearest by the index; `null` where few match, or what is not sought, which the index does not know, crowds them out. */
  private async indexed(
    params: Window & Required<Pick<Search, 'contactId' | 'written'>> & { readonly vector: Vector },
    limit: number,
    queries: Queries,
  ): Promise<RecallScanMemoriesRow[] | null> {
    const fetch = Math.max(NEAREST_LEAST, limit);
    const found = await queries.all(NEAREST[this.space.slot].memories, { ...params, limit: fetch });
    const sought = found.filter(({ isSought }) => isSought).map(({ isSought: _, ...row }) => row);
    return found.length < fetch || sought.length < limit ? null : sought;
  }

  /** Other values of the statement's attribute for its time, however far from it. */
  async namesakes(
    { contactId, vector, limit, knownAt }: Pick<Search, 'contactId' | 'vector' | 'limit'> & { readonly knownAt: Date },
    statement: Statement,
    queries: Queries = this.graph,
  ): Promise<Hit<CandidateRow>[]> {
    const { attribute, validFrom, validTo, saidAt } = statement;
    if (attribute === null) return [];
    const time = { from: validFrom ?? saidAt, to: validTo, saidAt };
    const vectors = { vector, property: this.space.property };
    const slot = { attributes: spellingsOf(attribute), subjectKey: subjectKey(statement), scope: scopeKey(statement) };
    const params = { contactId, ...slot, ...vectors, ...time, knownAt, limit };
    const rows = await queries.all(recallNamesakes, params);
    return rows.map(({ cosine, ...found }) => ({ found, cosine, lexical: null }));
  }

  /** What is planned, the next first. */
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
        Math.max(MATCHING_LEAST, 2 * limit),
      ),
    );
    // The English index has all texts, so it knows what the clocks left out.
    const [{ superseded, expired } = NOTHING_LEFT_OUT] = rows;
    const hits = rows.flatMap(({ matches }) =>
      matches.map(({ score, cosine, ...found }) => ({ found, cosine, lexical: score })),
    );
    const bestReplaced = Math.max(0, ...rows.map((row) => row.bestReplaced ?? 0));
    return { hits: best(hits, ({ id }) => id), bestReplaced, superseded, expired };
  }

  async nearestTurns(
    { contactIds, vector, size, limit }: TurnSearch,
    window: TurnWindow,
  ): Promise<Hit<CandidateTurn>[]> {
    if (!vector) return [];
    const { turns, allTurns } = NEAREST[this.space.slot];
    const params = { contactIds, vector, limit, ...window };
    const fetch = Math.max(OVERFETCH, 2 * limit);
    const isCompared = size <= SCANNED_TURNS || window.channel !== null || isConfined(window);
    const indexed = isCompared ? [] : await this.graph.all(turns, { ...params, fetch });
    const rows = indexed.length > 0 ? indexed : await this.graph.all(allTurns, params);
    return rows.map(({ turn, words, cosine }) => ({ found: { turn, words }, cosine, lexical: null }));
  }

  async matchingTurns(
    { contactIds, text, vector, limit, textLabels }: TurnSearch,
    window: TurnWindow,
  ): Promise<Hit<CandidateTurn>[]> {
    const lucene = luceneQuery(contactIds, ['searchText', 'context'], text);
    if (!lucene) return [];
    const kept = { property: this.space.property, words: this.space.wordsProperty };
    const params = { contactIds, lucene, limit, vector, ...kept, ...window };
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

/** The vector index knows neither when events take place nor anything of {@link Filter}. */
function isNarrow(window: Window): boolean {
  const { takesFrom, takesTo, attributes, tag, pin, category, subjectKey, channel, reached } = window;
  return [takesFrom, takesTo, attributes, tag, pin, category, subjectKey, channel, reached].some((one) => one !== null);
}
