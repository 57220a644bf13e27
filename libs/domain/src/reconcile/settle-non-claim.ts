import type { Version } from '#domain/memory/memory.js';
import { factKey, sameSubject } from '#domain/memory/sameness.js';
import type { Statement } from '#domain/memory/statement.js';
import type { Neighbours, Settled } from './decision-types.js';
import { place } from './placement.js';
import { settleDenied } from './settle-denial.js';

/** The fields that tell whether a statement or a version claims that something is so. */
type Meant = Pick<Statement, 'modality' | 'validFrom' | 'saidAt'>;

/**
 * @returns whether it says what is so, now or from a stated later time. Wishes, hearsay and plans without a time do
 * not.
 */
export function isClaim({ modality = 'fact', validFrom, saidAt }: Meant): boolean {
  return modality === 'fact' || (modality === 'plan' && validFrom !== null && validFrom > saidAt);
}

/**
 * @returns the versions that a statement competes with. A claim competes with other claims, then with earlier hearsay
 * of its slot, or with hearsay that it denies; anything else with its own kind.
 */
export function competitors(slot: readonly Version[], statement: Statement): readonly Version[] {
  if (!isClaim(statement)) return ofItsKind(slot, statement);
  const since = statement.validFrom ?? statement.saidAt;
  const isDenial = statement.polarity !== 'holds';
  const isHeard = ({ modality, polarity, validFrom }: Version): boolean =>
    modality === 'hearsay' &&
    polarity === 'holds' &&
    (isDenial || (statement.cardinality === 'one' && validFrom <= since));
  return [...slot.filter(isClaim), ...slot.filter(isHeard)];
}

/** @returns the version that was only hearsay until now and that the statement claims. */
export function earlierHearsay(statement: Statement, slot: readonly Version[]): Version | undefined {
  return slot.find(
    (version) =>
      version.modality === 'hearsay' &&
      version.polarity === statement.polarity &&
      factKey(version) === factKey(statement),
  );
}

/**
 * Wishes, hearsay and other statements that claim nothing stand beside everything except their own kind: the same one
 * said again is a restatement, and an ended wish ends the wish.
 */
export function settleNonClaim(statement: Statement, { slot, candidates }: Neighbours): Settled {
  const ofKind = ofItsKind(slot, statement).filter((version) => sameSubject(version, statement));
  const meant = ofKind
    .filter(({ polarity }) => polarity === 'holds')
    .filter((one) => factKey(one) === factKey(statement));
  if (statement.polarity !== 'holds' && meant.length > 0)
    return settleDenied(statement, meant, 'attribute', 'What was only wished or heard is denied.');
  const alike = ofKind.filter(({ polarity }) => polarity === statement.polarity);
  const placement = place({ ...statement, cardinality: 'many', mode: 'change' }, alike, null);
  const by = { placement, decidedBy: 'default' as const, similarity: candidates[0]?.parts.similarity ?? null };
  if (placement.restates) return { outcome: 'restated', ...by, reason: 'The same was said before.' };
  if (placement.closes.length > 0)
    return { outcome: 'superseded', ...by, reason: 'The same was said before of a part of its time.' };
  return { outcome: 'added', ...by, reason: WHY[statement.modality ?? 'fact'] };
}

/**
 * @returns the statement. A wish or hearsay becomes one of several values whatever its attribute, because people have
 * more than one wish.
 */
export function asOneOfMany(statement: Statement): Statement {
  return isClaim(statement) ? statement : { ...statement, cardinality: 'many' };
}

function ofItsKind(slot: readonly Version[], { modality }: Statement): readonly Version[] {
  return slot.filter((version) => (version.modality ?? 'fact') === modality);
}

const WHY = {
  fact: '',
  plan: 'A plan without a stated time to come replaces nothing.',
  wish: 'A wish replaces nothing.',
  hearsay: 'Hearsay replaces nothing.',
} as const;
