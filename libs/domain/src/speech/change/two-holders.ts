import { spokenText, spokenWords } from '../words.js';

/** In each line, only one word can apply: whoever comes in the morning is not the one who comes in the evening. */
export const APART = `
weekday weekdays weekend weekends
morning afternoon evening night nights day days
breakfast lunch dinner supper tea
left right
upstairs downstairs
front back
eldest oldest elder youngest younger middle
first second third fourth
home work business school
summer winter spring autumn
monday tuesday wednesday thursday friday saturday sunday
maiden married
red blue green black brown white grey yellow
paternal maternal
`
  .trim()
  .split('\n')
  .map((line) => new Set(line.split(' ')));
/** Followed by a name or by what somebody has. */
const IS = /(?:['’]s|\s(?:is|are|was|goes|go|comes))(?=\s)/u;
const OWNERS = new Set(['my', 'our', 'the', 'his', 'her', 'their']);
const LONGEST_SUBJECT = 60;

/**
 * "My morning carer is Joan" and "my evening carer is Pat" are about two people, as are "our Leeds manager" and "our
 * York manager".
 *
 * @returns whether both texts name the holder of the same role, with words that exclude each other.
 */
export function areTwoHolders(statement: string, fact: string): boolean {
  if (areOfOtherPlaces(statement, fact) || areOtherLines(statement, fact)) return true;
  if (isFormerPartner(statement, fact) || isFormerPartner(fact, statement)) return true;
  const [said, known] = [subjectOf(statement), subjectOf(fact)];
  if (!said || !known) return false;
  const [news, before] = [without(said, known), without(known, said)];
  if (news.length !== 1 || before.length !== 1) return false;
  const [one = '', other = ''] = [news[0], before[0]];
  const arePlaces = said.length > 1 && [one, other].every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return arePlaces || APART.some((line) => line.has(a) && line.has(b));
}

/** @returns the words before the predicate, without the owner; "at weekends" follows the word that it qualifies. */
function subjectOf(text: string): string[] | null {
  const is = IS.exec(text.slice(0, LONGEST_SUBJECT));
  if (!is) return null;
  const words = text.slice(0, is.index).split(/[\s,]+/u);
  const [owner = '', ...rest] = words;
  if (!OWNERS.has(owner.toLowerCase()) || rest.length === 0 || rest.length > MOST_WORDS) return null;
  return rest.filter((word) => !JOINS.has(word));
}

const MOST_WORDS = 5;
const JOINS = new Set(['on', 'at', 'in', 'for', 'of', 'the']);

function without(words: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.flatMap((word) => spokenWords(word)));
  return words.filter((word) => !spokenWords(word).some((one) => known.has(one)));
}

/** Whom or what the beginning of a sentence picks out: "the downstairs tenant", "the people upstairs". */
const PICKED = [
  'upstairs downstairs',
  'eldest youngest middle',
  'elder younger',
  'older younger',
  'maternal paternal',
].map((line) => new Set(line.split(' ')));
/** What can be picked out by a word after it: "the people upstairs". */
const PEOPLE = new Set(
  'people lot family couple neighbours neighbour neighbors neighbor tenant tenants flat one ones'.split(' '),
);

function areOfOtherPlaces(statement: string, fact: string): boolean {
  const [said, known] = [statement, fact].map(pickedBy);
  return (
    said !== undefined &&
    known !== undefined &&
    said !== known &&
    PICKED.some((line) => line.has(said) && line.has(known))
  );
}

/** The word that picks out the subject; not "the desk goes upstairs". */
function pickedBy(text: string): string | undefined {
  const [owner = '', first = '', second = ''] = spokenWords(text).map((word) => word.replace(/'s$/u, ''));
  if (!OWNERS.has(owner)) return undefined;
  return PEOPLE.has(first) ? second : first;
}

/** Of telephone numbers, in words that exclude each other. */
const LINES = [
  / (?:mobile|cell|cellphone) /u,
  / (?:landline|house phone|home phone|home number) /u,
  / (?:work|office|desk) /u,
  / fax /u,
];
const NUMBER = /\d(?:[\s()-]?\d){6}/u;
const OTHERWISE =
  / (?:instead|rather|no longer|not|n't|any ?more|cut off|disconnected|gone|gave up|got rid|dropped|replac\p{L}+) /u;

/** "Landline 02 9555 0144" stands beside "mobile 0412 555 310". */
function areOtherLines(statement: string, fact: string): boolean {
  if (!NUMBER.test(statement) || !NUMBER.test(fact)) return false;
  const [said, known] = [spokenText(statement), spokenText(fact)];
  const linesIn = (text: string): number[] => LINES.flatMap((line, i) => (line.test(text) ? i : []));
  const [[one, ...more], [other, ...others]] = [linesIn(said), linesIn(known)];
  const areNamed = one !== undefined && other !== undefined && more.length + others.length === 0;
  return areNamed && one !== other && !OTHERWISE.test(said);
}

const PARTNER = '(?<who>wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?)';
const FORMER = new RegExp(`^ (?:my|his|her) (?:first|second|ex|former|previous|late) ${PARTNER}(?:'s)? `, 'u');
const PRESENT = new RegExp(`^ (?:my|his|her) ${PARTNER}(?:'s)? `, 'u');

/** "My first wife's given up nursing" says nothing of "my wife's a nurse". */
function isFormerPartner(statement: string, fact: string): boolean {
  const who = FORMER.exec(spokenText(statement))?.groups?.['who'];
  return who !== undefined && PRESENT.exec(spokenText(fact))?.groups?.['who'] === who;
}
