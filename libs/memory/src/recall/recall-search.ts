import { Injectable } from '@nestjs/common';
import { type ScopeHead, seenBy } from '#contacts/scopes.service.js';
import type { Caller } from '#domain/service/caller.js';
import { LayeredSearches } from './layered-searches.js';
import { type AskedMemories, type FoundMemories, MemorySearch } from './memory-search.js';
import { NamedEntities } from './named-entities.js';
import type { Nearby } from './nearby.js';
import type { ReadQuestion } from './question-reader.js';
import { byScore, distinct, type Ranked } from './rank.js';
import type { Recalled, RecallInput } from './recall.type.js';
import { RevisionReads } from './revision-reads.js';
import { SearchesRepository } from './searches.repository.js';
import { TurnSearch } from './turn-search.js';
import { eventWindow, memoryWindow } from './window.js';

/** What was found, best first. */
export interface Found {
  /** The question as memories were asked it, for a second search among ended facts. */
  readonly about: AskedMemories;
  readonly found: Ranked[];
  readonly leftOut: Recalled['leftOut'];
}

/** Searches memories, events and turns for a question. */
@Injectable()
export class RecallSearch {
  constructor(
    private readonly searches: SearchesRepository,
    private readonly layers: LayeredSearches,
    private readonly memories: MemorySearch,
    private readonly turns: TurnSearch,
    private readonly named: NamedEntities,
    private readonly revisions: RevisionReads,
  ) {}

  /** The searches for memories and events share one query. */
  async find(caller: Caller, question: ReadQuestion): Promise<Found> {
    const { head, input, asking, ranking } = question;
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
      input.in.includes('memories') ? this.memories.find(about, ranking, input, memoryWindow, queries) : NOTHING,
      input.in.includes('events') ? this.memories.find(about, ranking, input, eventWindow, queries) : NOTHING,
      input.in.includes('turns') ? this.turnsOf(question) : [],
    ]);
    const leftOut = input.in.includes('memories') ? memories.leftOut : events.leftOut;
    const found = distinct([...memories.ranked, ...events.ranked, ...turns].sort(byScore));
    return { about, found, leftOut };
  }

  /** A fork has no turns of its own: those of its contact are searched, as it sees them. */
  private turnsOf({ head, input, asking, vector, ranking }: ReadQuestion): Promise<Ranked[]> {
    const { base } = head;
    const size = { size: head.turns, limit: candidateLimit(TURN_CANDIDATES, input) };
    const of = { textLabels: base?.textLabels ?? head.textLabels, contactIds: head.pool };
    const seen = base ? { ...ranking, at: seenBy(head).standing } : ranking;
    return this.turns.find({ ...asking, vector, ...of, ...size }, seen, input);
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
}

/** Whether memories or events are searched. */
export function searchesMemories(searched: RecallInput['in']): boolean {
  return searched.some((source) => source !== 'turns');
}

/** Turns fetched by meaning, and as many by words: they include 0.97 of those that hold an answer (docs/quality.md). */
const TURN_CANDIDATES = 150;
const NOTHING_AROUND: Promise<Nearby> = Promise.resolve({ entities: [], replaced: new Map(), hasEnded: false });
const NOTHING: FoundMemories = { ranked: [], leftOut: { superseded: 0, expired: 0 } };

/** More candidates than asked for, since the blend and neighbouring turns may lift less similar ones. */
function candidateLimit(least: number, { limit }: RecallInput): number {
  return Math.max(least, 2 * limit);
}
