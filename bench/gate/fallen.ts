/** A figure that must not become worse: where it stands in the results of a benchmark, and by how much it may differ by chance. */
export interface Watched {
  readonly benchmark: string;
  /** Names of fields from the top; in a list, `field=value` picks the item that has it: `groups.category=answerable.recall5`. */
  readonly figure: string;
  /** What was last committed. */
  readonly stood: number;
  /** It may be worse by this. */
  readonly noise: number;
  /** `less`: it must not rise. Default: it must not fall. */
  readonly better?: 'more' | 'less';
}

/** A figure that fell, or that is not there: then `stands` is `null`. */
export interface Fallen extends Watched {
  readonly stands: number | null;
}

/**
 * @param results of each benchmark, by its name; one that was not run is missing.
 * @returns the figures that are worse than they stood by more than their noise, and those that are missing.
 */
export function fallen(watched: readonly Watched[], results: ReadonlyMap<string, unknown>): Fallen[] {
  return watched.flatMap((one) => {
    const { stood, noise, better } = one;
    const stands = figureIn(results.get(one.benchmark), one.figure);
    const isWorse = better === 'less' ? (stands ?? 0) > stood + noise : (stands ?? 0) < stood - noise;
    return stands === null || isWorse ? [{ ...one, stands }] : [];
  });
}

/** @returns the number at a place in results, or `null` where there is none. */
export function figureIn(results: unknown, figure: string): number | null {
  const found = figure.split('.').reduce<unknown>((at, name) => stepInto(at, name), results);
  return typeof found === 'number' ? found : null;
}

function stepInto(at: unknown, name: string): unknown {
  if (typeof at !== 'object' || at === null) return undefined;
  const [, field, value] = /^([^=]+)=(.*)$/.exec(name) ?? [];
  if (field === undefined) return (at as Record<string, unknown>)[name];
  return Array.isArray(at)
    ? at.find((item: unknown) => String((item as Record<string, unknown> | null)?.[field]) === value)
    : undefined;
}
