import type { Kind, Rules } from '#settings/tenant-settings.type.js';

/** How much of a kind has been kept for longer than its rule says, and the time of the oldest. */
export interface Due {
  readonly count: number;
  readonly from: Date | null;
}

/** At most this many of a kind go in one transaction, since writers of the same contact wait for it. */
export const BATCH = 200;

/** The reason given in the empty places that are left. */
export const REASON = 'retention';

export const NONE: Due = { count: 0, from: null };

/** What a run removed for a tenant, or would have removed if it was a dry run. */
export interface RetentionReport {
  readonly tenantId: string;
  readonly rules: Rules;
  readonly due: Readonly<Record<Kind, Due>>;
  /** The turns, memories and decisions that had a day of their own on which to be forgotten. */
  readonly expired: Due;
}

const DAY_MS = 86_400_000;

/** @returns the time since which each kind is kept; `null` for a kind that is kept for good. */
export function startsOf(rules: Rules, now: Date): Readonly<Record<Kind, Date | null>> {
  const start = (days: number | null): Date | null => (days === null ? null : new Date(now.getTime() - days * DAY_MS));
  return {
    turns: start(rules.turns),
    versions: start(rules.versions),
    answers: start(rules.answers),
    decisions: start(rules.decisions),
  };
}

/** @returns both together. */
export function sum(one: Due, count: number, from: Date | null): Due {
  const oldest = [one.from, from].filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime());
  return { count: one.count + count, from: oldest[0] ?? null };
}
