import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Caller } from '#domain/caller.js';
import type { Parts, Weights } from '#domain/blend.js';
import type { AsOf, Memory, MemoryKind } from '#domain/memory.js';
import type { TurnRow } from '#graph/query.js';
import type { Vector } from '#models/embedder.js';
import { VectorSpace } from '#models/vector-space.js';
import { asKnown } from '../as-known.js';
import { toTurn } from '../to-turn.js';
import { AskedAttributes } from './asked-attributes.js';
import { type Asked, type Bearing, bearings, bears, shareOf } from './bearing.js';
import { fuse } from './fuse.js';
import { inConversation } from './in-conversation.js';
import { NamedEntities } from './named-entities.js';
import { stemsOf, unnamed } from './question-words.js';
import { type AskedTime, QuestionTime } from './question-time.js';
import { rankMemory, rankTurn, type Ranking, type Scored, weightsOf } from './rank.js';
import { type CandidateRow, type Search, SearchesRepository, type TurnSearch } from './searches.repository.js';
import { eventWindow, memoryWindow, turnWindow } from './window.js';

/** A checked recall. */
export interface RecallInput extends StatedAsOf {
  readonly contactId: string;
  readonly query: string;
  readonly in: readonly ('memories' | 'events' | 'turns')[];
  readonly include: readonly 'ended'[];
  readonly kinds?: readonly MemoryKind[] | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly time: 'rank' | 'only' | 'off';
  readonly attribute?: string | undefined;
  readonly tag?: string | undefined;
  readonly subject?: string | undefined;
  readonly channel?: string | undefined;
  readonly minScore?: number | undefined;
  readonly limit: number;
  readonly weights?: { readonly [K in keyof Weights]?: number | undefined } | undefined;
}

/** One thing remembered, with what its score is made of. */
export interface RecallResult {
  readonly memory?: Memory;
  readonly turn?: TurnRow;
  readonly score: number;
  readonly parts: Parts;
  readonly bearing: Bearing;
  readonly ended?: true;
}

/** What recall answers; times in milliseconds. */
export interface Recalled {
  readonly results: readonly RecallResult[];
  /** Whether any of the results bears on the question. */
  readonly found: 'some' | 'none';
  readonly asOf: AsOf;
  /** The time that was read in the question, and what was done with it. */
  readonly time: AskedTime | null;
  readonly leftOut: { readonly superseded: number; readonly expired: number };
  readonly tookMs: { readonly embed: number; readonly search: number; readonly total: number };
}

