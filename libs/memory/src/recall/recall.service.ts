import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import { ContactsService } from '#contacts/contacts.service.js';
import type { StatedAsOf } from '#times/stated-times.js';
import type { Caller } from '#domain/caller.js';
import type { Parts, Weights } from '#domain/blend.js';
import type { AsOf, Memory, MemoryKind } from '#domain/memory.js';
import type { TurnRow } from '#graph/query.js';
import { VectorSpace } from '#models/vector-space.js';
import { asKnown } from '../as-known.js';
import { toTurn } from '../to-turn.js';
import { fuse } from './fuse.js';
import { inConversation } from './in-conversation.js';
import { NamedEntities } from './named-entities.js';
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
  readonly limit: number;
  readonly weights?: { readonly [K in keyof Weights]?: number | undefined } | undefined;
}

/** One thing remembered, with what its score is made of. */
export interface RecallResult {
  readonly memory?: Memory;
  readonly turn?: TurnRow;
  readonly score: number;
  readonly parts: Parts;
  readonly ended?: true;
}

/** What recall answers; times in milliseconds. */
export interface Recalled {
  readonly results: readonly RecallResult[];
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
      named: await this.named.memoriesOf(caller, head, input.query),
    };
    const search = { text: input.query, vector };
    const found = { ...search, contactId: head.id, size: head.versions, limit: candidateLimit(50, input) };
    const [memories, events, turns] = await Promise.all([
      input.in.includes('memories') ? this.memories(found, ranking, input, memoryWindow) : NOTHING,
      input.in.includes('events') ? this.memories(found, ranking, input, eventWindow) : NOTHING,
      input.in.includes('turns')
        ? this.turns(
            { ...search, contactIds: head.pool, size: head.turns, limit: candidateLimit(100, input) },
            ranking,
            input,
          )
        : [],
    ]);
    const best = distinct([...memories.ranked, ...events.ranked, ...turns].sort(byScore)).slice(0, input.limit);
    const results = await this.shown(best, head.standing);
    const searched = performance.now();
    return {
      results,
      asOf: head.asked,
      time: asked,
      leftOut: input.in.includes('memories') ? memories.leftOut : events.leftOut,
      tookMs: { embed: ms(embedded - started), search: ms(searched - embedded), total: ms(searched - started) },
    };
  }

  private async memories(
    search: Search,
    ranking: Ranking,
    input: RecallInput,
    windowOf: typeof memoryWindow,
  ): Promise<{ ranked: Ranked[]; leftOut: Recalled['leftOut'] }> {
    const { at, asked } = ranking;
    const window = windowOf(at, input, input.validAt === undefined ? asked : null);
    const [nearest, matches] = await Promise.all([
      this.searches.nearestMemories(search, window),
      this.searches.matchingMemories(search, window),
    ]);
    const ranked = fuse<CandidateRow>(nearest, matches.hits, ({ id }) => id).flatMap(({ found, similarity }) => {
      const scored = rankMemory(found, similarity, ranking);
      return scored ? [{ candidate: found, ...scored }] : [];
    });
    return { ranked, leftOut: { superseded: matches.superseded, expired: matches.expired } };
  }

  /** The memories are read whole only now: ranking looks at many, and few are shown. */
  private async shown(best: readonly Ranked[], at: AsOf): Promise<RecallResult[]> {
    const ids = best.flatMap(({ candidate }) => candidate?.id ?? []);
    const memories = await this.searches.memories(ids, at.knownAt);
    return best.flatMap(({ candidate, turn, score, parts }): RecallResult[] => {
      if (!candidate) return [{ turn: turn && toTurn(turn), score, parts }];
      const memory = memories.get(candidate.id);
      if (!memory) return [];
      const ended = candidate.validTo <= at.validAt.getTime() ? { ended: true as const } : {};
      return [{ memory: asKnown(memory, at.knownAt), score, parts, ...ended }];
    });
  }

  private async turns(search: TurnSearch, ranking: Ranking, input: RecallInput): Promise<Ranked[]> {
    const window = turnWindow(ranking.at, input);
    const [nearest, matching] = await Promise.all([
      this.searches.nearestTurns(search, window),
      this.searches.matchingTurns(search, window),
    ]);
    const fused = fuse<TurnRow>(nearest, matching, ({ sessionId, id }) => `${sessionId} ${id}`);
    return inConversation(fused, input.query).flatMap(({ found, similarity }) => {
      const ranked = rankTurn(found, similarity, ranking);
      return ranked ? [{ turn: found, ...ranked }] : [];
    });
  }
}

/** What was found and how it ranks, before it is read whole. */
interface Ranked extends Scored {
  readonly candidate?: CandidateRow;
  readonly turn?: TurnRow;
}

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
