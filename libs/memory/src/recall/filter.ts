import { attributeName, spellingsOf } from '#domain/attributes.js';
import { type Tier, TIERS } from '#domain/memory.js';
import { scopeKey, subjectKey } from '#domain/sameness.js';

/** Where in the history of a repository a read stands, as the queries take it; both `null`: at any revision. */
export interface AtRevision {
  readonly repository: string | null;
  /** Of the revisions that memories begin or end at, those that are that revision or its ancestors. */
  readonly reached: readonly string[] | null;
}

/** What memories are narrowed to besides time, as the queries take it; `null`: to nothing. */
export interface Filter extends AtRevision {
  /** Every name of the attribute. */
  readonly attributes: readonly string[] | null;
  readonly tag: string | null;
  readonly pin: string | null;
  readonly category: string | null;
  readonly tiers: readonly Tier[];
  /** Whose records are read: '' for the one that every agent sees. */
  readonly scopes: readonly string[];
  /** '' for the contact. */
  readonly subjectKey: string | null;
  /** Of a session in which it was said. */
  readonly channel: string | null;
}

/** What a caller narrows memories to. */
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

/** All memories of every tier that every agent sees. */
export const ANY: Filter = {
  ...ANY_REVISION,
  ...{ attributes: null, tag: null, pin: null, category: null, subjectKey: null, channel: null },
  ...{ tiers: TIERS, scopes: [''] },
};

/** @returns the records that an agent reads: the one that all see, and its own; without an agent, the former alone. */
export function scopesOf(agentId: string | undefined): readonly string[] {
  return [...new Set(['', scopeKey({ agentId })])];
}

/** @returns what is stated, under every name that it may be kept by. */
export function filterOf(stated: StatedFilter, at = ANY_REVISION): Filter {
  const { attribute, tag, pin, category, tiers = TIERS, agentId, subject, channel } = stated;
  return {
    ...at,
    attributes: attribute === undefined ? null : spellingsOf(attributeName(attribute)),
    tag: tag ?? null,
    pin: pin ?? null,
    category: category ?? null,
    tiers,
    scopes: scopesOf(agentId),
    subjectKey: subject === undefined ? null : subjectKey({ subject, status: null }),
    channel: channel ?? null,
  };
}
