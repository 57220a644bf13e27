/** Statements of each contact: few of the large ones, which take long to store. */
export const SIZES: readonly number[] = [20, 50, 100, 200, 500, 1_000, 2_000].flatMap((size) =>
  Array.from({ length: size < 500 ? 5 : 2 }, () => size),
);

/** Other people for every seed; those of 101 were looked at when the rules of recall were written. */
export const SEED = 11;
