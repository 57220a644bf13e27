import { firstPiece, lastPiece, type Piece, timeAtStart } from './repair/kinds.js';

/** What stands further away belongs to something else. */
const [BEFORE, AFTER] = [100, 80];
const UNIT = String.raw`no|wait|sorry|actually|oh|hang on|hold on|scratch that|correction|my mistake|or rather|rather|i mean|i meant|make it|make that`;
/** Who repairs what they say often says several of these: "no wait sorry". */
const MARKS = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])(?:${UNIT})(?:[\s,.]+(?:${UNIT}))*(?![\p{L}\p{N}'’])[\s,]*`,
  'giu',
);
/** "I'm sorry", "there's no wait", "you know what I mean", "I can't make it". */
const NO_MARK =
  /(?:['’]m|\bam|\bso|\bvery|\breally|\bsay|\bthere['’]s|\bis|\bwas|\bwith|\bhad|\bwhat|\bthat|\bif|['’]t|\bnot|\bcannot|\bto)\s+$/iu;
const LEAD = /^(?:(?:it['’]s|it is|that['’]s|is|on|at|in|to|for|from|by|the)\s+)?/iu;
const CLAUSE = /^(?:i|we|my|our|he|she|they)(?:['’]\p{L}+)?\s+\p{L}/iu;
/** A name before it may be somebody who does something. */
const VERB = /^\s+(?!(?:in|on|at|since|now|please|for|and|but|not|from|to|of)\b)\p{L}/iu;
const STOP = /[!?;\n]|\.(?=\s|$)/u;
const NOT = /(?<![\p{L}'’])not\s+(?=(?:(?:on|at|in|the|for|to)\s+)?[\p{L}\p{N}+])/giu;
const BUT = /^[\s,.;]+(?:but|rather|i meant?|it['’]s|it is)\s+/iu;
const EXCEPT =
  /(?<![\p{L}'’])(?:(?:except|excluding|apart from|other than|but not)(?:\s+for)?|(?<=(?:any|every|all|each)\s\p{L}{1,20}\s)(?:but|bar|save))\s+(?:(?:on|in|at)\s+)?/giu;
const MORE = /^(?:,\s*|\s+)(?:(?:and|or)\s+)?(?:(?:on|in|at)\s+)?/iu;

type Strength = 'sure' | 'meant' | 'made' | 'weak';

/**
 * Reads the repairs of an English text: "on Friday, no wait, on Saturday", "not tomorrow but Friday", "any day except Monday". What is
 * withdrawn becomes blanks, so that every other word stands where it stood. Where it is in doubt what is withdrawn, all before it in
 * the sentence is: then nothing is said of it.
 */
export function withoutWithdrawn(text: string): string {
  let said = text;
  for (const { index, 0: word } of text.matchAll(NOT)) said = blanked(said, denied(said, index, index + word.length));
  for (const { index, 0: word } of said.matchAll(EXCEPT)) said = blanked(said, excepted(said, index, word.length));
  for (const { index, 0: run } of said.matchAll(MARKS)) said = blanked(said, repaired(said, index, run));
  return said;
}

/** "I don't live in Porto any more, it's Lisbon": says of the new value what it denies of the old one. */
export function renewed(sentence: string): string {
  for (const { index, 0: mark } of sentence.matchAll(IT_IS)) {
    const before = sentence.slice(Math.max(0, index - BEFORE), index);
    const [other, at] = [
      firstPiece(sentence.slice(index + mark.length, index + mark.length + AFTER)),
      index + mark.length,
    ];
    const old = other && lastPiece(before, other.kind);
    const isAtOnce = old && /^[\s,.;]*$/u.test(before.slice(old.to));
    const denial = isAtOnce ? [...before.slice(0, old.from).matchAll(DENIES)].at(-1) : undefined;
    if (!old || !denial || !ENDS.test(sentence.slice(at + other.to))) continue;
    const begins = index - before.length;
    const [no, is = ''] = [denial.index + begins, denial.groups?.['is'] ?? ''];
    return blanked(blanked(sentence, [no + is.length, no + denial[0].length]), [begins + old.from, at]);
  }
  return sentence;
}

const IT_IS =
  /(?:(?:,?\s+(?:any ?more|any longer))?(?:\s*[,;]\s*|\s+)(?:(?:but|now)\s+)?(?:it['’]s|it is)\s+(?:now\s+)?)/giu;
const DENIES =
  /\b(?:(?<is>is|are|was|am)(?:n['’]t|\snot|\sno longer)|(?:do|does)(?:n['’]t|\snot)|no longer|not)(?![\p{L}'’])/giu;
const ENDS = /^(?:\s+(?:now|these days|instead))?\s*(?:$|[.,;!])/iu;

type Span = readonly [from: number, to: number] | null;

function blanked(text: string, span: Span): string {
  return span ? text.slice(0, span[0]) + ' '.repeat(span[1] - span[0]) + text.slice(span[1]) : text;
}

/** "Not tomorrow but Friday". */
function denied(text: string, from: number, at: number): Span {
  const rest = text.slice(at, at + AFTER);
  const lead = LEAD.exec(rest)?.[0].length ?? 0;
  const old = firstPiece(rest.slice(lead));
  const but = old ? BUT.exec(rest.slice(lead + old.to)) : null;
  if (!old || !but) return null;
  const begins = at + lead + old.to + but[0].length;
  const next = text.slice(begins, begins + AFTER);
  const other = firstPiece(next.slice(LEAD.exec(next)?.[0].length ?? 0));
  return other?.kind === old.kind ? [from, begins] : null;
}

/** "Except Monday and Tuesday". */
function excepted(text: string, from: number, length: number): Span {
  let to = from + length;
  const first = timeAtStart(text.slice(to, to + AFTER));
  if (first === 0) return null;
  to += first;
  for (;;) {
    const more = MORE.exec(text.slice(to, to + AFTER))?.[0].length ?? 0;
    const next = more > 0 ? timeAtStart(text.slice(to + more, to + more + AFTER)) : 0;
    if (next === 0) return [from, to];
    to += more + next;
  }
}

function repaired(text: string, at: number, run: string): Span {
  const ends = at + run.length;
  const before = text
    .slice(Math.max(0, at - BEFORE), at)
    .split(STOP)
    .at(-1) as string;
  const begins = at - before.length;
  if (!/[\p{L}\p{N}]/u.test(before) || NO_MARK.test(before)) return null;
  const after = text.slice(ends, ends + AFTER).split(STOP)[0] as string;
  const strength = strengthOf(run);
  if (strength === null) return null;
  const lead = LEAD.exec(after)?.[0] ?? '';
  const other = firstPiece(after.slice(lead.length));
  const old = other && lastPiece(before, other.kind);
  if (other && old && isRepair(strength, before.slice(old.to), after.slice(lead.length), other)) {
    const isSaidTwice =
      lead !== '' &&
      (/^(?:it|that|is)/iu.test(lead) || before.slice(0, old.from).toLowerCase().endsWith(lead.toLowerCase()));
    return [begins + old.from, ends + (isSaidTwice ? lead.length : 0)];
  }
  return isDoubtful(strength, before, after) ? [begins, ends] : null;
}

function strengthOf(run: string): Strength | null {
  const units = run.toLowerCase();
  const signs = units.match(/\b(?:no|wait|sorry)\b/gu)?.length ?? 0;
  if (/scratch that|correction|or rather|my mistake/u.test(units) || signs > 1) return 'sure';
  if (/make (?:it|that)/u.test(units)) return 'made';
  if (/i mean/u.test(units)) return signs > 0 ? 'sure' : 'meant';
  if (/\bwait\b/u.test(units)) return /oh|actually/u.test(units) ? 'sure' : null;
  return /\b(?:no|sorry|actually|rather)\b/u.test(units) ? 'weak' : null;
}

/** @param gap what stands between the old value and the mark. */
function isRepair(strength: Strength, gap: string, after: string, { to, isName }: Piece): boolean {
  const between = gap.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const told = after.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  const isSaidAgain = between.every((word) => told.includes(word.toLowerCase()));
  if (strength === 'weak') return isSaidAgain && !(isName && VERB.test(after.slice(to)));
  return between.length <= MOST_BETWEEN || isSaidAgain;
}

const MOST_BETWEEN = 5;

function isDoubtful(strength: Strength, before: string, after: string): boolean {
  if (strength === 'sure') return true;
  if (strength !== 'meant' || !/\p{L}/u.test(after)) return false;
  const begun = /^\p{L}+(?:['’]\p{L}+)?\s+\p{L}+/u.exec(after.trim().toLowerCase())?.[0];
  if (CLAUSE.test(after)) return begun !== undefined && before.toLowerCase().includes(begun);
  return after.trim().split(/\s+/u).length <= 3;
}
