import type { Kind, Rules } from '#settings/tenant-settings.type.js';

/** How much of a kind is past its rule, and the time of the oldest. */
export interface Due {
  readonly count: number;
  readonly from: Date | null;
}

/** At most this many of a kind are removed per transaction, since writers of the same contact wait for it. */
export const BATCH = 200;

/** The reason shown in the empty places. */
export const REASON = 'retention';

export const NONE: Due = { count: 0, from: null };

/** What a run removed for a tenant, or would remove. */
export interface RetentionReport {
  readonly tenantId: string;
  readonly rules: Rules;
  readonly due: Readonly<Record<Kind, Due>>;
  /** Turns, memories and decisions that expired by a date of their own. */
  readonly expired: Due;
}

const DAY_MS = 86_400_000;

/** @returns the time since which each kind is kept; `null` for a kind that is kept forever. */
export function startsOf(rules: Rules, now: Date): Readonly<Record<Kind, Date | null>> {
  const start = (days: number | null): Date | null => (days === null ? null : new Date(now.getTime() - days * DAY_MS));
  return {
    turns: start(rules.turns),
    versions: start(rules.versions),
    answers: start(rules.answers),
    decisions: start(rules.decisions),
  };
}

/** @returns the sum of both, with the older time. */
export function sum(due: Due, count: number, from: Date | null): Due {
  const oldest = [due.from, from].filter((at) => at !== null).sort((a, b) => a.getTime() - b.getTime());
  return { count: due.count + count, from: oldest[0] ?? null };
}
