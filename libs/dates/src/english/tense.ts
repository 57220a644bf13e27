import { isToCome, type Place } from './present-words.js';
import { tenseOf, wouldSuit } from './tense-words.js';
import type { Token } from './tokens.js';

const BEFORE = 10; // tokens looked at on each side: more would cross into another clause, and cost
const AFTER = 6;
const STOPS = new Set(['.', '!', '?', ';', '\n']);
const JOINTS = new Set([',', 'and', 'but', 'so', 'then', 'because', 'while', 'although', 'as']);
const SUBJECTS = new Set(
  (
    "i we you he she they it i'm i've i'd i'll we're we've we'd we'll he's he'll she's she'll they're they've they'll it's it'll " +
    'the my our your his her their this that'
  ).split(' '),
);

/** What the words around an expression say of when it is, and the token that says so, where it is a verb. */
export interface Told {
  readonly tense: 'past' | 'future' | undefined;
  readonly verb?: number;
}

/**
 * Past or future, as the nearest verb of the same clause says: "we met on Friday", "I'll see her on Friday".
 * @param from index of the first token of the expression; @param to of the first one after it.
 * @param isRange the expression names both ends, and its "from" tells where it begins.
 */
export function tenseAround(tokens: readonly Token[], from: number, to: number, isRange = false): Told {
  if (isAppointed(tokens, from) || wouldSuit(tokens, to)) return { tense: 'future' };
  for (let at = from - 1; at >= 0 && at >= from - BEFORE; at -= 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text)) break;
    const tense = tenseOf(tokens, at, from);
    if (tense) return { tense, verb: at };
    if (beginsClause(tokens, at)) return presentAround(tokens, { start: at, from, to, isRange });
  }
  for (let at = to; at < tokens.length && at < to + AFTER; at += 1) {
    const text = tokens[at]!.text;
    if (STOPS.has(text) || beginsClause(tokens, at)) break;
    const tense = tenseOf(tokens, at, from);
    if (tense) return { tense, verb: at };
  }
  return presentAround(tokens, { start: startOf(tokens, from), from, to, isRange });
}

/** The first token of the clause before `from`, as far as it is looked at. */
function startOf(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at > 0 && at > from - BEFORE && !STOPS.has(tokens[at - 1]!.text) && !beginsClause(tokens, at)) at -= 1;
  return at;
}

/** A present that tells no past, and is said of the time: its bare day is to come. */
function presentAround(tokens: readonly Token[], place: Place): Told {
  return { tense: isToCome(tokens, place) ? 'future' : undefined };
}

/** "..., and the follow-up": what stands before it is said of another time. */
function beginsClause(tokens: readonly Token[], at: number): boolean {
  return SUBJECTS.has(tokens[at]!.text) && JOINTS.has(tokens[at - 1]?.text ?? '');
}

/** "The follow-up is on 5 January". */
function isAppointed(tokens: readonly Token[], from: number): boolean {
  const [verb, place] = [tokens[from - 2]?.text ?? '', tokens[from - 1]?.text ?? ''];
  return (verb === 'is' || verb === 'are') && (place === 'on' || place === 'at');
}
