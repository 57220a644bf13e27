import { validTime, type Version } from '#domain/memory/memory.js';
import { holdsAt } from '#domain/memory/period.js';
import { factKey, isNamesake, sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { spokenText } from '#domain/speech/words.js';
import { folded } from '#domain/text/folded.js';
import { isPause } from './announced-change.js';
import {
  type Decider,
  markUnclear,
  type Neighbours,
  probabilityOf,
  type Reconciled,
  type Settled,
  type Verdict,
} from './decision-types.js';
import { denies, place } from './placement.js';

/**
 * Decides what a statement that something no longer holds, or never held, does to what is believed. It means the
 * version that its caller names, else those of its slot with its value (without a value: whatever the single-valued
 * slot holds), else the one that an arbiter finds by meaning. That version is `ended` at the stated time, or
 * `corrected`: removed from all of the valid time. A denial of something unknown is kept for later statements and late
 * arrivals.
 *
 * @param floor candidates below this cosine are not shown to an arbiter.
 * @param verdict what the arbiter said; `undefined` if it was not asked yet, `null` if there is none to ask.
 */
export function settleDenial(
  statement: Statement,
  neighbours: Neighbours,
  verdict: Verdict | null | undefined,
  floor: number,
): Reconciled {
  const { candidates } = neighbours;
  const structural = settleDenialBySlot(statement, neighbours);
  if (structural) return structural;
  const open = candidates.filter(
    ({ version, parts }) =>
      !beganAfterEnd(version, statement) &&
      !hasOtherValue(version, statement) &&
      ((statement.cardinality === 'unknown' && isNamesake(version, statement)) ||
        (version.polarity === 'holds' && sameSubject(version, statement) && parts.similarity >= floor)),
  );
  if (verdict === undefined && open.length > 0) return { outcome: 'unclear', candidates: open };
  const chosen =
    verdict && verdict.outcome !== 'add' ? open.find(({ version }) => version.id === verdict.id) : undefined;
  if (chosen && verdict && !isSaidSince(chosen.version, statement)) {
    const by = verdict.decidedBy ?? 'arbiter';
    return { ...settleDenied(statement, [chosen.version], by, verdict.reason), ...probabilityOf(verdict) };
  }
  const settled = kept(statement, neighbours);
  const isOpen = (verdict === null || verdict?.isUnclear) && open.length > 0 && settled.outcome === 'added';
  return isOpen ? { ...markUnclear(settled, open), reason: UNCLEAR } : settled;
}

/**
 * @returns the outcome of a denial that names a version or finds one by its slot; `null` if it has to be found by
 * meaning.
 */
export function settleDenialBySlot(
  statement: Statement,
  { named, slot }: Pick<Neighbours, 'named' | 'slot'>,
): Settled | null {
  if (named) return settleDenied(statement, [named], 'caller', 'The caller named the version that it denies.');
  const all = inSlot(statement, slot);
  const [paused] = all;
  if (paused && all.length === 1 && isSaidPause(statement)) return pausing(statement, paused);
  const meant = all.filter((version) => !isSaidSince(version, statement));
  if (meant.length > 0) return settleDenied(statement, meant, 'attribute', whatHappened(statement, meant));
  const since = all.find(({ validFrom }) => validFrom <= endOfDenied(statement));
  return since ? rejectLate(since, 'attribute', 'It was said later that it holds.') : null;
}

/** A denial that arrives late does not apply to what was said after it. */
function isSaidSince(version: Version, statement: Statement): boolean {
  const said = lastSaidAt(version);
  if (said <= statement.saidAt) return false;
  // What ended by then was stated together with its end.
  const isOver = version.validTo !== null && version.validTo <= said;
  return statement.polarity === 'never' || !isOver || version.validFrom >= endOfDenied(statement);
}

/** Its words say for how long. An end that the caller states separately is that of what it denies. */
function isSaidPause(statement: Statement): boolean {
  return isPause(statement) && (statement.endless ?? null) !== null;
}

/** "No metformin until 1 May": it is denied for that time and then holds again. */
function pausing(statement: Statement, paused: Version): Settled {
  const since = { validFrom: statement.validFrom ?? statement.begins ?? null };
  const placement = place({ ...statement, ...since, cardinality: 'many' }, [], paused);
  const reason = 'It does not hold for a while.';
  return { outcome: 'superseded', placement, decidedBy: 'attribute', similarity: null, reason };
}

/** "Divorced Bea" says nothing about Anna. "Acme Ltd" and "Acme", or 北京市 and 北京, may be the same. */
function hasOtherValue(version: Version, statement: Statement): boolean {
  const { value: known } = version;
  const { value: denied } = statement;
  if (known === null || denied === null || !isNamesake(version, statement)) return false;
  return !holdsWords(known, denied) && !holdsWords(denied, known);
}

function holdsWords(all: string, some: string): boolean {
  return WITHOUT_BLANKS.test(some)
    ? folded(all).includes(folded(some))
    : spokenText(folded(all)).includes(spokenText(folded(some)));
}

/** Scripts in which words stand without blanks between them. */
const WITHOUT_BLANKS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const UNCLEAR = 'It may deny what is near it in meaning, and nothing could decide: the denial is kept.';

/** @returns when the denied fact ended: as stated, else when the denial was said. */
export function endOfDenied({ validTo, validFrom, begins, saidAt }: Statement): Date {
  return validTo ?? validFrom ?? begins ?? saidAt;
}

/**
 * @returns the denial that was stated after a statement and covers all of it, if any. The statement is then not
 * believed.
 */
export function laterDenial(statement: Statement, from: Date, slot: readonly Version[]): Version | undefined {
  return slot.find(
    (version) =>
      denies(version, statement) &&
      version.saidAt > statement.saidAt &&
      (version.polarity === 'never' || version.validFrom <= from),
  );
}

function inSlot(statement: Statement, slot: readonly Version[]): readonly Version[] {
  const at = endOfDenied(statement);
  const isTimeStated = statement.validTo !== null || statement.validFrom !== null;
  const isMeant = (version: Version): boolean =>
    !isOfWholeSlot(statement) || !isTimeStated || holdsAt(validTime(version), at);
  return contrary(statement, slot).filter((version) => isMeant(version) && !beganAfterEnd(version, statement));
}

/**
 * @returns whether a version is known to have begun after the end that the statement tells of: somebody who left in
 * 2019 may be back since 2024.
 */
export function beganAfterEnd({ validFrom, startsKnown }: Version, statement: Statement): boolean {
  const isTimeStated = statement.validTo !== null || statement.validFrom !== null;
  return statement.polarity !== 'never' && isTimeStated && startsKnown && validFrom >= endOfDenied(statement);
}

/**
 * @returns the versions that say that the denied holds, at any time; without a value, all of the single-valued
 * attribute.
 */
function contrary(statement: Statement, slot: readonly Version[]): Version[] {
  const isSame = (version: Version): boolean =>
    isOfWholeSlot(statement) ? version.attribute === statement.attribute : factKey(version) === factKey(statement);
  return slot.filter((version) => version.polarity === 'holds' && sameSubject(version, statement) && isSame(version));
}

function isOfWholeSlot({ attribute, value, cardinality }: Statement): boolean {
  return attribute !== null && value === null && cardinality === 'one';
}

/** @returns the outcome of a statement that ends versions, or says that they never held. */
export function settleDenied(
  { polarity }: Pick<Statement, 'polarity'>,
  meant: readonly Version[],
  decidedBy: Decider,
  reason: string,
): Settled {
  const [first] = meant as readonly [Version, ...Version[]];
  const { startsKnown, factId } = first;
  const settled = {
    placement: { period: validTime(first), startsKnown, closes: [], factId, restates: null },
    denies: meant,
    similarity: null,
    decidedBy,
    reason,
  };
  return { outcome: polarity === 'never' ? 'corrected' : 'ended', ...settled };
}

function whatHappened({ polarity }: Statement, meant: readonly Version[]): string {
  if (polarity === 'never') return 'What was believed is denied: it never held.';
  return meant.every(({ validTo }) => validTo !== null) ? 'When it ended was known.' : 'It holds no longer.';
}

/** The denied fact is not known, so the denial becomes a memory of its own. */
function kept(statement: Statement, { slot, candidates }: Neighbours): Settled {
  const alike = slot.filter((version) => version.polarity === statement.polarity && sameSubject(version, statement));
  // The denial holds from the end of what it denies until that is said to begin again.
  const since = isSaidPause(statement)
    ? { validFrom: statement.validFrom ?? statement.begins ?? null }
    : { validFrom: statement.validTo ?? statement.validFrom, validTo: beginsAgain(statement, slot) };
  const placement = place({ ...statement, ...since, cardinality: 'many' }, alike, null);
  const similarity = candidates[0]?.parts.similarity ?? null;
  const by = { decidedBy: statement.attribute === null ? ('default' as const) : ('attribute' as const), similarity };
  if (placement.restates) return { outcome: 'restated', placement, ...by, reason: 'The same was denied before.' };
  return { outcome: 'added', placement, ...by, reason: 'Nothing is known that it denies: the denial is kept.' };
}

/** @returns when what a denial would end is known to begin after it, if it does. */
function beginsAgain(statement: Statement, slot: readonly Version[]): Date | null {
  const begins = contrary(statement, slot)
    .map(({ validFrom }) => validFrom)
    .filter((from) => from > endOfDenied(statement));
  return begins.reduce<Date | null>((first, from) => (first && first < from ? first : from), null);
}

/** @returns the outcome of a late arrival that is not believed, because something said after it denies it. */
export function rejectLate(denial: Version, decidedBy: Decider, reason: string): Settled {
  const { startsKnown, factId } = denial;
  return {
    outcome: 'corrected',
    placement: { period: validTime(denial), startsKnown, closes: [], factId, restates: null },
    denial,
    decidedBy,
    similarity: null,
    reason,
  };
}

/**
 * @returns the outcome of a late arrival that repeats what a later statement has corrected: it is not believed. `null`
 * if nothing corrected it, or if the same is believed for another time.
 */
export function settleCorrectedSince(statement: Statement, { corrected, named, slot }: Neighbours): Settled | null {
  const isBelieved = slot.some((one) => one.polarity === 'holds' && factKey(one) === factKey(statement));
  if (!corrected || named || isBelieved) return null;
  const decidedBy = statement.attribute === null ? 'default' : 'attribute';
  return rejectLate(corrected, decidedBy, 'It was corrected after it was said.');
}
