import { PLAIN_STOP } from '#domain/text/sentence-ranges.js';
import { isTakenBackAlone, lastClause, valueGoesOn } from './doubt.js';
import { firstPiece, isAlike, isNoElse, lastPiece, type Piece, timeAtStart } from './kinds.js';
import { MARKS, NO_MARK, type Strength, strengthOf } from './marks.js';

/** Anything further away belongs to something else. */
const [BEFORE, AFTER] = [100, 80];
const LEAD = /^(?:(?:it['’]s|it is|that['’]s|is|on|at|in|to|for|from|by|the)\s+)?/iu;
const STOP = new RegExp(String.raw`[!?;\n]|${PLAIN_STOP}(?=\s|$)`, 'u');
const NOT = /(?<![\p{L}'’])not\s+(?=(?:(?:on|at|in|the|for|to)\s+)?[\p{L}\p{N}+])/giu;
const BUT = /^[\s,.;]+(?:but|rather|i meant?|it['’]s|it is)\s+/iu;
const EXCEPT =
  /(?<![\p{L}'’])(?:(?:except|excluding|apart from|other than|but not)(?:\s+for)?|(?<=(?:any|every|all|each)\s\p{L}{1,20}\s)(?:but|bar|save))\s+(?:(?:on|in|at)\s+)?/giu;
const MORE = /^(?:,\s*|\s+)(?:(?:and|or)\s+)?(?:(?:on|in|at)\s+)?/iu;

/** "All week but Friday I'm away": a new clause, as is "but Monday was fine" after a clause with its own subject. */
const NEW_SUBJECT = /^\s+(?:i|we|you|he|she|they|my|our)(?![\p{L}])/iu;
const NEW_VERB = /^\s+(?:is|are|was|were|will|has|had)(?![\p{L}])/iu;
const SUBJECT = /(?<![\p{L}])(?:i|we|you|he|she|it|they|there)(?:['’]\p{L}+)?\s/iu;

/**
 * Reads the repairs in an English text: "on Friday, no wait, on Saturday", "not tomorrow but Friday", "any day except
 * Monday". Withdrawn words become blanks, so that all other words keep their positions. If it is unclear what is
 * withdrawn, everything before it in the sentence is, and so states nothing.
 */
export function withoutWithdrawn(text: string): string {
  let said = text;
  for (const { index, 0: word } of text.matchAll(NOT)) said = blanked(said, denied(said, index, index + word.length));
  for (const { index, 0: word } of said.matchAll(EXCEPT)) said = blanked(said, excepted(said, index, word.length));
  for (const { index, 0: run } of said.matchAll(MARKS)) said = blanked(said, repaired(said, index, run));
  return said;
}

/** "I don't live in Porto any more, it's Lisbon": rewrites it to say of the new value what it denies of the old one. */
export function denialAsNewValue(sentence: string): string {
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

/** Begins with the first of several blanks, so that a long run of them is read once. */
const IT_IS =
  /(?:(?<!\s)|(?=[,;]))(?:(?:,?\s+(?:any ?more|any longer))?(?:\s*[,;]\s*|\s+)(?:(?:but|now)\s+)?(?:it['’]s|it is)\s+(?:now\s+)?)/giu;
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
    if (next === 0) return beginsAnew(text, from, length, to) ? null : [from, to];
    to += more + next;
  }
}

function beginsAnew(text: string, from: number, length: number, to: number): boolean {
  if (!/^(?:but|bar|save)\s/iu.test(text.slice(from, from + length))) return false;
  const after = text.slice(to, to + AFTER);
  const before = text.slice(Math.max(0, from - BEFORE), from);
  return NEW_SUBJECT.test(after) || (NEW_VERB.test(after) && SUBJECT.test(before.split(STOP).at(-1) as string));
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
  const strength = strengthOf(run, before, after);
  if (strength === null) return null;
  const lead = LEAD.exec(after)?.[0] ?? '';
  const other = firstPiece(after.slice(lead.length));
  const old = other && lastPiece(before, other.kind);
  const said = { strength, run, lead, gap: old ? before.slice(old.to) : '', after: after.slice(lead.length) };
  if (other && old && isRepair(said, [old, before], other)) {
    const isSaidTwice =
      lead !== '' &&
      (/^(?:it|that|is)/iu.test(lead) || before.slice(0, old.from).toLowerCase().endsWith(lead.toLowerCase()));
    return [begins + old.from, ends + (isSaidTwice ? lead.length : 0)];
  }
  return isTakenBackAlone(strength, run, before, after) ? [begins + lastClause(before), ends] : null;
}

interface Said {
  readonly strength: Strength;
  readonly run: string;
  readonly lead: string;
  /** The text between the old value and the mark. */
  readonly gap: string;
  readonly after: string;
}

function isRepair({ strength, run, lead, gap, after }: Said, [old, before]: [Piece, string], other: Piece): boolean {
  const [one, two] = [before.slice(old.from, old.to), after.slice(other.from, other.to)];
  const between = gap.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const told = after.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  const isSaidAgain = between.every((word) => told.includes(word.toLowerCase()));
  if (!isAlike(other, one, two, strength) || (between.length === 0 && !/[\s,]$/u.test(gap))) return false;
  if (valueGoesOn(after.slice(other.to), other)) return false;
  if (/^to\s/iu.test(lead) && strength === 'made') return false;
  if (strength !== 'weak') return between.length <= MOST_BETWEEN || isSaidAgain;
  // "No English" denies and "No 27" counts; "no, Rome" repairs.
  return isSaidAgain && (!/^(?:no\s+)+$/iu.test(run) || lead !== '' || isNoElse(other, one, two));
}

const MOST_BETWEEN = 5;
