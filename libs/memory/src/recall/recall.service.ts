import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { ForkBase } from '#contacts/fork.type.js';
import { type ScopeHead, ScopesService, seenBy } from '#contacts/scopes.service.js';
import type { AsOf } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { Clock } from '#domain/service/clock.js';
import { Instruments } from '#domain/service/instruments.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { PrivacyGate } from '#privacy/privacy-gate.service.js';
import { markedStale } from '../as-known.js';
import { toTurn } from '../to-turn.js';
import type { Nearby } from './nearby.js';
import { AskedAttributes } from './asked-attributes.js';
import { pastOf } from './asked-past.js';
import { type PreparedQuestion, bears, shareOfStems, askedStems } from './bearing.js';
import { fuse } from './fuse.js';
import { LayeredSearches } from './layered-searches.js';
import { withLeastLexical, inConversation } from './in-conversation.js';
import { RevisionReads } from './revision-reads.js';
import { type AskedMemories, type SearchedQuestion, type FoundMemories, MemorySearch } from './memory-search.js';
import { EndedAnswers } from './ended-answers.js';
import { NamedEntities } from './named-entities.js';
import { unnamed } from './question-words.js';
import { exclusiveTime, QuestionTime, timeWords } from './question-time.js';
import type { Recalled, RecallInput, RecallResult } from './recall.type.js';
import { RecallCounts } from './recall-counts.service.js';
import { byScore, distinct, rankTurn, type Ranked, type Ranking, rankingOf } from './rank.js';
import { READ_AGAIN, Reranking } from './reranking.js';
import { type CandidateTurn, SearchesRepository, type TurnSearch } from './searches.repository.js';
import { eventWindow, memoryWindow, turnWindow } from './window.js';

