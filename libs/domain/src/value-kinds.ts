import { contentOf, spoken, stem } from './spoken.js';

const NUMBER = String.raw`(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

/** Kinds of values that one thing can have beside each other, by how they are spoken. */
const KINDS: readonly (readonly [kind: string, spoken: RegExp])[] = [
  ['weight', new RegExp(` (?:${NUMBER} (?:kilos?|kg|kilograms)|weighs?) `, 'u')],
  ['height', / tall /u],
  [
    'hour',
    new RegExp(` (?:at ${NUMBER} (?:$|am|pm|now|and|on|instead|sharp|today|tomorrow|in|with|for)|o'clock )`, 'u'),
  ],
  ['guests', new RegExp(` (?:for ${NUMBER} (?:now )?$|${NUMBER} (?:people|persons|guests) )`, 'u')],
  ['place', / (?:room|gate) \p{L}*\d/u],
  ['floor', / floor /u],
  ['sugar', / blood sugar /u],
  ['pressure', / blood pressure /u],
  ['pulse', / pulse /u],
];
/** By its capital only. Whatever moves from a room to a town has left the room. */
const TOWN = /\sin\s\p{Lu}\p{L}+/u;

/** That it has a value. */
const STATES =
  / (?:am|is|are|was|(?:i|it|he|she|we|they)'(?:m|s|re)|starts?|leaves?|begins?|weighs?|measures?|down to|come|coming|meet) /u;
/** Whoever says so tells more than a value. */
const ENDS = / (?:cancell?ed|closed|sold|off|over|no|not|never|any ?more|stopped|quit|left|moved|gone|died|lost) /u;

/** "The meeting is at ten" says nothing of its room: both have values, and none of a kind that the other has. */
export function isOfOtherKind(statement: string, fact: string): boolean {
  const text = wordsOf(statement);
  if (ENDS.test(text) || !STATES.test(text)) return false;
  const [said, known] = [kindsOf(statement), kindsOf(fact)];
  return said.length > 0 && known.length > 0 && !said.some((kind) => known.includes(kind));
}

function kindsOf(text: string): string[] {
  const said = wordsOf(text);
  const kinds = KINDS.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return TOWN.test(text) ? [...kinds, 'place'] : kinds;
}

/** Of what somebody has or does there can be many. */
const OF_MANY = / (have|has|takes?|plays?|does|speaks?|learns?|learning) (?!the )(.+)$/u;
const INSTEAD = / (?:instead|switched|changed|no|not|only|just|from|longer|more|new) /u;

/** "I have a Kindle now" leaves open whether whatever else somebody has is gone. */
export function isOneMore(statement: string, fact: string): boolean {
  const [said, held] = [wordsOf(statement), wordsOf(fact)];
  if (!said.includes(' now ') || INSTEAD.test(said)) return false;
  const [one, other] = [OF_MANY.exec(said), OF_MANY.exec(held)];
  if (!one || !other || verbOf(one[1]!) !== verbOf(other[1]!)) return false;
  const [objects, known] = [contentOf(one[2]!.split(' ')), contentOf(other[2]!.split(' '))];
  return objects.size > 0 && known.size > 0 && [...objects].every((word) => !known.has(word));
}

/** Who learns a language will speak it. */
function verbOf(word: string): string {
  return stem(word).replace('learn', 'speak').replace(/^has$/u, 'hav');
}

/** The words of a text, a blank around each. */
function wordsOf(text: string): string {
  return ` ${spoken(text).join(' ')} `;
}
