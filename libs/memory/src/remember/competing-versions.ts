import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Queries } from '#graph/graph.js';
import { VectorSpace } from '#models/vector-space.js';
import { MemoriesRepository } from '../memories.repository.js';
import { type CompetitorsQuery, beginsWithoutPast, type Competitors, slotOf } from '../competitors.js';
import type { Prepared } from './draft.js';
import { asInFork } from './fork-versions.js';
import type { MetPieces } from './known-slots.js';
import type { ContactSoFar } from './near-versions.js';

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

/** Reads what statements compete with by their structure alone. */
@Injectable()
export class CompetingVersions {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly space: VectorSpace,
  ) {}

  /** @returns what each statement competes with, in a fork also among what it sees of its contact. */
  async with(
    transaction: Queries,
    contact: ContactSoFar,
    stated: readonly Prepared[],
    now: Date,
  ): Promise<Competitors[]> {
    const { base } = contact;
    const { property } = this.space;
    await this.learnSlots(transaction, contact, stated, now);
    const met = stated.map(({ statement }) => metPieces(contact, statement));
    // The fork's own versions and those it sees of its contact form one history; its beginning is known only after reading both.
    const asks = stated.map(({ statement, vector }): CompetitorsQuery => {
      return { ...statement, vector, since: base ? null : beginsWithoutPast(statement) };
    });
    const asksOwn = asks.map((ask, i) => ({ ...ask, pieces: met[i]?.own }));
    const own = this.memories.neighbours(transaction, contact.id, asksOwn, { knownAt: now, property });
    if (!base) return own;
    const asksContact = asks.map((ask, i) => ({ ...ask, pieces: met[i]?.ofContact }));
    const params = { knownAt: base.knownAt, property };
    const ofContact = this.memories.neighbours(transaction, base.contactId, asksContact, params);
    const [ownRows, rowsOfContact] = await Promise.all([own, ofContact]);
    return ownRows.map((met, i) => withContact(contact, met, rowsOfContact[i] as Competitors));
  }

  /** Reads in short the slots that the write is about again. */
  private async learnSlots(
    transaction: Queries,
    { id, base, slots }: ContactSoFar,
    stated: readonly Prepared[],
    now: Date,
  ): Promise<void> {
    const plain = stated.filter(({ statement }) => beginsWithoutPast(statement) !== null);
    const unread = slots.unread(plain.flatMap(({ statement }) => slotOf(statement) ?? []));
    if (unread.length === 0) return;
    const [own, ofContact] = await Promise.all([
      this.memories.slots(transaction, id, unread, now),
      base ? this.memories.slots(transaction, base.contactId, unread, base.knownAt) : [],
    ]);
    for (const [i, slot] of unread.entries()) slots.learn(slot, own[i] ?? [], ofContact[i] ?? []);
  }
}

/** @returns what is needed of the slot of a plain statement; `undefined` if that is not known. */
function metPieces({ base, slots }: ContactSoFar, statement: Statement): MetPieces | undefined {
  const since = beginsWithoutPast(statement);
  const slot = slotOf(statement);
  return (since && slot && slots.met(slot, since, base?.hidden ?? NOTHING_HIDDEN)) ?? undefined;
}

/** @returns what a statement in a fork competes with: versions of the fork and those it sees of its contact. */
function withContact(contact: LockedContact, own: Competitors, theirs: Competitors): Competitors {
  const cosines = new Map(own.cosines);
  const seen = (versions: readonly Version[]): Version[] =>
    versions
      .filter(({ id }) => !contact.base?.hidden.has(id))
      .map((version) => {
        const inFork = asInFork(contact, version);
        cosines.set(inFork.id, theirs.cosines.get(version.id) ?? null);
        return inFork;
      });
  return {
    slot: [...own.slot, ...seen(theirs.slot)].sort(byStart),
    named: own.named ?? seen(theirs.named ? [theirs.named] : [])[0] ?? null,
    events: [...own.events, ...seen(theirs.events)].sort(byStart),
    cosines,
  };
}

/** Sorts versions as they are read from one contact: by start, then id. */
function byStart(a: Version, b: Version): number {
  return a.validFrom.getTime() - b.validFrom.getTime() || a.id.localeCompare(b.id);
}
