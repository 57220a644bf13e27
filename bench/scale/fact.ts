import type { Dice } from '../speed/dice.js';
import type { Saying } from './saying.js';

/** A version of a fact, as the service would have kept it. Times in milliseconds since 1970. */
export interface Version {
  readonly id: string;
  readonly factId: string;
  readonly attribute: string | null;
  readonly said: Saying;
  readonly saidAt: number;
  readonly validFrom: number;
  readonly validTo: number;
  readonly recordedAt: number;
  readonly supersededAt: number;
  /** What it took the place of, and how; `null` for the first. */
  readonly replaces: { readonly id: string; readonly as: 'change' | 'remainder'; readonly decisionId: string } | null;
  /** The decision that began it; `null` for what is left of a value that was replaced. */
  readonly decisionId: string | null;
}

/** The three years over which all is told. */
export const TOLD = { from: Date.parse('2023-09-01T00:00:00Z'), to: Date.parse('2026-09-01T00:00:00Z') };
/** What is told began to hold up to three days before. */
const LAG = 3 * 86_400_000;
/** The end of what has none. */
export const OPEN = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * @param id makes an id that begins with that time and is no other's.
 * @param say makes what is told; asked once for each value.
 * @returns the versions of a fact that has had so many values: each value as it was told, and each but the last again, with its end.
 */
export function factOf(
  count: number,
  attribute: string | null,
  { dice, id, say }: { dice: Dice; id: (at: number) => string; say: () => Saying },
): Version[] {
  const recorded = timesOf(count, dice);
  const began = recorded.map(
    (at, i) => at - Math.floor(dice.roll() * Math.min(LAG, at - (recorded[i - 1] ?? at - LAG))),
  );
  const factId = id(recorded[0] as number);
  const versions: Version[] = [];
  let before: Version | undefined;
  for (const [i, recordedAt] of recorded.entries()) {
    const [validFrom, decisionId] = [began[i] as number, id(recordedAt)];
    const replaces = (as: 'change' | 'remainder'): Version['replaces'] =>
      before ? { id: before.id, as, decisionId } : null;
    const told = { factId, attribute, said: say(), saidAt: validFrom, validFrom, validTo: OPEN, recordedAt };
    if (before) {
      const left = {
        recordedAt,
        supersededAt: OPEN,
        validTo: validFrom,
        replaces: replaces('remainder'),
        decisionId: null,
      };
      versions.push({ ...before, ...left, id: id(recordedAt) });
    }
    const version = { ...told, supersededAt: recorded[i + 1] ?? OPEN, replaces: replaces('change'), decisionId };
    before = { ...version, id: i === 0 ? factId : id(recordedAt) };
    versions.push(before);
  }
  return versions;
}

/** @returns so many different times, in order. */
function timesOf(count: number, dice: Dice): number[] {
  const times = new Set<number>();
  while (times.size < count) times.add(TOLD.from + Math.floor(dice.roll() * (TOLD.to - TOLD.from)));
  return [...times].toSorted((a, b) => a - b);
}
