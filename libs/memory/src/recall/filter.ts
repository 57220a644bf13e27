import { attributeName, attributeSpellings } from '#domain/attributes/attributes.js';
import { type Tier, TIERS } from '#domain/memory/memory.js';
import { scopeKey, subjectKey } from '#domain/memory/sameness.js';

/** At which revision of a repository memories are read, in the form the queries take; both `null`: at any revision. */
export interface AtRevision {
  readonly repository: string | null;
  /** Of the revisions at which memories begin or end: this revision and its ancestors. */
  readonly reached: readonly string[] | null;
}

/** Filters on memories other than time, in the form the queries take; `null`: no filter. */
export interface Filter extends AtRevision {
  /** All names of the attribute. */
  readonly attributes: readonly string[] | null;
  readonly tag: string | null;
  readonly pin: string | null;
  readonly category: string | null;
  readonly tiers: readonly Tier[];
  /** Whose records are read; '' is the record that every agent sees. */
  readonly scopes: readonly string[];
  /** '' for the contact. */
  readonly subjectKey: string | null;
  /** The channel of a session in which it was said. */
  readonly channel: string | null;
}

/** Filters that a caller states. */
export interface StatedFilter {
  readonly attribute?: string | undefined;
  readonly tag?: string | undefined;
  readonly pin?: string | undefined;
  readonly category?: string | undefined;
  /** Default: all. */
  readonly tiers?: readonly Tier[] | undefined;
  readonly agentId?: string | undefined;
  readonly subject?: string | undefined;
  readonly channel?: string | undefined;
}

/** At any revision. */
export const ANY_REVISION: AtRevision = { repository: null, reached: null };

/** All memories that every agent sees, in every tier. */
export const ANY: Filter = {
  ...ANY_REVISION,
  ...{ attributes: null, tag: null, pin: null, category: null, subjectKey: null, channel: null },
  ...{ tiers: TIERS, scopes: [''] },
};

/** @returns the records that an agent reads: the shared one and its own; without an agent, only the shared one. */
export function scopesOf(agentId: string | undefined): readonly string[] {
  return [...new Set(['', scopeKey({ agentId })])];
}

/** @returns the stated filters for the queries, with all names of the attribute. */
export function filterOf(stated: StatedFilter, at = ANY_REVISION): Filter {
  const { attribute, tag, pin, category, tiers = TIERS, agentId, subject, channel } = stated;
  return {
    ...at,
    attributes: attribute === undefined ? null : attributeSpellings(attributeName(attribute)),
    tag: tag ?? null,
    pin: pin ?? null,
    category: category ?? null,
    tiers,
    scopes: scopesOf(agentId),
    subjectKey: subject === undefined ? null : subjectKey({ subject, status: null }),
    channel: channel ?? null,
  };
}
