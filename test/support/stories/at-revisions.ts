import { createContact } from '#contract/contacts.js';
import { listMemories, remember } from '#contract/memories.js';
import { addRevisions } from '#contract/revisions.js';
import { newId } from '#graph/ids.js';
import type { Visit } from '../doors/doors.js';
import type { Answer, Asked } from '../doors/door.js';
import type { TestClock } from '../service/test-clock.js';

/**
 * Two roots; `a` forks into `b` and `c`, which `m` merges; `d` goes on from `c` alone, `pick` carries the change of `b` over to `d` without
 * being made from it; `z` has a root of its own.
 */
export const COMMITS = [
  { id: 'a' },
  { id: 'b', parents: ['a'] },
  { id: 'c', parents: ['a'] },
  { id: 'm', parents: ['b', 'c'] },
  { id: 'd', parents: ['c'] },
  { id: 'pick', parents: ['d'] },
  { id: 'root2' },
  { id: 'z', parents: ['root2'] },
];

/** Tells what holds at revisions of a repository, a minute after what was told before, and lists it. */
export class AtRevisions {
  #contactId = '';
  #repository = '';

  constructor(
    private readonly ask: Visit['ask'],
    private readonly clock: TestClock,
  ) {}

  /** Begins anew: with a contact, and a repository of its own. */
  async begin(): Promise<{ contactId: string; repository: string }> {
    this.clock.set('2026-01-10T09:00:00Z');
    this.#repository = `repo-${newId()}`;
    this.#contactId = (await this.ask(createContact, {})).id;
    await this.ask(addRevisions, { repository: this.#repository, revisions: COMMITS });
    return { contactId: this.#contactId, repository: this.#repository };
  }

  later(): void {
    this.clock.set(new Date(this.clock.now().getTime() + 60_000).toISOString());
  }

  /** @param contactId another contact, or a fork. */
  readonly tell = (
    text: string,
    more: Partial<Asked<typeof remember>> = {},
    contactId = this.#contactId,
  ): Promise<Answer<typeof remember>> => {
    this.later();
    const pinned = (more.validFromRevision ?? more.validToRevision) ? { repository: this.#repository } : {};
    return this.ask(remember, { contactId, text, ...pinned, ...more });
  };

  /** @returns the texts that hold at a revision. */
  readonly at = async (atRevision: string | undefined, contactId = this.#contactId): Promise<string[]> => {
    const stand = atRevision === undefined ? {} : { atRevision, repository: this.#repository };
    const { memories } = await this.ask(listMemories, { contactId, ...stand });
    return memories.map(({ text }) => text).sort();
  };

  /** @returns the texts that hold by revision, but for those at which nothing does. */
  readonly everywhere = async (contactId = this.#contactId): Promise<Record<string, string[]>> => {
    const all = await Promise.all(COMMITS.map(async ({ id }) => [id, await this.at(id, contactId)] as const));
    return Object.fromEntries(all.filter(([, texts]) => texts.length > 0));
  };
}
