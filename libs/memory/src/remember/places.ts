import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import { dayOf } from '#domain/announced.js';
import { isClaim } from '#domain/aside.js';
import type { Version } from '#domain/memory.js';
import { factKey, scopeKey, subjectKey } from '#domain/sameness.js';
import type { HeldOn, MakingWay, Neighbours, StandingIn } from '#domain/settled.js';
import type { Statement } from '#domain/statement.js';
import type { Queries } from '#graph/graph.js';
import { factKeyHashes } from '../key-hashes.js';
import { LayeredSearches } from '../recall/layered-searches.js';
import { asInFork } from './fork-versions.js';
import { PlacesRepository } from './places.repository.js';

/** A row of either query, with the id that it was asked for. */
interface Row {
  readonly id: string;
  readonly asked: string;
}

/** Finds whose place in time is taken by what a statement meets: by what is announced for a day to come, and by what stands in for a while. */
@Injectable()
export class Places {
  constructor(
    private readonly places: PlacesRepository,
    private readonly searches: LayeredSearches,
  ) {}

  /** @returns what is around a statement, with what makes way for it or stands in its place, and what corrected it if it arrives late. */
  async around(
    transaction: Queries,
    contact: LockedContact,
    statement: Statement,
    neighbours: Neighbours,
    now: Date,
  ): Promise<Neighbours> {
    const announced = versionsIn(neighbours).filter((version) => isToCome(dayOf(version), statement));
    const back = neighbours.slot.filter(
      (version) => factKey(version) === factKey(statement) && isToCome(version.validFrom, statement),
    );
    const [makingWay, standingIn, corrected] = await Promise.all([
      this.makingWay(transaction, contact, announced, now),
      this.standingIn(transaction, contact, back, now),
      this.corrected(transaction, contact, statement, now),
    ]);
    return { ...neighbours, makingWay, standingIn, corrected };
  }

  /** Only what was said before the last write can have been corrected since. */
  private async corrected(
    queries: Queries,
    { id: contactId, lastWriteAt, base }: LockedContact,
    statement: Statement,
    knownAt: Date,
  ): Promise<Version | undefined> {
    const { saidAt, validFrom, validTo, polarity, mode, kind, supersedes, repository = null } = statement;
    const isFact = polarity === 'holds' && mode === 'change' && kind !== 'episodic' && isClaim(statement);
    // What holds at revisions only says nothing of any other time, nor that of it.
    if (saidAt >= lastWriteAt || supersedes !== null || repository !== null || !isFact) return undefined;
    const whose = { contactId, subjectKey: subjectKey(statement), scope: scopeKey(statement) };
    const when = { saidAt, from: validFrom ?? saidAt, to: validTo, knownAt };
    const of = { ...whose, ...when, factKeyHashes: factKeyHashes(statement) };
    const id = await this.places.correctedSince(queries, of);
    return id === undefined ? undefined : (await this.searches.memories([id], knownAt, base, queries)).get(id);
  }

  /** @returns what was to make way for something announced that is still to come, and holds on if that does not. */
  async heldOn(queries: Queries, contact: LockedContact, announced: Version, now: Date): Promise<HeldOn[]> {
    const day = dayOf(announced);
    const makingWay = day !== null && day > now ? await this.makingWay(queries, contact, [announced], now) : [];
    return makingWay.map(({ version, heldUntil: until }) => ({ version, until }));
  }

  private makingWay(queries: Queries, contact: LockedContact, of: readonly Version[], now: Date): Promise<MakingWay[]> {
    const asked = async (
      ids: string[],
      contactId: string,
      knownAt: Date,
    ): Promise<(Row & { heldUntil: Date | null })[]> =>
      (await this.places.makingWay(queries, { contactId, ids, knownAt })).map((row) => ({ ...row, asked: row.to }));
    return this.layered(queries, contact, of, now, asked, (version, to, { heldUntil }) => ({ version, to, heldUntil }));
  }

  private standingIn(
    queries: Queries,
    contact: LockedContact,
    of: readonly Version[],
    now: Date,
  ): Promise<StandingIn[]> {
    const asked = async (ids: string[], contactId: string, knownAt: Date): Promise<Row[]> =>
      (await this.places.standingIn(queries, { contactId, ids, knownAt })).map((row) => ({ ...row, asked: row.until }));
    return this.layered(queries, contact, of, now, asked, (version, until) => ({ version, until }));
  }

  /** Asks for the versions of a contact; in a fork also for what it sees of its contact, as that was then. */
  private async layered<R extends Row, T>(
    queries: Queries,
    contact: LockedContact,
    of: readonly Version[],
    now: Date,
    ask: (ids: string[], contactId: string, knownAt: Date) => Promise<R[]>,
    found: (version: Version, asked: string, row: R) => T,
  ): Promise<T[]> {
    if (of.length === 0) return [];
    const { base } = contact;
    const shown = new Map(of.map(({ id }) => [base?.met.get(id)?.of ?? id, id]));
    const ids = [...shown.keys()];
    const own = await ask(ids, contact.id, now);
    const theirs = base ? await ask(ids, base.contactId, base.knownAt) : [];
    const rows = [...own, ...theirs.filter(({ id }) => !base?.hidden.has(id))];
    const versions = await this.searches.memories(
      rows.map(({ id }) => id),
      now,
      base,
      queries,
    );
    return rows.flatMap((row) => {
      const version = versions.get(row.id);
      return version ? [found(asInFork(contact, version), shown.get(row.asked) ?? row.asked, row)] : [];
    });
  }
}

function isToCome(day: Date | null, { saidAt }: Statement): boolean {
  return day !== null && day > saidAt;
}

function versionsIn({ slot, named, events, plans, candidates }: Neighbours): Version[] {
  const near = candidates.map(({ version }) => version);
  const all = [...slot, ...(named ? [named] : []), ...events, ...(plans?.possible ?? []), ...near];
  return [...new Map(all.map((version) => [version.id, version])).values()];
}
