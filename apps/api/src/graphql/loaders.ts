import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { ContactsService } from '#contacts/contacts.service.js';
import { RelatedTurnsService, type TurnsPage } from '#conversation/related-turns.service.js';
import type { Turn } from '#conversation/session.type.js';
import { SessionsService } from '#conversation/sessions.service.js';
import type { Memory } from '#domain/memory/memory.js';
import type { Caller } from '#domain/service/caller.js';
import { notFound } from '#domain/service/errors.js';
import { EntitiesService } from '#entities/entities.service.js';
import { EntityMemoriesService } from '#memory/entities/entity-memories.service.js';
import { HistoryService } from '#memory/history/history.service.js';
import { RelatedService } from '#memory/history/related.service.js';
import type { Chain } from '#memory/history/steps.js';
import type { KeptDecision } from '#memory/remember/decisions.service.js';
import { ContactLoaders } from './contact-loaders.js';
import { EntityLoaders } from './entity-loaders.js';

type Found<T> = Promise<ReadonlyMap<string, T>>;

interface PageOf {
  readonly knownAt?: Date | string | undefined;
  readonly limit: number;
}

/** The loaders of a request: everything that one level of its query needs is one database query. */
export class Loaders {
  readonly decision = loader<KeptDecision | null>((ids) => this.related.decisions(ids), null);
  readonly memory = loader<Memory | null>((ids) => this.related.memories(ids), null);
  readonly supersedes = loader<readonly Memory[]>((ids) => this.related.supersedes(ids), []);
  readonly supersededBy = loader<readonly Memory[]>((ids) => this.related.supersededBy(ids), []);
  readonly turn = loader<Turn | null>((ids) => this.turnsService.ofMemories(ids), null);

  private readonly chains = new Map<string, DataLoader<string, Chain | null>>();
  private readonly pages = new Map<string, DataLoader<string, TurnsPage | null>>();

  constructor(
    private readonly caller: Caller,
    private readonly related: RelatedService,
    private readonly turnsService: RelatedTurnsService,
    readonly contacts: ContactLoaders,
    readonly entities: EntityLoaders,
  ) {}

  /** The beginning of a memory's chain. */
  async history({ memoryId, ...page }: PageOf & { readonly memoryId: string }): Promise<Chain> {
    const chains = byPage(this.chains, page, (ids, stand) => this.related.chains(this.caller, ids, stand));
    const chain = await chains.load(memoryId);
    if (!chain) throw notFound('memory', memoryId);
    return chain;
  }

  /** The first turns of a session. */
  async turns({ sessionId, ...page }: PageOf & { readonly sessionId: string }): Promise<TurnsPage> {
    const pages = byPage(this.pages, page, (ids, stand) => this.turnsService.ofSessions(this.caller, ids, stand));
    const found = await pages.load(sessionId);
    if (!found) throw notFound('session', sessionId);
    return found;
  }
}

/** Creates the loaders of a request. */
@Injectable()
export class LoadersOfRequest {
  constructor(
    private readonly related: RelatedService,
    private readonly turns: RelatedTurnsService,
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly sessions: SessionsService,
    private readonly entities: EntitiesService,
    private readonly entityMemories: EntityMemoriesService,
  ) {}

  open(caller: Caller): Loaders {
    return new Loaders(
      caller,
      this.related,
      this.turns,
      new ContactLoaders(caller, this.contacts, this.history, this.sessions),
      new EntityLoaders(caller, this.entities, this.entityMemories),
    );
  }
}

/** Levels never share results, because a mutation may lie between them. */
function loader<T>(find: (ids: readonly string[]) => Found<T>, none: T): DataLoader<string, T> {
  return new DataLoader<string, T>(
    async (ids) => {
      const found = await find([...new Set(ids)]);
      return ids.map((id) => found.get(id) ?? none);
    },
    { cache: false },
  );
}

/** Pages with the same limit and times are loaded together. */
function byPage<T>(
  loaders: Map<string, DataLoader<string, T | null>>,
  { knownAt, limit }: PageOf,
  find: (ids: readonly string[], stand: { knownAt?: Date; limit: number }) => Found<T>,
): DataLoader<string, T | null> {
  const stand = { ...(knownAt instanceof Date ? { knownAt } : {}), limit };
  const key = JSON.stringify(stand);
  const known = loaders.get(key);
  if (known) return known;
  const made = loader<T | null>((ids) => find(ids, stand), null);
  loaders.set(key, made);
  return made;
}