/** Answers what is remembered about a question. */
@Injectable()
export class RecallService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly space: VectorSpace,
    private readonly searches: SearchesRepository,
    private readonly questionTime: QuestionTime,
    private readonly named: NamedEntities,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @throws DomainError NOT_FOUND when the tenant has no such contact. */
  async recall(caller: Caller, input: RecallInput): Promise<Recalled> {
    const started = performance.now();
    const [head, [vector = null]] = await Promise.all([
      this.contacts.head(caller, input.contactId, input),
      this.space.embed([input.query]),
    ]);
    const embedded = performance.now();
    const asked = await this.questionTime.read(input, head);
    const ranking = {
      at: head.standing,
      asked,
      weights: weightsOf(this.config, input.weights),
      halfLifeDays: this.config.RANK_HALF_LIFE_DAYS,
    };
    const asking = await this.unnamed(input.query, head.names, vector);
    const own = { contactId: head.id, size: head.versions, limit: candidateLimit(50, input) };
    const whom = input.in.some((one) => one !== 'turns') ? this.named.memoriesOf(caller, head, input.query) : NOBODY;
    const about = { ...asking, ...own, whom };
    const [memories, events, turns] = await Promise.all([
      input.in.includes('memories') ? this.memories(about, ranking, input, memoryWindow) : NOTHING,
      input.in.includes('events') ? this.memories(about, ranking, input, eventWindow) : NOTHING,
      input.in.includes('turns')
        ? this.turns(
            { text: input.query, vector, contactIds: head.pool, size: head.turns, limit: candidateLimit(100, input) },
            ranking,
            input,
          )
        : [],
    ]);
    const best = distinct([...memories.ranked, ...events.ranked, ...turns].sort(byScore))
      .filter(({ score }) => score >= (input.minScore ?? 0))
      .slice(0, input.limit);
    const results = await this.shown(best, head.standing);
    const searched = performance.now();
    return {
      results,
      found: results.some(({ bearing }) => bears(bearing, this.config.RECALL_BEARS)) ? 'some' : 'none',
      asOf: head.asked,
      time: asked,
      leftOut: input.in.includes('memories') ? memories.leftOut : events.leftOut,
      tookMs: { embed: ms(embedded - started), search: ms(searched - embedded), total: ms(searched - started) },
    };
  }

  /** The name of the contact, which all that is remembered of it may carry, tells nothing about what is asked. */
  private async unnamed(stated: string, names: readonly string[], vector: Vector | null): Promise<Asking> {
    const { telling, question } = unnamed(stated, names);
    const attributes = new AskedAttributes(question);
    const asked = { question, names, attributes };
    const asking = { text: telling, named: attributes.spellings, asked };
    if (vector === null || question === stated) return { ...asking, vector };
    const [instead = null] = await this.space.embed([question]);
    return { ...asking, vector: instead };
  }

  private async memories(
    search: Search & Asking & { readonly whom: Promise<ReadonlySet<string>> },
    ranking: Ranking,
    input: RecallInput,
    windowOf: typeof memoryWindow,
  ): Promise<{ ranked: Ranked[]; leftOut: Recalled['leftOut'] }> {
    const { at, asked } = ranking;
    const window = windowOf(at, input, input.validAt === undefined ? asked : null);
    const [nearest, matches, whom] = await Promise.all([
      search.vector ? this.searches.nearestMemories(search, window) : this.searches.containingMemories(search, window),
      this.searches.matchingMemories(search, window),
      search.whom,
    ]);
    const fused = fuse<CandidateRow>(nearest, matches.hits, ({ id }) => id);
    const ranked = bearings(fused, search.asked, whom).flatMap(({ found, similarity, bearing }) => {
      const scored = rankMemory(found, similarity, ranking);
      return scored ? [{ candidate: found, bearing, ...scored }] : [];
    });
    return { ranked, leftOut: { superseded: matches.superseded, expired: matches.expired } };
  }

  /** The memories are read whole only now: ranking looks at many, and few are shown. */
  private async shown(best: readonly Ranked[], at: AsOf): Promise<RecallResult[]> {
    const ids = best.flatMap(({ candidate }) => candidate?.id ?? []);
    const memories = await this.searches.memories(ids, at.knownAt);
    return best.flatMap(({ candidate, turn, score, parts, bearing }): RecallResult[] => {
      if (!candidate) return [{ turn: turn && toTurn(turn), score, parts, bearing }];
      const memory = memories.get(candidate.id);
      if (!memory) return [];
      const ended = candidate.validTo <= at.validAt.getTime() ? { ended: true as const } : {};
      return [{ memory: asKnown(memory, at), score, parts, bearing, ...ended }];
    });
  }

  private async turns(search: TurnSearch, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const window = turnWindow(ranking.at, input);
    const [nearest, matching] = await Promise.all([
      this.searches.nearestTurns(search, window),
      this.searches.matchingTurns(search, window),
    ]);
    const fused = fuse<TurnRow>(nearest, matching, ({ sessionId, id }) => `${sessionId} ${id}`);
    const asked = stemsOf(input.query);
    return inConversation(fused, input.query).flatMap(({ found, similarity, cosine }) => {
      const ranked = rankTurn(found, similarity, ranking);
      const bearing = { meaning: cosine, words: shareOf(asked, found.text), attribute: false, subject: true };
      return ranked ? [{ turn: found, bearing, ...ranked }] : [];
    });
  }
}

/** A question as memories are asked it. */
type Asking = Pick<Search, 'text' | 'vector' | 'named'> & { readonly asked: Asked };

/** What was found and how it ranks, before it is read whole. */
interface Ranked extends Scored {
  readonly bearing: Bearing;
  readonly candidate?: CandidateRow;
  readonly turn?: TurnRow;
}

const NOBODY: Promise<ReadonlySet<string>> = Promise.resolve(new Set<string>());
const NOTHING: { ranked: Ranked[]; leftOut: Recalled['leftOut'] } = {
  ranked: [],
  leftOut: { superseded: 0, expired: 0 },
};

/** An event is a memory too: asked for as both, it is shown once. */
function distinct(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter((one) => !seen.has(idOf(one)) && seen.add(idOf(one)));
}

/** More than asked for, since the blend and the turns around a turn may lift what is less similar by itself. */
function candidateLimit(least: number, { limit }: RecallInput): number {
  return Math.max(least, 2 * limit);
}

function byScore(a: Ranked, b: Ranked): number {
  return b.score - a.score || idOf(a).localeCompare(idOf(b));
}

function idOf({ candidate, turn }: Ranked): string {
  return candidate?.id ?? `${turn?.sessionId} ${turn?.id}`;
}

/** Milliseconds to a hundredth. */
function ms(duration: number): number {
  return Math.round(duration * 100) / 100;
}
