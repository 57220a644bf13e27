import { validTime, type Version } from '#domain/memory/memory.js';
import { holdsAt } from '#domain/memory/period.js';
import { sameSubject } from '#domain/memory/sameness.js';
import { lastSaidAt } from '#domain/memory/staleness.js';
import type { Statement } from '#domain/memory/statement.js';
import { announcedDay, dayToCome } from './announced-change.js';
import { isPlainlyRescheduled, isRescheduled, isTakenBack } from './announcement-words.js';
import type { Neighbours, NewEnd, ReplacedLater, Settled, Verdict } from './decision-types.js';
import { place } from './placement.js';
import { endOfDenied } from './settle-denial.js';
import type { WritePlan } from './write-plan.js';

/**
 * "From 1 August I'll live in Leeds" is about two facts: the announcement "From 1 July I'll live in Leeds", and "I live
 * in York", which that replaces in July.
 *
 * @returns the verdict about the announcement, even if the arbiter named the other one.
 */
export function verdictOnAnnouncement(verdict: Verdict, { replacedLater = [], candidates }: Neighbours): Verdict {
  if (verdict.outcome !== 'supersede' || !verdict.other || verdict.other.outcome === 'add') return verdict;
  const way = replacedLater.find(({ version }) => version.id === verdict.id);
  const isKnown = way !== undefined && candidates.some(({ version }) => version.id === way.to);
  return isKnown ? { ...verdict.other, other: verdict } : verdict;
}

/** @returns the outcome of a statement that plainly gives an announced change another day; `null` if it does not. */
export function settleRescheduled(
  statement: Statement,
  { candidates, slot, named, replacedLater = [] }: Neighbours,
): Settled | null {
  const { attribute, value, saidAt } = statement;
  const day = announcedDay(statement);
  if (day === null || named || attribute !== null || value !== null) return null;
  const moved = candidates.find(({ version }) => {
    const known = announcedDay(version);
    if (known === null || known <= saidAt || known.getTime() === day.getTime()) return false;
    if (version.kind === 'episodic' || !sameSubject(version, statement) || saidAt < lastSaidAt(version)) return false;
    const before = replacedLater.filter(({ to }) => to === version.id).map((way) => way.version);
    return isPlainlyRescheduled(statement, version, before);
  });
  if (!moved) return null;
  const placement = place(statement, slot, moved.version);
  const reason = 'The same, and it comes on another day than was known.';
  return { outcome: 'superseded', placement, decidedBy: 'default', similarity: moved.parts.similarity, reason };
}

/**
 * If an announced change comes on another day, or not at all, it does not replace anything on the first day: what it
 * was to replace holds until the new day, or as long as it would have held.
 *
 * @param other the arbiter's verdict about what is replaced, if the announcement is named.
 * @returns the outcome, with the new ends of what was to be replaced.
 */
export function withNewEnds(
  settled: Settled,
  statement: Statement,
  { replacedLater = [] }: Neighbours,
  other: Verdict | undefined,
): Settled {
  const told = settled.statement ?? statement;
  const changes = replacedLater.flatMap((way) => {
    const announced = undone(settled, told).find(({ id }) => id === way.to);
    return announced ? changeOf(way, announced, settled, told, other) : [];
  });
  if (changes.length === 0) return settled;
  const newEnds = changes.flatMap((one) => ('until' in one ? [one] : []));
  const replaced = changes.flatMap((one) => ('until' in one ? [] : [{ version: one.version, as: 'change' as const }]));
  const { placement } = settled;
  const closes = [...placement.closes, ...replaced];
  return { ...settled, placement: { ...placement, closes }, ...(newEnds.length > 0 ? { newEnds } : {}) };
}

/** The announced versions that are taken back or stated anew before their day, and so are no longer believed. */
function undone({ placement, withdraws, denies = [], outcome, excepts }: Settled, told: Statement): Version[] {
  if (excepts !== undefined) return [];
  const taken = placement.takesPlaceFrom ?? placement.period.from;
  const closed = placement.closes.filter(({ as }) => as !== 'extension').map(({ version }) => version);
  const ended = outcome === 'ended' ? denies.filter((one) => isBefore(endOfDenied(told), one)) : denies;
  return [...closed.filter((one) => isBefore(taken, one)), ...ended, ...(withdraws ? [withdraws] : [])];
}

function isBefore(at: Date, announced: Version): boolean {
  const day = dayToCome(announced);
  return day !== null && at <= day;
}

/** @returns its new end; or that it is replaced, like the announcement; nothing if unknown. */
function changeOf(
  { version, heldUntil }: ReplacedLater,
  announced: Version,
  { outcome, placement }: Settled,
  told: Statement,
  other: Verdict | undefined,
): (NewEnd | { readonly version: Version })[] {
  if (placement.closes.some((one) => one.version.id === version.id)) return [];
  const day = dayToCome(told);
  const isAsKnown = day === null || day.getTime() === dayToCome(announced)?.getTime();
  // Another value takes its place, so what it was to replace ends as before.
  const isCalledOff = told.value === null && isAsKnown && isTakenBack(told, announced, [version]);
  if (outcome !== 'superseded' || isCalledOff) return [{ version, until: heldUntil }];
  const isSoNow = isRescheduled(told, announced, [version]) || told.status === 'done';
  const until = day ?? (isSoNow ? sinceOf(told) : null);
  if (until) return until.getTime() === version.validTo?.getTime() ? [] : [{ version, until }];
  if (!other) return [];
  const isReplaced = other.outcome === 'supersede' && holdsAt(validTime(version), placement.period.from);
  return isReplaced ? [{ version }] : [{ version, until: heldUntil }];
}

function sinceOf({ startsAt, validFrom, saidAt }: Statement): Date {
  return startsAt ?? validFrom ?? saidAt;
}

/**
 * @returns the outcome, with the end of what stands in for something that is now said to be so: "I drink coffee",
 * during a pause.
 */
export function endStandIns(settled: Settled, { saidAt }: Statement, { standIns = [] }: Neighbours): Settled {
  const { placement } = settled;
  const closed = new Map(placement.closes.map(({ version, as }) => [version.id, as]));
  const over = standIns.filter(
    ({ version, until }) =>
      closed.get(until) === 'extension' &&
      !closed.has(version.id) &&
      version.saidAt <= saidAt &&
      holdsAt(validTime(version), placement.period.from),
  );
  if (over.length === 0) return settled;
  const closes = [...placement.closes, ...over.map(({ version }) => ({ version, as: 'change' as const }))];
  return { ...settled, placement: { ...placement, closes } };
}

/** The plan of versions whose end changes, because what replaces them has another day or does not come. */
export function planNewEnds(newEnds: readonly NewEnd[], now: Date, mint: () => string): WritePlan {
  const opens = newEnds
    .filter(({ version, until }) => until === null || until > version.validFrom)
    .map(({ version, until }) => ({
      version: { ...version, id: mint(), validTo: until, recordedAt: now, supersededAt: null },
      carriesOver: version.id,
    }));
  return {
    closes: newEnds.map(({ version }) => version.id),
    opens,
    links: opens.map(({ version, carriesOver }) => ({ from: version.id, to: carriesOver, as: 'remainder' as const })),
  };
}
