import { Injectable } from '@nestjs/common';
import type { ContactHead } from '#contacts/contacts.service.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Session } from '#conversation/session.type.js';
import type { Memory } from '#domain/memory.js';
import { type Diff, DiffService } from '#memory/history/diff.service.js';

/** Something that is not as it was when the last session ended. */
export interface ChangeSince {
  readonly what: 'new' | 'changed' | 'ended' | 'corrected' | 'withdrawn';
  readonly memory: Memory;
  readonly before: Memory | null;
}

/** The last session that ended, and what changed since. */
export interface SinceLastSession {
  readonly lastSession: { readonly id: string; readonly endedAt: Date } | null;
  readonly changes: readonly ChangeSince[];
}

/** So many sessions are looked at for one that ended: the newest is often the call that has just begun. */
const LOOKED_AT = 10;

/** Tells an agent what it could not know when it spoke last. */
@Injectable()
export class ChangesService {
  constructor(
    private readonly sessions: SessionsService,
    private readonly diffs: DiffService,
  ) {}

  /** What changed in the world since the last session, and what was learned since that session was taken in. */
  async sinceLastSession(head: ContactHead): Promise<SinceLastSession> {
    const { validAt, knownAt } = head.read;
    const last = lastEnded(await this.sessions.latest(head, LOOKED_AT));
    if (!last) return { lastSession: null, changes: [] };
    const from = last.endedAt;
    const takenIn = latest(from, last.extraction.extractedAt);
    const [world, belief] = await Promise.all([
      from < validAt ? this.diffs.between(head, { clock: 'valid', from, to: validAt }) : null,
      takenIn < knownAt ? this.diffs.between(head, { clock: 'system', from: takenIn, to: knownAt }) : null,
    ]);
    return { lastSession: { id: last.id, endedAt: from }, changes: once([...changesOf(belief), ...changesOf(world)]) };
  }
}

function lastEnded(sessions: readonly Session[]): (Session & { endedAt: Date }) | undefined {
  const ended = sessions.filter((session): session is Session & { endedAt: Date } => session.endedAt !== null);
  return ended.toSorted((a, b) => b.endedAt.getTime() - a.endedAt.getTime())[0];
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

/** What was learned and holds since then as well is one change. */
function once(changes: readonly ChangeSince[]): ChangeSince[] {
  const told = new Set<string>();
  return changes.filter(({ memory }) => !told.has(memory.id) && told.add(memory.id));
}
