import { ENGLISH } from '../languages/english.js';
import type { Lexicon } from '../languages/lexicon.js';
import { movesElsewhere } from '../places/moves.js';
import { contentStems, spokenText, spokenWords, stem } from '../words.js';
import type { KnownFact } from './clause.js';
import { deniesNext, hasOnlyFactWords, partsAround } from './cues.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

/**
 * @returns the change if one thing took the place of another and the fact names only the old one: "swapped the Kia
 * for a Skoda", "switched from tea to coffee".
 */
export function exchangeIn(text: string, known: ReadonlySet<string>, lexicon: Lexicon): PlainChange | null {
  for (const pattern of lexicon.exchanges) {
    const words = pattern.split(/ ?\{\w+\} ?/u);
    const isSaid = words.filter(Boolean);
    const parts = partsAround(text, isSaid);
    if (!parts || isDeniedIn(parts, lexicon)) continue;
    // What precedes the first word is the subject, unless one of the two is named there.
    const slots = words[0] === '' ? parts : parts.slice(1);
    if (words[0] !== '' && !hasOnlyFactWords(parts[0]!, known, lexicon)) continue;
    const [before, after] = slots.map((part) => contentStems(part.split(' '), lexicon));
    const [old, other] = pattern.indexOf('{old}') < pattern.indexOf('{new}') ? [before, after] : [after, before];
    if (old && other && isNamed(old, known) && isOther(other, known))
      return { relation: 'replaces', cue: isSaid.join(' ... '), saysMore: true };
  }
  return null;
}

/** "I did not swap it". In other languages than English the negation can also come last. */
function isDeniedIn(parts: readonly string[], lexicon: Lexicon): boolean {
  return (lexicon === ENGLISH ? parts.slice(0, -1) : parts).some((words) => deniesNext(words, lexicon));
}

function isNamed(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return words.size > 0 && [...words].every((word) => known.has(word));
}

function isOther(words: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return [...words].some((word) => !known.has(word));
}

/**
 * @returns the change if there is a new one of what people have only one of: "my new number is ...", "a new number,
 * it's ...".
 */
export function newOneIn(said: readonly string[], known: ReadonlySet<string>, lexicon: Lexicon): PlainChange | null {
  const { newest, owners, copulas, single } = lexicon;
  const at = said.findIndex((word) => newest.has(word));
  const what = said[at + 1];
  const owner = said[at - 1] ?? '';
  const isGot = lexicon === ENGLISH && GOT.test(said.slice(0, at).join(' ')) && said[at + 2] === "it's";
  if (at < 1 || what === undefined || !(owners.has(owner) || isGot)) return null;
  const isSaidOf = isGot || copulas.size === 0 || copulas.has(said[at + 2] ?? '');
  const isOne = single.has(what) && known.has(stem(what, lexicon)) && isSaidOf;
  return isOne ? { relation: 'replaces', cue: `${owner} ${said[at]} ${what}`, saysMore: true } : null;
}

const GOT = /(?:^| )(?:i've|we've|i|we) (?:now |just )?(?:got|have|have got) a$/u;

const MOVED_FROM =
  / (?:moved|transferred|relocated|shifted|switched|changed|swapped|upgraded|downgraded) (?:(?:me|us|him|her|them|it) )?(?:(?:over|across|up|down) )?from (?<old>(?:[\p{L}\p{N}-]+ ){1,4}?)to (?<other>(?:[\p{L}\p{N}-]+ ){1,5})/u;
const LONG_AGO = / (?:ago|used to|once|back when|in (?:19|20)\d\d) /u;
const PLACED = new Set('in at on with by for near to from of under inside'.split(' '));
const MOST_BETWEEN = 2;

/**
 * "Choir's moved from the church to the hall" names where it was. English only.
 *
 * @returns the change if the fact says that what moved is at the old one of two: not "we have a church".
 */
export function movedFrom(sentence: string, { words, known, lexicon }: KnownFact): PlainChange | null {
  const text = spokenText(sentence).replaceAll(/'(?:s|ve) /gu, ' ');
  const moved = MOVED_FROM.exec(text);
  if (!moved?.groups || LONG_AGO.test(text) || isDoubtful(spokenWords(sentence))) return null;
  const [old, other] = ['old', 'other'].map((name) => contentStems((moved.groups?.[name] ?? '').split(' '), lexicon));
  const isMeant = hasOnlyFactWords(text.slice(0, moved.index), known, lexicon) && isNamed(old!, known);
  const isThere = words.some(
    (word, i) =>
      old!.has(stem(word, lexicon)) && words.slice(Math.max(0, i - MOST_BETWEEN), i).some((at) => PLACED.has(at)),
  );
  return isMeant && isThere && isOther(other!, known)
    ? { relation: 'replaces', cue: 'moved from … to', saysMore: true }
    : null;
}

/**
 * @returns whether a fact is about a home, and the statement only tells of a move to something that may not be a place.
 */
export function isUnclearMove(statement: string, fact: string, lexicon: Lexicon = ENGLISH): boolean {
  return lexicon.homes.test(fact) && movesElsewhere(statement);
}
