/** One number of a run, and by how much it may differ by chance. */
export interface Figure {
  /** Of what, such as `turns recall5`; no dots, since the gate names its place by them. */
  readonly name: string;
  readonly value: number;
  /** One standard error of the rows it comes from; 0 for what must hold each time. */
  readonly noise: number;
  readonly better: 'more' | 'less';
}

/** @returns a share of so many rows, with its standard error: at least what one row makes. */
export function shareFigure(name: string, value: number, rows: number, better: Figure['better'] = 'more'): Figure {
  const noise = rows === 0 ? 0 : Math.max(1 / rows, Math.sqrt((value * (1 - value)) / rows));
  return { name, value, noise, better };
}

/** @returns a count of what must not be. */
export function countFigure(name: string, value: number): Figure {
  return { name, value, noise: 0, better: 'less' };
}

/** A figure beside what it was. */
export interface Compared extends Figure {
  /** `null` where no earlier run has it. */
  readonly previous: number | null;
  /** Now less before. */
  readonly difference: number | null;
  /** The difference is larger than the noise, and for the worse. */
  readonly isWorse: boolean;
}

/** @param previous the figures of an earlier run. */
export function compared(now: readonly Figure[], previous: readonly Figure[]): Compared[] {
  return now.map((figure) => {
    const before = previous.find(({ name }) => name === figure.name)?.value ?? null;
    if (before === null) return { ...figure, previous: null, difference: null, isWorse: false };
    const difference = figure.value - before;
    const lost = figure.better === 'more' ? -difference : difference;
    return { ...figure, previous: before, difference, isWorse: lost > figure.noise };
  });
}
