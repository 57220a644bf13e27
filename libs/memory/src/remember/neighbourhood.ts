import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '#config/config.js';
import { CONFIG } from '#config/config.token.js';
import type { LockedContact } from '#contacts/contact-writes.js';
import type { MeantPlans } from '#domain/memory/plan-change.js';
import { scopeKey } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import { matchPlans } from '#domain/plans/plan-match.js';
import type { Neighbours } from '#domain/reconcile/decision-types.js';
import { onlySameRevisions, sameRevisions } from '#domain/reconcile/revision-span.js';
import { isClaim } from '#domain/reconcile/settle-non-claim.js';
import { DomainError, invalid } from '#domain/service/errors.js';
import type { Queries } from '#graph/graph.js';
import { MemoriesRepository } from '../memories.repository.js';
import type { Competitors } from '../competitors.js';
import type { Hit } from '../recall/hit.type.js';
import { LayeredSearches } from '../recall/layered-searches.js';
import type { CandidateRow } from '../recall/searches.repository.js';
import { CompetingVersions } from './competing-versions.js';
import type { Prepared } from './draft.js';
import { asInFork } from './fork-versions.js';
import { type ContactSoFar, type Found, NearVersions } from './near-versions.js';

/** A plan that is moved or cancelled is searched among this many, the next ones. */
const MAX_PLANS = 100;

/** When the surroundings are read, and whether what is near was found before. */
interface ReadAround {
  readonly now: Date;
  readonly isNearKnown: boolean;
}

/** What was read around a statement. */
export interface Surroundings {
  readonly met: Competitors;
  readonly planned: { readonly plans?: MeantPlans; readonly rows: readonly Hit<CandidateRow>[] };
  /** `null`: the nearest were not searched. */
  readonly found: Found | null;
}

