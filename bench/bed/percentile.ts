/** Two points of a distribution, in its own unit. */
export interface Spread {
  readonly p50: number;
  readonly p95: number;
}

/**
 * @param share 0 to 1.
 * @returns the smallest value that at least this share of the values does not exceed (nearest rank); NaN of no values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

/** @returns the median and the 95th percentile. */
export function spread(values: readonly number[]): Spread {
  return { p50: percentile(values, 0.5), p95: percentile(values, 0.95) };
}
