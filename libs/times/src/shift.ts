const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'half an': 0.5,
};
const UNITS = { minute: 'TM', hour: 'TH', day: 'D', week: 'W', month: 'M' } as const;
const LENGTH = String.raw`(?<count>\d{1,3}|half an|${Object.keys(COUNTS).join('|')}) (?<unit>minute|hour|day|week|month)s?`;
/** "By an hour", "two days later", "30 minutes earlier". */
export const SHIFT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:by|back|forward) ${LENGTH}(?: (?:later|earlier))?|${LENGTH.replaceAll('?<', '?<w')} (?:later|earlier))(?!\p{L})`,
  'iu',
);
const EARLIER = /\bearlier\b|\b(?:brought|bring|bringing|pulled|pull)(?: it| that)? forward\b/iu;

/** By how much a clause says that something is moved, as an ISO 8601 duration. */
export interface Shift {
  readonly duration: string;
  readonly words: string;
}

/** @returns `null` if the clause does not say by how much. */
export function shiftOf(clause: string): Shift | null {
  const match = SHIFT.exec(clause);
  const groups = match?.groups;
  const [count, unit] = [groups?.['count'] ?? groups?.['wcount'], groups?.['unit'] ?? groups?.['wunit']];
  if (!match || !count || !unit) return null;
  const amount = COUNTS[count.toLowerCase()] ?? Number(count);
  const kind = UNITS[unit.toLowerCase() as keyof typeof UNITS];
  const whole =
    amount === 0.5
      ? kind === 'TH'
        ? 'PT30M'
        : null
      : kind.startsWith('T')
        ? `PT${amount}${kind.slice(1)}`
        : `P${amount}${kind}`;
  if (!whole) return null;
  return { duration: `${EARLIER.test(clause) ? '-' : ''}${whole}`, words: match[0] };
}
