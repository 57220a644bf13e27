import type { OwnAttribute } from '#domain/attributes/attributes.js';
import type { PrivacyPolicy } from '#domain/privacy/private-kinds.js';
import type { StatedRanking } from '#domain/recall/blend.js';

/** What a tenant may limit in time. */
export const KINDS = ['turns', 'versions', 'answers', 'decisions'] as const;
export type Kind = (typeof KINDS)[number];

/** For how many days a tenant keeps each kind; `null`: for good. */
export type Rules = Readonly<Record<Kind, number | null>>;

/**
 * @param kept the stored value of each kind. A database may hold an empty text, which an earlier version stored for
 * "off".
 * @returns the rules. Only a whole number of at least one day is a rule; anything else keeps the kind for good.
 */
export function rulesOf(kept: Readonly<Partial<Record<Kind, unknown>>>): Rules {
  const days = (value: unknown): number | null =>
    Number.isInteger(value) && Number(value) >= 1 ? Number(value) : null;
  return {
    turns: days(kept.turns),
    versions: days(kept.versions),
    answers: days(kept.answers),
    decisions: days(kept.decisions),
  };
}

/** @returns whether any kind is kept for a limited time. */
export function hasRule(rules: Rules): boolean {
  return KINDS.some((kind) => rules[kind] !== null);
}

/** What a tenant can set, each part separately; `null`: not set. */
export interface Settable {
  /** The tenant's own attributes, and well-known ones with another cardinality. */
  readonly attributes: readonly OwnAttribute[];
  readonly ranking: StatedRanking | null;
  /** For contacts whose time zone is not known. */
  readonly timezone: string | null;
  /** The country whose holidays are meant. */
  readonly country: string | null;
  readonly retention: Rules | null;
  /** What happens to private data such as numbers, passwords and addresses. */
  readonly privacy: PrivacyPolicy | null;
  /** Where its briefings are sent. */
  readonly webhook: { readonly url: string; readonly secretSet: boolean } | null;
}

/** The settings of a tenant, and who set them when. */
export interface TenantSettings extends Settable {
  /** From 1; 0 if nothing was ever set. */
  readonly version: number;
  readonly setAt: Date | null;
  readonly setBy: string | null;
}

/** Parts as a caller states them: an absent part stays, `null` removes it. */
export interface StatedSettings {
  readonly attributes?: readonly OwnAttribute[] | null | undefined;
  readonly ranking?: StatedRanking | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly retention?: Rules | null | undefined;
  readonly privacy?: PrivacyPolicy | null | undefined;
  readonly webhook?: { readonly url: string; readonly secret?: string | undefined } | null | undefined;
}
