import type { OwnAttribute } from '#domain/attributes.js';
import type { StatedRanking } from '#domain/blend.js';
import type { PrivacyPolicy } from '#domain/private-kinds.js';

/** The kinds of what a tenant may keep for a time only. */
export const KINDS = ['turns', 'versions', 'answers', 'decisions'] as const;
export type Kind = (typeof KINDS)[number];

/** For how many days a tenant keeps each kind; `null` for good. */
export type Rules = Readonly<Record<Kind, number | null>>;

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
