import { pieceOf, validTime, type Version } from '#domain/memory/memory.js';
import { overlaps, type Period, subtract } from '#domain/memory/period.js';
import { factKey, subjectKey } from '#domain/memory/sameness.js';
import { eventKey } from '#domain/plans/event-match.js';
import { sameRevisions } from '#domain/reconcile/revision-span.js';
import type { WritePlan } from '#domain/reconcile/write-plan.js';
import { areOpposed, claimedPeriod, endsSame, sameSlot, saySame, winsOver } from './rivals.js';

/** What a merge writes: the plan, and the original of each copy. */
export interface MergePlan extends WritePlan {
  readonly copies: readonly { readonly id: string; readonly of: string }[];
}

/** The inputs of a merge of two contacts' memories. */
export interface MergeTerms {
  /** The contact that stays. */
  readonly contactId: string;
  /** @returns whether the version fills a single-valued slot. */
  readonly single: (version: Version) => boolean;
  readonly now: Date;
  /** Gives a new id. */
  readonly mint: () => string;
}

/** A version of the other contact, and what is left of its period. */
interface Joining {
  readonly version: Version;
  readonly pieces: readonly Period[];
}

/**
 * Adds the current versions of another contact to those of the contact that stays. They are copied, never moved: the
 * other contact keeps its own, so that the merge can be undone exactly.
 *
 * What both know is not copied again. If both fill a single-valued slot, the value that was stated later wins for its
 * period, as if both had been said about one person; the rest of the other stays. What one denies ends in the other
 * where the denial begins, or never was. What one knows to have ended also ends in the other, if it was last said there
 * before that.
 *
 * @param own the current versions of the contact that stays.
 * @param others the current versions of the one that is merged into it.
 */
export function mergePools(own: readonly Version[], others: readonly Version[], terms: MergeTerms): MergePlan {
  const [rivalsOf, ownRivalsOf] = [rivalsAmong(own, terms), rivalsAmong(others, terms)];
  const left = new Map([
    ...own.map((version) => [version, untilEnded(version, ownRivalsOf(version))] as const),
    ...others.map((version) => [version, untilEnded(version, rivalsOf(version))] as const),
  ]);
  const periodOf = (version: Version): Period => left.get(version) ?? validTime(version);
  const beaten = new Map<Version, Joining[]>();
  const joining = others.map((version): Joining => {
    const rivals = rivalsOf(version);
    const stronger = rivals.filter((rival) =>
      saySame(version, rival) ? !endsSame(version, rival) : !winsOver(version, rival),
    );
    const pieces = stronger.reduce(
      (rest, rival) => rest.flatMap((piece) => subtract(piece, claimedPeriod(rival, periodOf(rival)))),
      [periodOf(version)],
    );
    const joined = { version, pieces };
    for (const rival of rivals)
      if (!stronger.includes(rival) && takesFrom(joined, rival).some((piece) => overlaps(piece, validTime(rival))))
        beaten.set(rival, [...(beaten.get(rival) ?? []), joined]);
    return joined;
  });
  return planOf(joining, beaten, terms);
}

/** @returns the period of a version, up to the first end that a rival states for the same fact. */
function untilEnded(version: Version, rivals: readonly Version[]): Period {
  const ends = rivals.flatMap((rival) => (endsSame(rival, version) && rival.validTo ? [rival.validTo] : []));
  const to = ends.reduce((first, end) => (first && first < end ? first : end), version.validTo);
  return { from: version.validFrom, to };
}

/** "Never" removes everything that it denies, however little of it is copied; an end removes everything after it. */
function takesFrom({ version, pieces }: Joining, rival: Version): readonly Period[] {
  if (endsSame(version, rival) && version.validTo) return [...pieces, { from: version.validTo, to: null }];
  return areOpposed(version, rival) && pieces.length > 0 ? [claimedPeriod(version)] : pieces;
}

/** @returns a look-up of the versions that say the same as a version or fill its slot. */
function rivalsAmong(own: readonly Version[], terms: MergeTerms): (version: Version) => Version[] {
  const byKey = new Map<string, Version[]>();
  for (const version of own)
    for (const key of keysOf(version, terms)) byKey.set(key, [...(byKey.get(key) ?? []), version]);
  return (version) => {
    const found = new Set(keysOf(version, terms).flatMap((key) => byKey.get(key) ?? []));
    return [...found].filter(
      (rival) =>
        sameRevisions(version, rival) &&
        (saySame(version, rival) || areOpposed(version, rival) || (terms.single(version) && sameSlot(version, rival))),
    );
  };
}

function keysOf(version: Version, { single }: MergeTerms): string[] {
  const plan = eventKey(version);
  return [
    `fact ${factKey(version)}`,
    ...(single(version) ? [`slot ${subjectKey(version)} ${version.attribute}`] : []),
    ...(plan === null ? [] : [`plan ${plan}`]),
  ];
}

function planOf(joining: readonly Joining[], beaten: ReadonlyMap<Version, Joining[]>, terms: MergeTerms): MergePlan {
  const { contactId, now, mint } = terms;
  const written = (version: Version, period: Period): Version => ({
    ...pieceOf(version, period),
    id: mint(),
    contactId,
    recordedAt: now,
    supersededAt: null,
  });
  const copied = joining.flatMap((joined) =>
    joined.pieces.map((piece) => ({ joined, version: written(joined.version, piece) })),
  );
  const remaining = [...beaten].flatMap(([old, winners]) =>
    winners
      .flatMap((winner) => takesFrom(winner, old))
      .reduce((left, piece) => left.flatMap((period) => subtract(period, piece)), [validTime(old)])
      .map((period) => ({ old, version: written(old, period) })),
  );
  return {
    closes: [...beaten.keys()].map(({ id }) => id),
    opens: [
      ...copied.map(({ joined, version }) => ({ version, carriesOver: joined.version.id })),
      ...remaining.map(({ old, version }) => ({ version, carriesOver: old.id })),
    ],
    links: [
      ...[...beaten].flatMap(([old, winners]) =>
        copied
          .filter(({ joined, version }) => winners.includes(joined) && overlaps(claimedPeriod(version), validTime(old)))
          .map(({ version }) => ({
            from: version.id,
            to: old.id,
            as: version.polarity === 'never' ? ('correction' as const) : ('change' as const),
          })),
      ),
      ...remaining.map(({ old, version }) => ({ from: version.id, to: old.id, as: 'remainder' as const })),
    ],
    copies: copied.map(({ joined, version }) => ({ id: version.id, of: joined.version.id })),
  };
}
