import { Injectable } from '@nestjs/common';
import type { ContactHead } from '#contacts/contacts.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Diff } from '#memory/history/diff.js';
import { DiffService } from '#memory/history/diff.service.js';

/** Something that changed since the last session ended. */
export interface ChangeSince {
  readonly what: 'new' | 'changed' | 'ended' | 'corrected' | 'withdrawn';
  readonly memory: Memory;
  readonly before: Memory | null;
}

/** The last session that ended, and what changed since. */
export interface SinceLastSession {
  readonly lastSession: { readonly id: string; readonly endedAt: Date } | null;
  readonly changes: readonly ChangeSince[];
  /** There are more changes than these. */
  readonly moreChanges: boolean;
}

/** The most changes read of what was learned, and of what changed in the world: more than any prompt has room for. */
const MOST = 500;

/** Lists for an agent what changed since it last spoke with the contact. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly diffs: DiffService,
  ) {}

  /** What changed in the world since the last session, and what was learned since that session was processed. */
  async sinceLastSession(head: ContactHead, agentId?: string): Promise<SinceLastSession> {
    const { validAt, knownAt } = head.standing;
    const last = await this.sessions.lastEnded(head);
    if (!last?.endedAt) return { lastSession: null, changes: [], moreChanges: false };
    const from = last.endedAt;
    const takenIn = latest(from, last.extraction.extractedAt);
    const [world, belief] = await Promise.all([
      from < validAt ? this.diffs.between(head, { clock: 'valid', from, to: validAt, agentId, limit: MOST }) : null,
      takenIn < knownAt
        ? this.diffs.between(head, { clock: 'system', from: takenIn, to: knownAt, agentId, limit: MOST })
        : null,
    ]);
    return {
      lastSession: { id: last.id, endedAt: from },
      changes: once([...changesOf(belief), ...changesOf(world)].filter(isToBeTold)),
      moreChanges: [belief, world].some((diff) => (diff?.nextCursor ?? null) !== null),
    };
  }
}

function latest(a: Date, b: Date | null): Date {
  return b && b > a ? b : a;
}

function changesOf(diff: Diff | null): ChangeSince[] {
  if (!diff) return [];
  const { corrected, changed, began, ended, withdrawn } = diff;
  return [
    ...corrected.map(({ before, after }) => ({ what: 'corrected' as const, memory: after, before })),
    ...changed.map(({ before, after }) => ({ what: 'changed' as const, memory: after, before })),
    ...began.map((memory) => ({ what: 'new' as const, memory, before: null })),
    ...ended.map((memory) => ({ what: 'ended' as const, memory, before: null })),
    ...withdrawn.map(({ memory }) => ({ what: 'withdrawn' as const, memory, before: null })),
  ];
}

/**
 * Learned facts that were replaced or taken back are covered by their replacements; archived memories are in no
 * context.
 */
function isToBeTold({ what, memory }: ChangeSince): boolean {
  return memory.tier !== 'archive' && (what === 'withdrawn' || memory.supersededAt === null);
}

/** A fact that was learned and also began to hold since then is one change. */
function once(changes: readonly ChangeSince[]): ChangeSince[] {
  const seen = new Set<string>();
  return changes.filter(({ memory }) => !seen.has(memory.id) && seen.add(memory.id));
}
