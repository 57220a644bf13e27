const DENIALS = 'nobody no not never neither nor cannot without'.split(' ');
const DOUBTS =
  `if when once until unless before would could might should shall hope hopes hopefully think thinks wish wishes maybe perhaps probably almost
  nearly want wants wanted wanting try tries trying offer offers offered barely hardly supposedly apparently`.split(
    /\s+/u,
  );
const DOUBTFUL = new Set([...DOUBTS, ...DENIALS]);
const UNREAL = new RegExp(
  String.raw`(?<!\p{L})(?:${DOUBTS.filter((word) => word !== 'could').join('|')}|close to|could (?!\p{L}*n['’]t))(?!\p{L})`,
  'iu',
);

/** @returns whether the words contain a denial or a doubt. */
export function isDoubtful(said: readonly string[]): boolean {
  return said.some((word) => DOUBTFUL.has(word) || word.endsWith("n't") || word.endsWith("'d"));
}

/** @returns whether a sentence contains words of a doubt, a wish or a condition, which may be about all of it. */
export function mayBeUnreal(sentence: string): boolean {
  return UNREAL.test(sentence);
}
