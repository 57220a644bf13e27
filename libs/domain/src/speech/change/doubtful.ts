const DOUBTFUL = new Set(
  `if when once until unless before would could might should shall hope hopes hopefully think thinks wish wishes maybe perhaps probably almost
  nearly want wants wanted wanting try tries trying offer offers offered barely hardly supposedly apparently nobody no not never neither nor cannot without`.split(
    /\s+/u,
  ),
);

/** @returns whether the words contain a denial or a doubt. */
export function isDoubtful(said: readonly string[]): boolean {
  return said.some((word) => DOUBTFUL.has(word) || word.endsWith("n't") || word.endsWith("'d"));
}
