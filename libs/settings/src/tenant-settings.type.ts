import type { OwnAttribute } from '#domain/attributes.js';
import type { StatedRanking } from '#domain/blend.js';
import type { PrivacyPolicy } from '#domain/private-kinds.js';

/** The kinds of what a tenant may keep for a time only. */
export const KINDS = ['turns', 'versions', 'answers', 'decisions'] as const;
export type Kind = (typeof KINDS)[number];

/** For how many days a tenant keeps each kind; `null` for good. */
export type Rules = Readonly<Record<Kind, number | null>>;

/**
 * @param kept what the graph has for each kind. A database may hold an empty text: an earlier version stored it for "off".
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

/** @returns whether any kind is kept for some days only. */
export function hasRule(rules: Rules): boolean {
  return KINDS.some((kind) => rules[kind] !== null);
}

/** What a tenant can set, each part by itself; `null`: not set. */
export interface Settable {
  /** Attributes that are its own, or that have another number of values with it than in the table of well-known ones. */
  readonly attributes: readonly OwnAttribute[];
  readonly ranking: StatedRanking | null;
  /** Of contacts whose zone is not known. */
  readonly timezone: string | null;
  /** Whose holidays are meant. */
  readonly country: string | null;
  readonly retention: Rules | null;
  /** What becomes of numbers, passwords and addresses in what is said. */
  readonly privacy: PrivacyPolicy | null;
  /** Where its briefings are sent. */
  readonly webhook: { readonly url: string; readonly secretSet: boolean } | null;
}

/** What a tenant set for itself, and who set it when. */
export interface TenantSettings extends Settable {
  /** From 1; 0 where nothing was ever set. */
  readonly version: number;
  readonly setAt: Date | null;
  readonly setBy: string | null;
}

/** Parts as a caller states them: absent is as before, `null` is not set any more. */
export interface StatedSettings {
  readonly attributes?: readonly OwnAttribute[] | null | undefined;
  readonly ranking?: StatedRanking | null | undefined;
  readonly timezone?: string | null | undefined;
  readonly country?: string | null | undefined;
  readonly retention?: Rules | null | undefined;
  readonly privacy?: PrivacyPolicy | null | undefined;
  readonly webhook?: { readonly url: string; readonly secret?: string | undefined } | null | undefined;
}
