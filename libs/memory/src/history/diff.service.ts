import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#times/stated-times.js';
import { momentOf } from '#dates/moment.js';
import type { Caller } from '#domain/service/caller.js';
import { invalid } from '#domain/service/errors.js';
import { fromCursor, type ListMark, listMark, toCursor } from '#graph/cursor.js';
import { scopesOf } from '../recall/filter.js';
import { ChangesRepository } from './changes.repository.js';
import { type Diff, diffOf, learnedChange, readPlace, type Place, type DiffEntry, worldChange } from './diff.js';

/** A validated diff. */
export interface DiffInput {
  readonly contactId: string;
  readonly from: Date | string;
  readonly to?: Date | string | undefined;
  readonly clock: 'valid' | 'system';
  readonly knownAt?: StatedAsOf['knownAt'];
  readonly agentId?: string | undefined;
  readonly limit: number;
  readonly cursor?: string | undefined;
}

/** Two instants on one clock, and the page size. */
interface Between {
  readonly clock: 'valid' | 'system';
  readonly from: Date;
  readonly to: Date;
  readonly agentId?: string | undefined;
  readonly limit: number;
  /** Whose cursors the pages have; default: no request can go on from a page. */
  readonly list?: ListMark;
}

/** Answers what changed in the world, or in what we believe, between two instants. */
@Injectable()
export class DiffService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly changes: ChangesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID if `to` is not after `from`. */
  async diff(caller: Caller, input: DiffInput): Promise<Diff> {
    const { contactId, clock, knownAt, agentId, limit } = input;
    if (clock === 'system' && knownAt !== undefined)
      throw invalid(
        'knownAt',
        'can be stated with clock=valid only; clock=system compares what was known at `from` and at `to`',
      );
    const list = listMark('diff', contactId, input);
    const place = fromCursor(input.cursor, list, (content) => readPlace(content, clock));
    if (place) {
      const head = await this.contacts.head(caller, contactId, place);
      return this.page(head, { clock, from: place.from, to: place.to, agentId, limit, list }, place);
    }
    const head = await this.contacts.head(caller, contactId, { knownAt });
    const heard = this.times.heard(head);
    const from = momentOf(input.from, 'from', heard);
    const to = input.to === undefined ? head.asked.validAt : momentOf(input.to, 'to', heard);
    // What was learned by then is read for the contact as it was then, even if it was merged since.
    const headThen = clock === 'system' ? await this.contacts.head(caller, contactId, { knownAt: to }) : head;
    return this.between(headThen, { clock, from, to, agentId, limit, list });
  }

  /** The same for a contact's head that was already read. */
  between(head: ContactHead, between: Between): Promise<Diff> {
    if (between.to <= between.from) throw invalid('to', 'must lie after from');
    return this.page(head, between, null);
  }

  private async page(head: ContactHead, between: Between, place: Place | null): Promise<Diff> {
    const { clock, from, to, limit, list = listMark('between', head.named) } = between;
    const entries = await (clock === 'valid' ? this.inWorld(head, between, place) : this.learned(head, between, place));
    const shown = entries.slice(0, limit);
    const last = entries.length > limit ? shown.at(-1) : undefined;
    const knownAt = clock === 'valid' ? head.asked.knownAt : to;
    return diffOf(between, shown, last ? toCursor({ clock, from, to, knownAt, ...last.place }, list) : null);
  }

  private async inWorld(
    { id, standing }: ContactHead,
    { from, to, agentId, limit }: Between,
    place: Place | null,
  ): Promise<DiffEntry[]> {
    const { knownAt } = standing;
    const page = { at: place?.at ?? from, afterId: place?.afterKey ?? '', limit: limit + 1 };
    const rows = await this.changes.inWorld({ contactId: id, scopes: scopesOf(agentId), knownAt, from, to, ...page });
    return rows.map((row) => worldChange(row, { validAt: to, knownAt }));
  }

  private async learned(
    { id }: ContactHead,
    { from, to, agentId, limit }: Between,
    place: Place | null,
  ): Promise<DiffEntry[]> {
    const page = { at: place?.at ?? from, position: place?.position ?? 0, afterKey: place?.afterKey ?? '' };
    const params = { contactId: id, scopes: scopesOf(agentId), after: from, knownAt: to };
    const rows = await this.changes.learned({ ...params, ...page, limit: limit + 1 });
    return rows.map((row) => learnedChange(row, { validAt: to, knownAt: to }));
  }
}
