import { dayOf } from './announced.js';
import { isOfAnotherDay, isPlainlyOfAnotherDay, takesBack } from './another-day.js';
import { endOf } from './denial.js';
import { validTime, type Version } from './memory.js';
import { holdsAt } from './period.js';
import { place } from './placement.js';
import { sameSubject } from './sameness.js';
import type { HeldOn, MakingWay, Neighbours, Settled, Verdict } from './settled.js';
import { lastSaidAt } from './staleness.js';
import type { Statement } from './statement.js';
import type { Plan } from './written.js';

/**
 * "From 1 August I'll live in Leeds" is about two facts: "From 1 July I'll live in Leeds", which was announced, and "I live in York",
 * which makes way for it in July. @returns the verdict about what was announced, also where the arbiter named what makes way for it.
 */
export function ofAnnounced(verdict: Verdict, { makingWay = [], candidates }: Neighbours): Verdict {
  if (verdict.outcome !== 'supersede' || !verdict.other || verdict.other.outcome === 'add') return verdict;
  const way = makingWay.find(({ version }) => version.id === verdict.id);
  const isKnown = way !== undefined && candidates.some(({ version }) => version.id === way.to);
  return isKnown ? { ...verdict.other, other: verdict } : verdict;
}

/** @returns what a statement comes to that plainly says of something announced that it comes on another day; `null` where it does not. */
export function movedDay(
  statement: Statement,
  { candidates, slot, named, makingWay = [] }: Neighbours,
): Settled | null {
  const { attribute, value, saidAt } = statement;
  const day = dayOf(statement);
  if (day === null || named || attribute !== null || value !== null) return null;
  const moved = candidates.find(({ version }) => {
    const known = dayOf(version);
    if (known === null || known <= saidAt || known.getTime() === day.getTime()) return false;
    if (version.kind === 'episodic' || !sameSubject(version, statement) || saidAt < lastSaidAt(version)) return false;
    const before = makingWay.filter(({ to }) => to === version.id).map((way) => way.version);
    return isPlainlyOfAnotherDay(statement, version, before);
  });
  if (!moved) return null;
  const placement = place(statement, slot, moved.version);
  const reason = 'The same, and it comes on another day than was known.';
  return { outcome: 'superseded', placement, decidedBy: 'default', similarity: moved.parts.similarity, reason };
}

/**
 * Something announced that comes on another day, or not at all, does not take the place of what it was to replace on the first day:
 * that holds until the new day, or for as long as it would have held.
 *
 * @param other what the arbiter said of what makes way, where what was announced is named.
 */
export function withHeldOn(
  settled: Settled,
  statement: Statement,
  { makingWay = [] }: Neighbours,
  other: Verdict | undefined,
): Settled {
  const told = settled.statement ?? statement;
  const changes = makingWay.flatMap((way) => {
    const announced = undone(settled, told).find(({ id }) => id === way.to);
    return announced ? changeOf(way, announced, settled, told, other) : [];
  });
  if (changes.length === 0) return settled;
  const heldOn = changes.flatMap((one) => ('until' in one ? [one] : []));
  const replaced = changes.flatMap((one) => ('until' in one ? [] : [{ version: one.version, as: 'change' as const }]));
  const { placement } = settled;
  const closes = [...placement.closes, ...replaced];
  return { ...settled, placement: { ...placement, closes }, ...(heldOn.length > 0 ? { heldOn } : {}) };
}

/** What is believed no longer of what was to come: it was announced, and is taken back or said anew before its day. */
function undone({ placement, withdraws, denies = [], outcome, excepts }: Settled, told: Statement): Version[] {
  if (excepts !== undefined) return [];
  const taken = placement.takesPlaceFrom ?? placement.period.from;
  const closed = placement.closes.filter(({ as }) => as !== 'extension').map(({ version }) => version);
  const ended = outcome === 'ended' ? denies.filter((one) => isBefore(endOf(told), one)) : denies;
  return [...closed.filter((one) => isBefore(taken, one)), ...ended, ...(withdraws ? [withdraws] : [])];
}

function isBefore(at: Date, announced: Version): boolean {
  const day = dayOf(announced);
  return day !== null && at <= day;
}

/** @returns its other end; or it is replaced, like what was announced; nothing where nobody knows. */
function changeOf(
  { version, heldUntil }: MakingWay,
  announced: Version,
  { outcome, placement }: Settled,
  told: Statement,
  other: Verdict | undefined,
): (HeldOn | { readonly version: Version })[] {
  if (placement.closes.some((one) => one.version.id === version.id)) return [];
  const day = dayOf(told);
  const isAsKnown = day === null || day.getTime() === dayOf(announced)?.getTime();
  if (outcome !== 'superseded' || (isAsKnown && takesBack(told, announced, [version])))
    return [{ version, until: heldUntil }];
  const isSoNow = isOfAnotherDay(told, announced, [version]) || told.status === 'done';
  const until = day ?? (isSoNow ? sinceOf(told) : null);
  if (until) return [{ version, until }];
  if (!other) return [];
  const isReplaced = other.outcome === 'supersede' && holdsAt(validTime(version), placement.period.from);
  return isReplaced ? [{ version }] : [{ version, until: heldUntil }];
}

function sinceOf({ startsAt, validFrom, saidAt }: Statement): Date {
  return startsAt ?? validFrom ?? saidAt;
}

/** @returns what stands in the place of something that is said to be so now, and ends therefore: "I drink coffee", during a pause of it. */
export function withoutStandIns(settled: Settled, { saidAt }: Statement, { standingIn = [] }: Neighbours): Settled {
  const { placement } = settled;
  const closed = new Map(placement.closes.map(({ version, as }) => [version.id, as]));
  const over = standingIn.filter(
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

/** The plan of what has another end than was known: what it makes way for has another day, or does not come. */
export function holdOn(heldOn: readonly HeldOn[], now: Date, mint: () => string): Plan {
  const opens = heldOn
    .filter(({ version, until }) => until === null || until > version.validFrom)
    .map(({ version, until }) => ({
      version: { ...version, id: mint(), validTo: until, recordedAt: now, supersededAt: null },
      carriesOver: version.id,
    }));
  return {
    closes: heldOn.map(({ version }) => version.id),
    opens,
    links: opens.map(({ version, carriesOver }) => ({ from: version.id, to: carriesOver, as: 'remainder' as const })),
  };
}
