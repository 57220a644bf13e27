import { Injectable } from '@nestjs/common';
import { type ContactHead, ContactsService } from '#contacts/contacts.service.js';
import { type StatedAsOf, StatedTimes } from '#contacts/stated-times.js';
import { momentOf } from '#dates/moment.js';
import { validDiff } from '#domain/diff.js';
import type { Caller } from '#domain/caller.js';
import { invalid } from '#domain/errors.js';
import type { Memory, Version } from '#domain/memory.js';
import type { HistoryLearnedRow } from '#graph/generated/queries.js';
import { asKnown } from '../as-known.js';
import { MemoriesRepository } from '../memories.repository.js';

/** A fact that says something else than before. */
export interface Change {
  readonly before: Memory;
  readonly after: Memory;
  readonly reason: string | null;
}

/** What lies between two instants of one clock. */
export interface Diff {
  readonly clock: 'valid' | 'system';
  readonly from: Date;
  readonly to: Date;
  readonly began: readonly Memory[];
  readonly ended: readonly Memory[];
  readonly changed: readonly Change[];
  readonly corrected: readonly Change[];
  readonly withdrawn: readonly { readonly memory: Memory; readonly reason: string }[];
}

/** A checked diff. */
export interface DiffInput {
  readonly contactId: string;
  readonly from: Date | string;
  readonly to?: Date | string | undefined;
  readonly clock: 'valid' | 'system';
  readonly knownAt?: StatedAsOf['knownAt'];
}

/** Tells what changed in the world, or in what we believe, between two instants. */
@Injectable()
export class DiffService {
  constructor(
    private readonly contacts: ContactsService,
    private readonly memories: MemoriesRepository,
    private readonly times: StatedTimes,
  ) {}

  /** @throws DomainError NOT_FOUND, or INVALID when `to` does not lie after `from`. */
  async diff(caller: Caller, { contactId, clock, ...input }: DiffInput): Promise<Diff> {
    if (clock === 'system' && input.knownAt !== undefined)
      throw invalid('knownAt', 'belongs to clock=valid; clock=system goes from `from` to `to`');
    return this.between(await this.contacts.head(caller, contactId, { knownAt: input.knownAt }), { clock, ...input });
  }

  /** The same, as it was known where the contact's head was read. */
  async between(head: ContactHead, { clock, ...input }: Pick<DiffInput, 'clock' | 'from' | 'to'>): Promise<Diff> {
    const heard = this.times.heard(head.timezone);
    const from = momentOf(input.from, 'from', heard);
    const to = input.to === undefined ? head.asked.validAt : momentOf(input.to, 'to', heard);
    if (to <= from) throw invalid('to', 'must lie after from');
    return clock === 'valid' ? this.valid(head.id, from, to, head) : this.system(head.id, from, to);
  }

  private async valid(contactId: string, from: Date, to: Date, { read: { knownAt } }: ContactHead): Promise<Diff> {
    const [then, later] = await Promise.all(
      [from, to].map((validAt) => this.memories.holding(contactId, { validAt, knownAt })),
    );
    const { began, ended, changed } = validDiff(then ?? [], later ?? []);
    const known = (version: Version): Memory => asKnown(version, knownAt);
    return {
      clock: 'valid',
      from,
      to,
      began: began.map(known),
      ended: ended.map(known),
      changed: changed.map(({ before, after }) => ({ before: known(before), after: known(after), reason: null })),
      corrected: [],
      withdrawn: [],
    };
  }

  private async system(contactId: string, from: Date, to: Date): Promise<Diff> {
    const rows = await this.memories.learned(contactId, from, to);
    const known = (version: Version): Memory => asKnown(version, to);
    const replaced = (as: readonly string[]): Change[] =>
      rows.flatMap((row) =>
        linksOf(row)
          .filter((link) => as.includes(link.as))
          .map(({ old, reason }) => ({ before: known(old), after: known(row.memory), reason })),
      );
    return {
      clock: 'system',
      from,
      to,
      began: rows
        .filter((row) => row.memory.recordedAt > from && linksOf(row).every(({ as }) => as === 'revert'))
        .map(({ memory }) => known(memory)),
      ended: [],
      changed: replaced(['change', 'extension']),
      corrected: replaced(['correction']),
      withdrawn: rows.flatMap(({ memory, withdrawn }) =>
        withdrawn === null ? [] : [{ memory: known(memory), reason: withdrawn }],
      ),
    };
  }
}

function linksOf({ links }: HistoryLearnedRow): readonly { as: string; reason: string | null; old: Version }[] {
  return links as unknown as { as: string; reason: string | null; old: Version }[];
}
