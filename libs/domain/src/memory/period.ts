/** A period of time, closed at `from` and open at `to`; `to: null` means that no end is known. */
export interface Period {
  readonly from: Date;
  readonly to: Date | null;
}

const endOf = (period: Period): number => period.to?.getTime() ?? Infinity;

const ending = (end: number): Date | null => (end === Infinity ? null : new Date(end));

/** @returns whether `instant` lies in the period; the start does, the end does not. */
export function holdsAt(period: Period, instant: Date): boolean {
  return period.from <= instant && instant.getTime() < endOf(period);
}

/** @returns whether the two periods share at least one instant. */
export function overlaps(a: Period, b: Period): boolean {
  return a.from.getTime() < endOf(b) && b.from.getTime() < endOf(a);
}

/** @returns whether the two periods overlap or one begins where the other ends, so that their union is one period. */
export function touches(a: Period, b: Period): boolean {
  return a.from.getTime() <= endOf(b) && b.from.getTime() <= endOf(a);
}

/** @returns whether every instant of `inner` lies in `outer`. */
export function covers(outer: Period, inner: Period): boolean {
  return outer.from <= inner.from && endOf(inner) <= endOf(outer);
}

/** @returns whether the two periods begin and end together. */
export function samePeriod(a: Period, b: Period): boolean {
  return covers(a, b) && covers(b, a);
}

/** @returns the shortest period that covers both. */
export function union(a: Period, b: Period): Period {
  return {
    from: a.from <= b.from ? a.from : b.from,
    to: ending(Math.max(endOf(a), endOf(b))),
  };
}

/** @returns `period` without `cut`: nothing, one period, or one on either side. */
export function subtract(period: Period, cut: Period): Period[] {
  if (!overlaps(period, cut)) return [{ from: period.from, to: period.to }];
  const left: Period[] = [];
  if (period.from < cut.from) left.push({ from: period.from, to: cut.from });
  if (cut.to && cut.to.getTime() < endOf(period)) left.push({ from: cut.to, to: period.to });
  return left;
}
