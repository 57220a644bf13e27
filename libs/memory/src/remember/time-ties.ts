import { Injectable } from '@nestjs/common';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { Version } from '#domain/memory/memory.js';
import { factKey, scopeKey, subjectKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { dayToCome } from '#domain/reconcile/announced-change.js';
import type { Neighbours, NewEnd, ReplacedLater, StandIn } from '#domain/reconcile/decision-types.js';
import { isClaim } from '#domain/reconcile/settle-non-claim.js';
import type { Queries } from '#graph/graph.js';
import { factKeyHashes } from '../key-hashes.js';
import { LayeredSearches } from '../recall/layered-searches.js';
import { asInFork } from './fork-versions.js';
import { TimeTiesRepository } from './time-ties.repository.js';

/** A row of either query, with the id for which it was read. */
interface Row {
  readonly id: string;
  readonly asked: string;
}

/** Finds the versions tied in time to those that a statement meets: by an announcement for a future day, or by a temporary replacement. */
@Injectable()
export class TimeTies {
  constructor(
    private readonly ties: TimeTiesRepository,
    private readonly searches: LayeredSearches,
  ) {}

  /**
   * @returns the neighbours, with those that make way for them, those that temporarily replace them, and what corrected a late statement.
   */
  async around(
    transaction: Queries,
    contact: LockedContact,
    statement: Statement,
    neighbours: Neighbours,
    now: Date,
  ): Promise<Neighbours> {
    const announced = versionsIn(neighbours).filter((version) => isToCome(dayToCome(version), statement));
    const returning = neighbours.slot.filter(
      (version) => factKey(version) === factKey(statement) && isToCome(version.validFrom, statement),
    );
    const [replacedLater, standIns, corrected] = await Promise.all([
      this.replacedLater(transaction, contact, announced, now),
      this.standIns(transaction, contact, returning, now),
      this.corrected(transaction, contact, statement, now),
    ]);
    return { ...neighbours, replacedLater, standIns, corrected };
  }

  /** Only a statement said before the last write can have been corrected since. */
  private async corrected(
    queries: Queries,
    { id: contactId, lastWriteAt, base }: LockedContact,
    statement: Statement,
    knownAt: Date,
  ): Promise<Version | undefined> {
    const { saidAt, validFrom, validTo, polarity, mode, kind, supersedes, repository = null } = statement;
    const isFact = polarity === 'holds' && mode === 'change' && kind !== 'episodic' && isClaim(statement);
    // A statement limited to revisions says nothing about times, and times nothing about it.
    if (saidAt >= lastWriteAt || supersedes !== null || repository !== null || !isFact) return undefined;
    const whose = { contactId, subjectKey: subjectKey(statement), scope: scopeKey(statement) };
    const when = { saidAt, from: validFrom ?? saidAt, to: validTo, knownAt };
    const params = { ...whose, ...when, factKeyHashes: factKeyHashes(statement) };
    const id = await this.ties.correctedSince(queries, params);
    return id === undefined ? undefined : (await this.searches.memories([id], knownAt, base, queries)).get(id);
  }

  /** @returns the versions that were to make way for an announced one that is still ahead. If that does not come, they continue. */
  async newEnds(queries: Queries, contact: LockedContact, announced: Version, now: Date): Promise<NewEnd[]> {
    const day = dayToCome(announced);
    const replacedLater = day !== null && day > now ? await this.replacedLater(queries, contact, [announced], now) : [];
    return replacedLater.map(({ version, heldUntil: until }) => ({ version, until }));
  }

  private replacedLater(
    queries: Queries,
    contact: LockedContact,
    versions: readonly Version[],
    now: Date,
  ): Promise<ReplacedLater[]> {
    const ask = async (
      ids: string[],
      contactId: string,
      knownAt: Date,
    ): Promise<(Row & { heldUntil: Date | null })[]> =>
      (await this.ties.replacedLater(queries, { contactId, ids, knownAt })).map((row) => ({ ...row, asked: row.to }));
    return this.layered(queries, contact, versions, now, ask, (version, to, { heldUntil }) => ({
      version,
      to,
      heldUntil,
    }));
  }

  private standIns(queries: Queries, contact: LockedContact, of: readonly Version[], now: Date): Promise<StandIn[]> {
    const ask = async (ids: string[], contactId: string, knownAt: Date): Promise<Row[]> =>
      (await this.ties.standIns(queries, { contactId, ids, knownAt })).map((row) => ({ ...row, asked: row.until }));
    return this.layered(queries, contact, of, now, ask, (version, until) => ({ version, until }));
  }

  /** Reads rows for versions of a contact; in a fork also for what it sees of its contact, as known then. */
  private async layered<R extends Row, T>(
    queries: Queries,
    contact: LockedContact,
    requested: readonly Version[],
    now: Date,
    ask: (ids: string[], contactId: string, knownAt: Date) => Promise<R[]>,
    toResult: (version: Version, asked: string, row: R) => T,
  ): Promise<T[]> {
    if (requested.length === 0) return [];
    const { base } = contact;
    const requestedId = new Map(requested.map(({ id }) => [base?.met.get(id)?.of ?? id, id]));
    const ids = [...requestedId.keys()];
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
      return version ? [toResult(asInFork(contact, version), requestedId.get(row.asked) ?? row.asked, row)] : [];
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
