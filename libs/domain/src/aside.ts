import { denied } from './denial.js';
import type { Version } from './memory.js';
import { place } from './placement.js';
import { factKey, sameSubject } from './sameness.js';
import type { Neighbours, Settled } from './settled.js';
import type { Statement } from './statement.js';

/** What of a statement or a version tells whether it claims that something is so. */
type Meant = Pick<Statement, 'modality' | 'validFrom' | 'saidAt'>;

/** @returns whether it says what is so, now or from a later time that was stated: a wish, hearsay and a plan without a time do not. */
export function isClaim({ modality = 'fact', validFrom, saidAt }: Meant): boolean {
  return modality === 'fact' || (modality === 'plan' && validFrom !== null && validFrom > saidAt);
}

/**
 * @returns the versions that a statement competes with: a claim with other claims, then what was only heard of its slot until now,
 * or is denied; what claims nothing with its own kind.
 */
export function competing(slot: readonly Version[], statement: Statement): readonly Version[] {
  if (!isClaim(statement)) return ofItsKind(slot, statement);
  const since = statement.validFrom ?? statement.saidAt;
  const isDenial = statement.polarity !== 'holds';
  const isHeard = ({ modality, polarity, validFrom }: Version): boolean =>
    modality === 'hearsay' &&
    polarity === 'holds' &&
    (isDenial || (statement.cardinality === 'one' && validFrom <= since));
  return [...slot.filter(isClaim), ...slot.filter(isHeard)];
}

/** @returns what was only heard until now, and is what the statement claims. */
export function heardBefore(statement: Statement, slot: readonly Version[]): Version | undefined {
  return slot.find(
    (version) =>
      version.modality === 'hearsay' &&
      version.polarity === statement.polarity &&
      factKey(version) === factKey(statement),
  );
}

/**
 * What claims nothing stands beside everything but its own kind: the same wish, or the same hearsay, said again is a restatement, and a
 * wish that is no more ends the wish.
 */
export function aside(statement: Statement, { slot, candidates }: Neighbours): Settled {
  const ofKind = ofItsKind(slot, statement).filter((version) => sameSubject(version, statement));
  const meant = ofKind
    .filter(({ polarity }) => polarity === 'holds')
    .filter((one) => factKey(one) === factKey(statement));
  if (statement.polarity !== 'holds' && meant.length > 0)
    return denied(statement, meant, 'attribute', 'What was only wished or heard is denied.');
  const alike = ofKind.filter(({ polarity }) => polarity === statement.polarity);
  const placement = place({ ...statement, cardinality: 'many', mode: 'change' }, alike, null);
  const by = { placement, decidedBy: 'default' as const, similarity: candidates[0]?.parts.similarity ?? null };
  if (placement.restates) return { outcome: 'restated', ...by, reason: 'The same was said before.' };
  if (placement.closes.length > 0)
    return { outcome: 'superseded', ...by, reason: 'The same was said before of a part of its time.' };
  return { outcome: 'added', ...by, reason: WHY[statement.modality ?? 'fact'] };
}

/** @returns the statement; a wish or hearsay as one of several values, whatever its attribute, since nobody has only one wish. */
export function besideFacts(statement: Statement): Statement {
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
