import { isToCome, type Place } from './present-words.js';
import { tenseOf, wouldSuit } from './tense-words.js';
import type { Token } from './tokens.js';
import { skip, word } from './tokens.js';

const BEFORE = 10; // tokens searched on each side: more would reach another clause, and cost time
const AFTER = 6;
const AFTER_FRONT = 8; // the subject precedes the verb
const STOPS = new Set(['.', '!', '?', ';', '\n']);
const JOINTS = new Set([',', 'and', 'but', 'so', 'then', 'because', 'while', 'although', 'as']);
const SUBJECTS = new Set(
  (
    "i we you he she they it i'm i've i'd i'll we're we've we'd we'll he's he'll she's she'll they're they've they'll it's it'll " +
    'the my our your his her their this that'
  ).split(' '),
);

/** Words between the start of a clause and a time that opens it: "so on Monday", "by the fourth". */
const PLACES = new Set('on in at for by the during over around about from since until till before after'.split(' '));
const ENDS = new Set(['', ',', 'for', 'at', 'because', 'instead', 'then']);
const OPENINGS = new Set('hi hello hey ok okay well yes no also um uh then'.split(' '));

/** The tense that the words around an expression give it, and the token that does, if it is a verb. */
export interface Told {
  readonly tense: 'past' | 'future' | undefined;
  readonly verb?: number;
}

/**
 * Past or future, by the nearest verb of the same clause: "we met on Friday", "I'll see her on Friday".
 * @param from index of the first token of the expression; @param to of the first one after it.
 * @param isRange whether the expression names both ends, so that its "from" is its start.
 */
export function tenseAround(tokens: readonly Token[], from: number, to: number, isRange = false): Told {
  if (isAppointed(tokens, from) || isAgreed(tokens, from, to) || wouldSuit(tokens, to)) return { tense: 'future' };
  const own = ownClause(tokens, from, to);
  const told = own === undefined ? undefined : tenseBehind(tokens, own, from, true);
  if (told) return told;
  for (let at = from - 1; at >= 0 && at >= from - BEFORE; at -= 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text)) break;
    const tense = tenseOf(tokens, at, from);
    if (tense) return { tense, verb: at };
    if (beginsClause(tokens, at)) return presentAround(tokens, { start: at, from, to, isRange });
  }
  const behind = tenseBehind(tokens, to, from, false);
  return behind ?? presentAround(tokens, { start: startOf(tokens, from), from, to: own ?? to, isRange });
}

/**
 * @param isOwn whether the clause at `start` belongs to the time, so that its first subject does not begin another:
 * "Anna and I are".
 */
function tenseBehind(tokens: readonly Token[], start: number, from: number, isOwn: boolean): Told | undefined {
  const end = Math.min(tokens.length, start + (isOwn ? AFTER_FRONT : AFTER));
  for (let at = start; at < end; at += 1) {
    if (STOPS.has(tokens[at]!.text)) return undefined;
    const begins = beginsClause(tokens, at) && !(isOwn && (at === start || word(tokens, at - 1) === 'and'));
    if (begins) return undefined;
    const tense = tenseOf(tokens, at, from);
    if (tense) return { tense, verb: at };
  }
  return undefined;
}

/** The rest of a clause that a time opens: "on Monday, I'll be in Rome", "I was ill, so on Monday we'll stay in". */
function ownClause(tokens: readonly Token[], from: number, to: number): number | undefined {
  let start = from;
  while (start > from - 2 && PLACES.has(word(tokens, start - 1))) start -= 1;
  const before = word(tokens, start - 1);
  const next = skip(tokens, to, ',');
  if (start === 0 || STOPS.has(before) || OPENINGS.has(before)) return next;
  return start < from && JOINTS.has(before) && SUBJECTS.has(word(tokens, next)) ? next : undefined;
}

/** The first token of the clause before `from`, within the searched tokens. */
function startOf(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > 0 && at > from - BEFORE && !STOPS.has(tokens[at - 1]!.text) && !beginsClause(tokens, at)) at -= 1;
  return at;
}

/** A present tense that belongs to the time and not to a past: a bare day is then in the future. */
function presentAround(tokens: readonly Token[], place: Place): Told {
  return { tense: isToCome(tokens, place) ? 'future' : undefined };
}

/** "..., and the follow-up": the words before belong to another time. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  return SUBJECTS.has(tokens[at]!.text) && JOINTS.has(tokens[at - 1]?.text ?? '');
}

/** "The follow-up is on 5 January". */
function isAppointed(tokens: readonly Token[], from: number): boolean {
  const [verb, place] = [tokens[from - 2]?.text ?? '', tokens[from - 1]?.text ?? ''];
  return (verb === 'is' || verb === 'are') && (place === 'on' || place === 'at');
}

const AGREED = new Set(['settled', 'decided', 'landed', 'agreed']);
const CHOSEN = new Set(['said', 'picked', 'chose', 'chosen']);

/** "We said Saturday", "we settled on Friday": what was agreed is to come; "we agreed on Friday to wait" was then. */
function isAgreed(tokens: readonly Token[], from: number, to: number): boolean {
  const [verb, place] = [tokens[from - 2]?.text ?? '', tokens[from - 1]?.text ?? ''];
  if (!CHOSEN.has(place) && !(AGREED.has(verb) && place === 'on')) return false;
  return STOPS.has(word(tokens, to)) || ENDS.has(word(tokens, to));
}
