import { Injectable } from '@nestjs/common';
import { ContactsService } from '#contacts/contacts.service.js';
import type { Caller } from '#domain/service/caller.js';
import type { Memory } from '#domain/memory/memory.js';
import { fromCursor, listMark, nextCursor, placeReader, text } from '#graph/cursor.js';
import { assertKnown, RevisionsService } from '#revisions/revisions.service.js';
import { asKnown } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';
import { RevisionReads } from '../recall/revision-reads.js';
import { SearchesRepository } from '../recall/searches.repository.js';
import { ChangedPaths } from './changed-paths.js';

/** A validated request for drift. */
export interface DriftInput {
  readonly contactId: string;
  readonly repository?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** A memory pinned to a path that has changed. */
export interface Drifted {
  readonly memory: Memory;
  readonly paths: readonly string[];
}

/** At most this many changed paths are shown with each memory. */
const SHOWN = 10;

/** Finds memories about files that a repository has changed since. */
@Injectable()
export class DriftService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly revisions: RevisionsService,
    private readonly reads: RevisionReads,
    private readonly memories: MemoriesRepository,
    private readonly searches: SearchesRepository,
  ) {}

  /** @throws DomainError NOT_FOUND for the contact, INVALID for an unknown revision. */
  async drift(
    caller: Caller,
    input: DriftInput,
  ): Promise<{ drifted: Drifted[]; changedPaths: number; nextCursor: string | null }> {
    const list = listMark('listDrift', input.contactId, input);
    const after = fromCursor(input.cursor, list, readPlace)?.afterId ?? '';
    const head = await this.contacts.head(caller, input.contactId, {});
    const history = await this.revisions.history(caller, input.repository);
    assertKnown(history, input.from, 'from');
    assertKnown(history, input.to, 'to');
    const [from, to] = [history.ancestry.reachOf(input.from), history.ancestry.reachOf(input.to)];
    // Only memories that hold at both revisions: begun at or before both, and ended at neither.
    const begun = await this.reads.reached(history, { has: (id) => from.has(id) && to.has(id) }, [head.id]);
    const ended = await this.reads.reached(history, { has: (id) => from.has(id) || to.has(id) }, [head.id]);
    const pinned = await this.memories.pinned(head.id, head.standing, {
      repository: history.repository,
      begun: begun.reached ?? [],
      ended: ended.reached ?? [],
    });
    const changed = await this.revisions.changed(history, input.from, input.to);
    const paths = new ChangedPaths(changed, SHOWN);
    const found = pinned
      .filter(({ id }) => id > after)
      .map(({ id, pins }) => ({ id, paths: paths.changedUnder(pins) }))
      .filter((drifted) => drifted.paths.length > 0);
    const shown = found.slice(0, input.limit);
    const ids = shown.map(({ id }) => id);
    const versions = await this.searches.memories(ids, head.standing.knownAt);
    const drifted = shown.flatMap(({ id, paths: shownPaths }): Drifted[] => {
      const memory = versions.get(id);
      return memory ? [{ memory: asKnown(memory, head.standing), paths: shownPaths }] : [];
    });
    const place = ({ memory: { id: afterId } }: Drifted): object => ({ afterId });
    return {
      drifted,
      changedPaths: changed.size,
      nextCursor: nextCursor(drifted, found.length > input.limit, place, list),
    };
  }
}

const readPlace = placeReader({ afterId: text });