/** Finds what is believed around a statement: the versions it competes with, and the nearest ones, ranked by the blend. */
@Injectable()
export class Neighbourhood {
  constructor(
    private readonly memories: MemoriesRepository,
    private readonly searches: LayeredSearches,
    private readonly nearVersions: NearVersions,
    private readonly competing: CompetingVersions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Reads what all the statements compete with, in one query. For statements that structure seldom decides, also what is near. All
   * queries are sent together, since none depends on another.
   */
  async around(
    transaction: Queries,
    contact: ContactSoFar,
    stated: readonly Prepared[],
    read: ReadAround,
  ): Promise<Surroundings[]> {
    if (stated.length === 0) return [];
    const [met, ...rest] = await Promise.all([
      this.competing.with(transaction, contact, stated, read.now),
      ...stated.map((statement) => this.plansAndNear(transaction, contact, statement, read)),
    ]);
    return rest.map((plansAndNear, i) => ({ met: met[i] as Competitors, ...plansAndNear }));
  }

  private async plansAndNear(
    transaction: Queries,
    contact: ContactSoFar,
    prepared: Prepared,
    { now, isNearKnown }: ReadAround,
  ): Promise<Omit<Surroundings, 'met'>> {
    if (!isOpen(prepared.statement)) return { planned: { rows: [] }, found: null };
    const [planned, found] = await Promise.all([
      this.plans(transaction, contact, prepared, now),
      isNearKnown ? null : this.nearVersions.found(transaction, contact, prepared, now),
    ]);
    return { planned, found };
  }

  /**
   * @returns the structural matches, which are the candidates.
   * @throws DomainError CONFLICT if the version that the caller names is not current, NOT_FOUND if it does not exist.
   */
  async structural(
    transaction: Queries,
    contact: LockedContact,
    prepared: Prepared,
    { met, planned: { plans, rows } }: Surroundings,
    tenantId: string,
  ): Promise<Neighbours> {
    const { statement, isNamedByReader } = prepared;
    const { cosines, ...known } = onlySameRevisions(met, statement, isNamedByReader);
    if (statement.supersedes && !known.named && !isNamedByReader)
      await this.refuse(transaction, tenantId, contact.id, statement.supersedes);
    const named = known.named && scopeKey(known.named) === scopeKey(statement) ? known.named : null;
    if (known.named && !named && !isNamedByReader) throw outOfScope(known.named.id);
    const { repository } = known.named ?? {};
    if (repository && statement.repository && repository !== statement.repository)
      throw invalid('supersedes', `holds at revisions of another repository, ${repository}`);
    const planCosines = new Map(rows.map(({ found: { id }, cosine }) => [id, cosine]));
    const versions = [named, ...known.slot, ...known.events, ...(plans?.possible ?? [])].flatMap(
      (version) => version ?? [],
    );
    const shown = this.nearVersions.holding(
      prepared,
      versions,
      ({ id }) => cosines.get(id) ?? planCosines.get(idInContact(contact, id)),
    );
    return { ...known, named, plans, candidates: shown };
  }

  /** @returns the structural matches, with the nearest versions as candidates. */
  async near(
    transaction: Queries,
    contact: ContactSoFar,
    prepared: Prepared,
    { structural, around }: { readonly structural: Neighbours; readonly around: Surroundings },
    now: Date,
  ): Promise<Neighbours> {
    const found = around.found ?? (await this.nearVersions.found(transaction, contact, prepared, now));
    const plans = around.planned.rows;
    return {
      ...structural,
      ...(await this.nearVersions.candidates(transaction, contact, prepared, now, { ...found, plans })),
    };
  }

  /** Reads plans only for statements whose words move or cancel something. */
  private async plans(
    transaction: Queries,
    contact: LockedContact,
    { statement, vector }: Prepared,
    now: Date,
  ): Promise<Surroundings['planned']> {
    if (!statement.change) return { rows: [] };
    const { id: contactId, name, base } = contact;
    const timezone = contact.timezone ?? this.config.TIMEZONE;
    const search = { contactId, vector, base, knownAt: now, limit: MAX_PLANS };
    const found = await this.searches.plans(search, statement, transaction);
    const ids = found.map(({ found: { id } }) => id);
    const versions = await this.searches.memories(ids, now, base, transaction);
    const known = ids.flatMap((id) => {
      const version = versions.get(id);
      return version && sameRevisions(version, statement) ? [{ id, version: asInFork(contact, version) }] : [];
    });
    const plansOfContact = known.map(({ version }) => version);
    const plans = matchPlans(statement.change, plansOfContact, statement.saidAt, { name, timezone });
    const possible = new Set(plans.possible.map(({ id }) => id));
    const rows = new Set(known.filter(({ version }) => possible.has(version.id)).map(({ id }) => id));
    return { plans, rows: found.filter(({ found: { id } }) => rows.has(id)) };
  }

  private async refuse(transaction: Queries, tenantId: string, contactId: string, id: string): Promise<never> {
    const row = await this.memories.byId(tenantId, id, null, transaction);
    if (row?.memory.contactId === contactId) {
      throw new DomainError('CONFLICT', `The memory ${id} is no longer current; its history names its successors.`);
    }
    throw new DomainError('NOT_FOUND', `The contact has no memory ${id}.`, [
      { path: 'supersedes', message: 'is not a memory of this contact' },
    ]);
  }
}

/** @returns whether structure cannot decide a statement, so that the search for near versions runs with the other queries. */
export function isOpen(statement: Statement): boolean {
  const { attribute, cardinality, supersedes } = statement;
  return supersedes === null && isClaim(statement) && (attribute === null || cardinality === 'unknown');
}

/** @returns the id under which a fork's contact knows a version. */
function idInContact({ base }: LockedContact, id: string): string {
  return base?.met.get(id)?.of ?? id;
}

/** Versions that all agents see are not superseded by what only one of them is to know, and vice versa. */
function outOfScope(id: string): DomainError {
  return new DomainError('INVALID', `The memory ${id} is visible to other agents than this statement would be.`, [
    { path: 'supersedes', message: 'must have the same agentId as the statement' },
  ]);
}
