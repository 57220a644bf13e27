import type { RetentionReport } from '#conversation/retention/retention.type.js';
import { KEPT_DAYS } from '#graph/old-answers.js';
import { KINDS, type Kind, type Rules } from '#settings/tenant-settings.type.js';

/** What applies if no tenant has a rule. */
export const NO_RULES = `Every tenant keeps everything for good, except answers: these for ${KEPT_DAYS} days.`;

/** @returns such as "turns for 90 days, versions for good". */
export function inWords(rules: Rules): string {
  return KINDS.map((kind) => `${kind} for ${lengthOf(kind, rules[kind])}`).join(', ');
}

/** Whatever the rule says, a starting service deletes answers older than this. */
function lengthOf(kind: Kind, days: number | null): string {
  const kept = kind === 'answers' ? Math.min(days ?? KEPT_DAYS, KEPT_DAYS) : days;
  return kept === null ? 'good' : `${kept} ${kept === 1 ? 'day' : 'days'}`;
}

/** @returns what a run removed for a tenant, or would remove. */
export function lineOf({ tenantId, due, expired }: RetentionReport): string {
  const parts = Object.entries({ ...due, expired }).map(([kind, { count, from }]) => {
    return `${count} ${kind}${from ? ` from ${from.toISOString().slice(0, 10)}` : ''}`;
  });
  return `${tenantId}: ${parts.join(', ')}`;
}
