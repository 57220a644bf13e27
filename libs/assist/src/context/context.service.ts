import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { UpcomingService } from '#calendar/upcoming.service.js';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { StatedTimes } from '#times/stated-times.js';
import { type CurrentDateTime, currentDateTime } from '#dates/current.js';
import { DEFAULT_TIERS, type Memory, type MemoryKind } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { HistoryService } from '#memory/history/history.service.js';
import { Budget } from './budget.js';
import { ChangesService, type SinceLastSession } from './changes.service.js';
import {
  changeLine,
  CONTEXT_KINDS,
  contextText,
  headOf,
  lineOf,
  plannedLine,
  type Shown,
  type Writing,
} from './context-blocks.js';

/** What an agent should know before it speaks. */
export interface Context extends Shown {
  readonly text: string;
  /** Changes whenever the answer does, except for the time of day. */
  readonly version: string;
  /** With the offset of the time zone. */
  readonly currentDateTime: string;
  readonly timezone: string;
  readonly lastSession: SinceLastSession['lastSession'];
}

/** A checked request for a context. */
export interface ContextInput {
  readonly contactId: string;
  readonly agentId?: string | undefined;
  readonly maxTokens: number;
}

/** The most memories read of each kind, the newest first. */
const MOST: Readonly<Record<MemoryKind, number>> = { semantic: 500, procedural: 100, episodic: 100 };
const MOST_PLANS = 20;
/** Few memories are meant to be core. */
const MOST_CORE = 100;
/** The share of the room that plans and changes may take, each. */
const SHARE = 0.25;
/** The share of the whole room that one text may take; longer ones are cut. */
const LONGEST = 0.125;

/** Builds the passive context: newest first, and the same for every question. */
@Injectable()
export class ContextService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly changes: ChangesService,
    private readonly plans: UpcomingService,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND if the tenant has no such contact. */
  async context(caller: Caller, { contactId, agentId, maxTokens }: ContextInput): Promise<Context> {
    // Everything is read as of the same times, whatever is written meanwhile.
    const head = await this.contacts.head(caller, contactId, {});
    const [contact, { lastSession, changes, moreChanges }, plans, toCome, { memories, total }] = await Promise.all([
      this.contacts.get(caller, { contactId, ...head.asked }),
      this.changes.sinceLastSession(head, agentId),
      this.plans.ahead(head, { limit: MOST_PLANS, agentId, tiers: DEFAULT_TIERS, each: 'next' }),
      this.history.toCome(head, { limit: MOST_PLANS, agentId }),
      this.newest(caller, head, agentId),
    ]);
    const { reference, timezone } = this.times.heard(head);
    const now = currentDateTime(reference, timezone);
    const next = plans.events.map(({ memory, startsAt, endsAt }) => ({ ...memory, startsAt, endsAt }));
    const upcoming = [...next, ...toCome].toSorted((a, b) => timeOf(a) - timeOf(b));
    const writing = { now, longest: Math.ceil(maxTokens * LONGEST) };
    const all = { contact, upcoming, changes, moreChanges, memories, leftOut: total };
    const shown = fit(all, writing, new Budget(maxTokens));
    return {
      text: contextText(writing, shown),
      version: versionOf({ ...shown, lastSession }, now),
      currentDateTime: now.iso,
      timezone,
      lastSession,
      ...shown,
    };
  }

  /** The core memories and the newest of each kind, in the order of {@link byTier}, and the total of all kinds. */
  private async newest(
    caller: Caller,
    head: ContactHead,
    agentId: string | undefined,
  ): Promise<{ memories: Memory[]; total: number }> {
    const lists = await Promise.all([
      this.history.page(caller, head, { tier: 'core', agentId, limit: MOST_CORE }),
      ...CONTEXT_KINDS.map((kind) =>
        this.history.page(caller, head, { kind, tier: 'working', agentId, limit: MOST[kind] }),
      ),
    ]);
    const memories = lists.flatMap((list) => list.memories);
    const isAll = lists.every(({ nextCursor }) => nextCursor === null);
    return {
      memories: memories.toSorted(byTier),
      total: isAll ? memories.length : await this.history.count(head, agentId),
    };
  }
}

/** Core memories first, then the newest. */
function byTier(a: Memory, b: Memory): number {
  const core = Number(b.tier === 'core') - Number(a.tier === 'core');
  return core || timeOf(b) - timeOf(a) || a.id.localeCompare(b.id);
}

function timeOf({ startsAt, validFrom }: Memory): number {
  return (startsAt ?? validFrom).getTime();
}

/**
 * The head is always included, followed by core memories, plans and changes; everything else that holds gets the rest
 * of the room.
 *
 * @param all everything that was read, all of which its `leftOut` counts.
 */
function fit(all: Shown, writing: Writing, budget: Budget): Shown {
  budget.spend(headOf(writing, all.contact));
  const isAhead = new Set(all.upcoming.map(({ id }) => id));
  const line = (memory: Memory): string => lineOf(memory, writing);
  const core = budget.fitting(
    all.memories.filter(({ id, tier }) => tier === 'core' && !isAhead.has(id)),
    line,
  );
  const upcoming = budget.fitting(all.upcoming, (memory) => plannedLine(memory, writing), SHARE);
  const changes = budget.fitting(all.changes, (change) => changeLine(change, writing), SHARE);
  const planned = new Set(upcoming.map(({ id }) => id));
  const rest = all.memories.filter(({ id, tier }) => !planned.has(id) && (tier !== 'core' || isAhead.has(id)));
  const fitting = budget.fitting(rest, line);
  const memories = [...core, ...CONTEXT_KINDS.flatMap((kind) => fitting.filter((memory) => memory.kind === kind))];
  return {
    contact: all.contact,
    upcoming,
    changes,
    moreChanges: all.moreChanges || changes.length < all.changes.length,
    memories,
    // What begins later does not hold yet, and was not counted.
    leftOut: all.leftOut - upcoming.filter(({ kind }) => kind === 'episodic').length - memories.length,
  };
}

/** Fields that change on their own and are not in the text. */
const NOT_SHOWN = new Set(['confidenceNow', 'lastRecalledAt', 'recallCount']);

function versionOf(shown: Shown & Pick<Context, 'lastSession'>, { date, timezone }: CurrentDateTime): string {
  return createHash('sha256')
    .update(
      JSON.stringify([date, timezone, shown], (name, value: unknown) => (NOT_SHOWN.has(name) ? undefined : value)),
    )
    .digest('base64url')
    .slice(0, 22);
}
