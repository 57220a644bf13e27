import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import { type Pattern, patternOf, type Range, rangesOf } from '#domain/text/pattern.js';
import { count, fromCursor, instant, keepEnds, listMark, placeReader, text, toCursor } from '#graph/cursor.js';
import type { Turn } from './session.type.js';
import { SessionsRepository, type TurnPlace } from './sessions.repository.js';

/** A validated search for exact words. */
export interface GrepInput {
  readonly contactId: string;
  readonly pattern: string;
  readonly from?: Date | string | undefined;
  readonly to?: Date | string | undefined;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A turn, and where in its text the pattern matched. */
export interface GrepTurn {
  readonly turn: Turn;
  readonly ranges: readonly Range[];
}

/** Where a page begins, with its period and its system time. */
interface Place extends TurnPlace {
  readonly from: Date;
  readonly knownAt: Date;
}

/** The matches, each with the place after it, and the first place that was not searched. */
interface Looked {
  readonly found: readonly (GrepTurn & { readonly after: Place })[];
  readonly next: Place | null;
}

/** How many turns are searched in one step, and at most in one call. */
const WINDOW = 5_000;
const MOST = 20_000;
/** At most this many turns of a step are read in full. */
const CANDIDATES = 200;

/** Finds turns by exact words, newest first. */
@Injectable()
export class GrepTurnsService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly sessions: SessionsRepository,
    private readonly times: StatedTimes,
  ) {}

  /**
   * A call searches at most 20,000 turns, so a page can be short or empty and still have a next one.
   * @throws DomainError NOT_FOUND; INVALID for a pattern without a word, or a period that ends before it starts.
   */
  async grep(caller: Caller, input: GrepInput): Promise<{ results: GrepTurn[]; nextCursor: string | null }> {
    const pattern = patternOf(input.pattern);
    if (!pattern) throw invalid('pattern', 'must be one line with more than wildcards and spaces');
    const list = listMark('grep turns', input.contactId, input);
    const page = fromCursor(input.cursor, list, readPlace);
    const { begin, pool } = await this.begin(caller, input, page);
    const { found, next } = await this.look(pool, pattern, begin, input.limit + 1);
    const shown = found.slice(0, input.limit);
    const place = found.length > shown.length ? shown.at(-1)?.after : next;
    const results = shown.map(({ turn, ranges }) => ({ turn, ranges }));
    keepEnds(results, (_, i) => ({ ...shown[i]?.after }), list);
    return { results, nextCursor: place ? toCursor(place, list) : null };
  }

  private async begin(
    caller: Caller,
    input: GrepInput,
    page: Place | null,
  ): Promise<{ begin: Place; pool: readonly string[] }> {
    const head = await this.contacts.head(caller, input.contactId, page ?? { knownAt: input.knownAt });
    const { knownAt } = head.standing;
    const { pool } = head;
    if (page) return { begin: { ...page, knownAt }, pool };
    const { from, to } = this.times.period(input, this.times.heard(head));
    const upTo = to && new Date(to.getTime() - 1);
    return { begin: { from, upTo, afterSession: null, afterPosition: 0, knownAt }, pool };
  }

  private async look(contactIds: readonly string[], pattern: Pattern, begin: Place, wanted: number): Promise<Looked> {
    const found: Looked['found'][number][] = [];
    let place: Place | null = begin;
    for (let seen = 0; place && seen < MOST && found.length < wanted; seen += WINDOW) {
      const looked: Looked = await this.lookOnce(contactIds, pattern, place);
      found.push(...looked.found);
      place = looked.next;
    }
    return { found, next: place };
  }

  private async lookOnce(
    contactIds: readonly string[],
    pattern: Pattern,
    { from, knownAt, ...at }: Place,
  ): Promise<Looked> {
    const search = { contactIds, from, knownAt, certain: pattern.certain, window: WINDOW, limit: CANDIDATES };
    const { turns, seen, last } = await this.sessions.grepTurns(search, at);
    const place = ({ at: upTo, sessionId, position }: Turn): Place => ({
      from,
      knownAt,
      upTo,
      afterSession: sessionId,
      afterPosition: position,
    });
    const found = turns
      .map((turn) => ({ turn, ranges: rangesOf(pattern, turn.text), after: place(turn) }))
      .filter(({ ranges }) => ranges.length > 0);
    if (turns.length === CANDIDATES) return { found, next: place(turns.at(-1) as Turn) };
    return { found, next: seen === WINDOW && last ? { from, knownAt, ...last } : null };
  }
}

const readPlace = placeReader<Place>({
  from: instant,
  upTo: instant,
  knownAt: instant,
  afterSession: text,
  afterPosition: count,
});
