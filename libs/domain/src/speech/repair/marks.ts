/** How surely the words take something back. A weak mark does so only directly between two values. */
export type Strength = 'sure' | 'meant' | 'made' | 'weak';

const UNIT = String.raw`no|wait|sorry|actually|oh|hang on|hold on|scratch that|correction|my mistake|or rather|rather|i mean|i meant|make it|make that`;
/** People who correct themselves often say several: "no wait sorry". */
export const MARKS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:${UNIT})(?:[\s,.]+(?:${UNIT}))*(?![\p{L}\p{N}'’])[\s,]*`,
  'giu',
);
/** "I'm sorry", "there's no wait", "you know what I mean", "a correction", "I'll make it". */
export const NO_MARK =
  /(?:['’](?:m|t|ll)|\b(?:am|so|very|really|say|there['’]s|is|was|with|had|what|that|if|not|cannot|can|could|will|to|an?|the|i|we|you|they))\s+$/iu;
const SET_OFF = /[,:;.…–—-]\s*$/u;
/** Words that also mean other things, and so have to be set off by punctuation. */
const OF_TWO_MEANINGS = /^(?:oh[\s,]+)?(?:correction|my mistake|or rather)[\s,]*$/iu;
const SCRATCH = /scratch that/u;
/** "Scratch that, …", "scratch that I …", but not "scratch that sofa". */
const BEHIND_SCRATCH = /^(?:$|(?:i|we|my|it|he|she|they)(?:['’]\p{L}+)?\s)/iu;

/** @returns the strength of a run of marks between what precedes and follows it; `null` if it is not one. */
export function strengthOf(run: string, before: string, after: string): Strength | null {
  const units = run.toLowerCase();
  const isSetOff = SET_OFF.test(before);
  const signs = new Set(units.match(/\b(?:no|wait|sorry)\b/gu)).size;
  if (SCRATCH.test(units)) return isSetOff || /,\s*$/u.test(run) || BEHIND_SCRATCH.test(after) ? 'sure' : null;
  if (OF_TWO_MEANINGS.test(units)) return isSetOff ? 'sure' : 'weak';
  if (signs > 1 || /correction|or rather|my mistake/u.test(units)) return 'sure';
  if (/make (?:it|that)/u.test(units)) return 'made';
  if (/i mean/u.test(units)) return signs > 0 ? 'sure' : 'meant';
  if (/\bwait\b/u.test(units)) return /oh|actually/u.test(units) ? 'sure' : null;
  return /\b(?:no|sorry|actually|rather)\b/u.test(units) ? 'weak' : null;
}
