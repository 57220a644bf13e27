import DataLoader from 'dataloader';
import { listSessions } from '#contract/conversation.js';
import { listMemories } from '#contract/memories.js';
import type { CallerWithHead, ContactHead, ContactsService } from '#contacts/contacts.service.js';
import type { SessionsPage, SessionsService } from '#conversation/sessions.service.js';
import type { Caller } from '#domain/caller.js';
import { notFound } from '#domain/errors.js';
import type { HistoryService, ListInput, MemoriesPage } from '#memory/history/history.service.js';
import type { StatedAsOf } from '#times/stated-times.js';

/** A read of a contact. */
export interface ContactRead {
  readonly contactId: string;
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly cursor?: string | undefined;
}

/** What is asked of many contacts at once: their heads, and the first pages of their memories and sessions. */
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
   * The head of the contact is read with those of the others on the level. Not where words say when, which are read in the zone of
   * each contact, nor where a cursor does.
   * @returns who asks, with the head.
   * @throws DomainError NOT_FOUND when the tenant has no such contact.
   */
  async about(caller: Caller, { contactId, knownAt, cursor }: ContactRead): Promise<Caller> {
    if (typeof knownAt === 'string' || cursor) return caller;
    const loader = kept(this.heads, { knownAt }, async (ids) => {
      const found = await this.contacts.withHeads(this.caller, [...new Set(ids)], knownAt);
      return ids.map((id) => found.get(id));
    });
    const about = await loader.load(contactId);
    if (!about) throw notFound('contact', contactId);
    return { ...about, ...caller };
  }

  /** A page of what is believed of a contact; first pages are loaded together where they show the same. */
  async memories(caller: Caller, input: ListInput): Promise<MemoriesPage> {
    if (input.cursor) return this.history.list(caller, input);
    // All that narrows the list, whatever that is.
    const { contactId: _, validAt: __, knownAt: ___, cursor: ____, ...shown } = input;
    const loader = kept(this.memoryPages, shown, (heads) => this.history.pages(this.caller, heads, shown));
    return loader.load(await this.head(caller, input));
  }

  /** A page of a contact's sessions; first pages are loaded together where they are of one length. */
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

/** Answers a checked input for one of many contacts. */
type Together = (loaders: ContactLoaders, caller: Caller, input: never) => Promise<unknown>;

/** By operation, what is answered for many contacts at once, in the place of a call of the service for each. */
export const TOGETHER: ReadonlyMap<string, Together> = new Map<string, Together>([
  [listMemories.name, (loaders, caller, input) => loaders.memories(caller, input)],
  [listSessions.name, (loaders, caller, input) => loaders.sessions(caller, input)],
]);

/** @returns the loader of all that is asked for alike. No two levels share what they loaded: a mutation may lie between. */
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
