import { type Command, InvalidArgumentError } from 'commander';
import { KINDS, type Kind, type Rules } from '#settings/tenant-settings.type.js';

/** Kept for good. It is not `null`, because commander turns a parser's `null` into an empty text. */
const OFF = 'off';

/** The options of a command. */
export type StatedRules = Partial<Record<Kind, number | typeof OFF>>;

/** Adds an option for each kind. */
export function withRules(command: Command): Command {
  return command
    .option('--turns <days>', 'what was said, since it was recorded', days)
    .option('--versions <days>', 'versions of facts, since they were believed no longer', days)
    .option('--answers <days>', 'answers kept for Idempotency-Key, since they were given', days)
    .option('--decisions <days>', 'the words of decisions, since they were taken', days);
}

/** @returns the rules of the stated kinds. */
export function rulesIn(stated: StatedRules): Partial<Rules> {
  const named = KINDS.map((kind) => [kind, stated[kind]] as const).filter(([, rule]) => rule !== undefined);
  return Object.fromEntries(named.map(([kind, rule]) => [kind, rule === OFF ? null : rule]));
}

function days(value: string): number | typeof OFF {
  if (value === OFF) return OFF;
  if (/^[1-9]\d{0,4}$/.test(value)) return Number(value);
  throw new InvalidArgumentError('State a number of days, or off.');
}