/** Finds memories, events and turns that bear on a question. */
@Injectable()
export class RecallService {
  constructor(
    private readonly scopes: ScopesService,
    private readonly space: VectorSpace,
    private readonly searches: SearchesRepository,
    private readonly layers: LayeredSearches,
    private readonly search: MemorySearch,
    private readonly ended: EndedAnswers,
    private readonly questionTime: QuestionTime,
    private readonly named: NamedEntities,
    private readonly counts: RecallCounts,
    private readonly clock: Clock,
    private readonly revisions: RevisionReads,
    private readonly reranking: Reranking,
    private readonly privacy: PrivacyGate,
    private readonly instruments: Instruments,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async recall(caller: Caller, input: RecallInput): Promise<Recalled> {
    const searched = [...new Set(input.in)].sort().join('+');
    const recalled = await this.instruments.run({ kind: 'recall', name: searched }, () =>
      this.searchAndRank(caller, input),
    );
    const { results, found } = recalled;
    this.instruments.tell({ of: 'recall', searched, results: results.length, found });
    return recalled;
  }

  private async searchAndRank(caller: Caller, stated: RecallInput): Promise<Recalled> {
    const started = performance.now();
    const gate = await this.privacy.of(caller.tenantId);
    const input = { ...stated, query: gate.ask(stated.query) };
    const [head, [vector = null]] = await Promise.all([
      this.scopes.head(caller, input.contactId, input),
      this.space.embed([input.query]),
    ]);
    const embedded = performance.now();
    const asked = await this.questionTime.read(input, head);
    const ranking = { at: head.standing, asked, ...rankingOf(this.config, head.ranking, input) };
    const past = pastOf(input, asked);
    const context = { names: head.names, past, now: head.standing.validAt, when: timeWords(asked) };
    const asking = await this.asking(input.query, context, vector);
    const { about, found, leftOut } = await this.findAll(caller, head, input, { asking, vector, ranking });
    const { ranked, reranked } = await this.reranking.rerank(input.query, found, ranking, input.limit);
    const best = ranked.filter(({ score }) => score >= (input.minScore ?? 0)).slice(0, input.limit);
    const isAnswered = (by: readonly Pick<Ranked, 'bearing'>[]): boolean =>
      by.some(({ bearing }) => bears(bearing, this.config.RECALL_BEARS));
    const [results, noLonger] = await Promise.all([
      this.shown(best, head.standing, head.base),
      isAnswered(best) || !searchesMemories(input.in) ? [] : this.ended.find(about, ranking, input),
    ]);
    // Recalls in a fork do not count for its contact.
    if ((input.counted ?? true) && !head.base)
      this.counts.note(
        results.flatMap(({ memory }) => memory?.id ?? []),
        this.clock.now(),
      );
    const searched = performance.now();
    return {
      results,
      // What was forgotten meanwhile is not shown, and answers nothing.
      found: isAnswered(results) ? 'some' : 'none',
      noLonger,
      reranked,
      asOf: head.asked,
      time: asked,
      leftOut,
      tookMs: { embed: ms(embedded - started), search: ms(searched - embedded), total: ms(searched - started) },
    };
  }

  /**
   * Searches memories, events and turns; the searches for the first two share one query.
   * @param vector of the whole question, for comparison with turns.
   */
  private async findAll(
    caller: Caller,
    head: ScopeHead,
    input: RecallInput,
    { asking, vector, ranking }: { asking: SearchedQuestion; vector: Vector | null; ranking: Ranking },
  ): Promise<{ about: AskedMemories; found: Ranked[]; leftOut: Recalled['leftOut'] }> {
    const { textLabels, base } = head;
    const scope = { contactId: head.id, size: head.versions, limit: candidateLimit(50, input), textLabels, base };
    const revision = await this.revisions.at(caller, input, base ? [head.id, base.contactId] : [head.id]);
    const queries = this.searches.joined();
    const around = searchesMemories(input.in)
      ? this.layers.around({ ...asking, ...scope }, head.standing, queries)
      : NOTHING_AROUND;
    const whom = this.memoriesOfNamed(caller, head, input, around);
    const about = { ...asking, ...scope, pool: head.pool, around, whom, revision };
    const [memories, events, turns] = await Promise.all([
      input.in.includes('memories') ? this.search.find(about, ranking, input, memoryWindow, queries) : NOTHING,
      input.in.includes('events') ? this.search.find(about, ranking, input, eventWindow, queries) : NOTHING,
      input.in.includes('turns')
        ? this.turns(
            {
              ...{ ...asking, vector, textLabels: base?.textLabels ?? textLabels, contactIds: head.pool },
              ...{ size: head.turns, limit: candidateLimit(TURN_CANDIDATES, input) },
            },
            base ? { ...ranking, at: seenBy(head).standing } : ranking,
            input,
          )
        : [],
    ]);
    const leftOut = input.in.includes('memories') ? memories.leftOut : events.leftOut;
    const found = distinct([...memories.ranked, ...events.ranked, ...turns].sort(byScore));
    return { about, found, leftOut };
  }

  /** @returns the ids of memories about entities that the question names. Current entities have been read already. */
  private async memoriesOfNamed(
    caller: Caller,
    head: ScopeHead,
    { query, knownAt, in: searched }: RecallInput,
    around: Promise<Nearby>,
  ): Promise<ReadonlySet<string>> {
    if (!searchesMemories(searched)) return new Set();
    const isNow = knownAt === undefined && !head.base;
    return this.named.memoriesOf(caller, seenBy(head), query, isNow ? (await around).entities : null);
  }

  /** Prepares the question without the contact's name, which says nothing about what is asked. */
  private async asking(stated: string, about: About, vector: Vector | null): Promise<SearchedQuestion> {
    const { telling, question } = unnamed(stated, about.names);
    const attributes = new AskedAttributes(question);
    const asked = { question, attributes, ...about };
    const asking = { text: telling, named: attributes.spellings, asked };
    if (vector === null || question === stated) return { ...asking, vector };
    const [withoutName = null] = await this.space.embed([question]);
    return { ...asking, vector: withoutName };
  }

  /** Reads the best memories in full; ranking used only a few fields of many. */
  private async shown(best: readonly Ranked[], at: AsOf, base?: ForkBase): Promise<RecallResult[]> {
    const ids = best.flatMap(({ candidate }) => candidate?.id ?? []);
    const memories = await this.layers.memories(ids, at.knownAt, base);
    return best.flatMap(({ candidate, turn, score, parts, bearing }): RecallResult[] => {
      if (!candidate) return [{ turn: turn && toTurn(turn), score, parts, bearing }];
      const memory = memories.get(candidate.id);
      if (!memory) return [];
      const ended = candidate.validTo <= at.validAt.getTime() ? { ended: true as const } : {};
      const shown = markedStale(memory, at, this.config.STALE_AFTER_DAYS);
      return [{ memory: shown, score, parts, bearing, ...ended }];
    });
  }

  private async turns(search: TurnSearch, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const window = turnWindow(ranking.at, { ...input, only: exclusiveTime(ranking.asked) });
    const [nearest, matching, [words = null]] = await Promise.all([
      this.searches.nearestTurns(search, window),
      this.searches.matchingTurns(search, window),
      this.space.embedWords([{ before: '', text: input.query }]),
    ]);
    const both = fuse<CandidateTurn>(nearest, matching, ({ turn }) => `${turn.sessionId} ${turn.id}`);
    const fused = withLeastLexical(both, matching, search.limit);
    const ranked = inConversation(fused, { text: input.query, words }).flatMap(
      ({ found: { turn }, similarity, cosine }) => {
        const scored = rankTurn(turn, similarity, ranking);
        return scored ? [{ turn, cosine, ...scored }] : [];
      },
    );
    const stems = askedStems(input.query, timeWords(ranking.asked));
    // The question's words are compared only with turns that can be shown.
    const best = ranked.sort(byScore).slice(0, Math.max(READ_AGAIN, input.limit));
    return best.map(({ cosine, ...result }) => ({
      ...result,
      bearing: { meaning: cosine, words: shareOfStems(stems, result.turn.text), attribute: false, subject: true },
    }));
  }
}

function searchesMemories(searched: RecallInput['in']): boolean {
  return searched.some((source) => source !== 'turns');
}

type About = Pick<PreparedQuestion, 'names' | 'past' | 'now' | 'when'>;

/** Turns fetched by meaning, and as many by words: they include 0.97 of those that hold an answer (docs/quality.md). */
const TURN_CANDIDATES = 150;
const NOTHING_AROUND: Promise<Nearby> = Promise.resolve({ entities: [], replaced: new Map(), hasEnded: false });
const NOTHING: FoundMemories = { ranked: [], leftOut: { superseded: 0, expired: 0 } };

/** More candidates than asked for, since the blend and neighbouring turns may lift less similar ones. */
function candidateLimit(least: number, { limit }: RecallInput): number {
  return Math.max(least, 2 * limit);
}

/** Rounds milliseconds to hundredths. */
function ms(duration: number): number {
  return Math.round(duration * 100) / 100;
}
