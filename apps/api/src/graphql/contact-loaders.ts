import DataLoader from 'dataloader';
import { listSessions } from '#contract/conversation.js';
import { listMemories } from '#contract/memories.js';
import type { CallerWithHead, ContactHead, ContactsService } from '#contacts/contacts.service.js';
import type { SessionsPage, SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/service/caller.js';
import type { HistoryService, ListInput, MemoriesPage } from '#memory/history/history.service.js';
import type { StatedAsOf } from '#times/stated-times.js';

/** A read of a contact. */
export interface ContactRead {
  readonly contactId: string;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly cursor?: string | undefined;
}

/** Batches reads of many contacts: their heads, and the first pages of their memories and sessions. */
export class ContactLoaders {
  private readonly heads = new Map<string, DataLoader<string, CallerWithHead | undefined>>();
  private readonly memoryPages = new Map<string, DataLoader<ContactHead, MemoriesPage>>();
  private readonly sessionPages = new Map<string, DataLoader<ContactHead, SessionsPage>>();

  constructor(
    private readonly caller: Caller,
    private readonly contacts: ContactsService,
    private readonly history: HistoryService,
    private readonly lists: SessionsService,
  ) {}

  /**
   * Reads the head of the contact together with the others on the same level of the query. Not if times are given in words, which are
   * read in each contact's zone, or by a cursor.
   * @returns the caller with the head.
   * @throws DomainError NOT_FOUND if the tenant has no such contact.
   */
  async about(caller: Caller, { contactId, knownAt, cursor }: ContactRead): Promise<Caller> {
    if (typeof knownAt === 'string' || cursor) return caller;
    const loader = kept(this.heads, { knownAt }, async (ids) => {
      const found = await this.contacts.withHeads(this.caller, [...new Set(ids)], knownAt);
      return ids.map((id) => found.get(id));
    });
    const about = await loader.load(contactId);
    if (!about) throw await this.contacts.unknown(this.caller, contactId);
    return { ...about, ...caller };
  }

  /** A page of memories of a contact. First pages with the same filters are loaded together. */
  async memories(caller: Caller, input: ListInput): Promise<MemoriesPage> {
    if (input.cursor) return this.history.list(caller, input);
    // Everything that filters the list.
    const { contactId: _, validAt: __, knownAt: ___, cursor: ____, ...shown } = input;
    const loader = kept(this.memoryPages, shown, (heads) => this.history.pages(this.caller, heads, shown));
    return loader.load(await this.head(caller, input));
  }

  /** A page of a contact's sessions. First pages of the same size are loaded together. */
  async sessions(caller: Caller, input: ContactRead & { readonly limit: number }): Promise<SessionsPage> {
    if (input.cursor) return this.lists.list(caller, input);
    const shown = { limit: input.limit };
    const loader = kept(this.sessionPages, shown, (heads) => this.lists.pages(heads, shown));
    return loader.load(await this.head(caller, input));
  }

  private async head(caller: Caller, input: ContactRead & StatedAsOf): Promise<ContactHead> {
    return this.contacts.head(await this.about(caller, input), input.contactId, input);
  }
}

/** Answers a validated input for one of many contacts. */
type LoadTogether = (loaders: ContactLoaders, caller: Caller, input: never) => Promise<unknown>;

/** Operations answered for many contacts at once, instead of calling the service for each. */
export const LOADED_TOGETHER: ReadonlyMap<string, LoadTogether> = new Map<string, LoadTogether>([
  [listMemories.name, (loaders, caller, input) => loaders.memories(caller, input)],
  [listSessions.name, (loaders, caller, input) => loaders.sessions(caller, input)],
]);

/** @returns the loader for all reads with the same key. Levels never share results, because a mutation may lie between them. */
function kept<K, T>(
  loaders: Map<string, DataLoader<K, T>>,
  asked: object,
  find: (keys: readonly K[]) => Promise<readonly T[]>,
): DataLoader<K, T> {
  const key = JSON.stringify(asked);
  const known = loaders.get(key);
  if (known) return known;
  const made = new DataLoader<K, T>(find, { cache: false });
  loaders.set(key, made);
  return made;
}
