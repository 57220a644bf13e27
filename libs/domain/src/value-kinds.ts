import { contentOf, spoken, stem } from './spoken.js';

const NUMBER = String.raw`(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';

/** Kinds of values that one thing can have beside each other, by how they are spoken. */
const KINDS: readonly (readonly [kind: string, spoken: RegExp])[] = [
  ['weight', new RegExp(` (?:${NUMBER} (?:kilos?|kg|kilograms|stone)|weighs?) `, 'u')],
  ['height', new RegExp(` (?:tall|${NUMBER} (?:foot|feet|ft)) `, 'u')],
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
/** Of what people say of themselves one after another, in sentences that say no more than that: "I'm 42", "my number's 07700 900123". */
const DETAILS: typeof KINDS = [
  ['size', / (?:size|shirt|shoes?|collar|waist) /u],
  ['age', new RegExp(` (?:i'm|he's|she's|aged|turned) (?:\\d{1,3}|${TENS}(?: ${ONES})?)(?: now| years old)? $`, 'u')],
  ['telephone', / \d{5,} /u],
  ['payment', / (?:direct debit|standing order|by (?:card|cheque|cash|bank transfer)) /u],
  ['wages', / paid (?:weekly|monthly|fortnightly|hourly) /u],
  ['spouse', / (?:i'm|i am|he's|she's|is) married to /u],
  [
    'child',
    / (?:have|has|got|i've|we've) (?:an?|two|three|four|\d) (?:\p{L}+ )?(?:daughters?|sons?|boys?|girls?|kids?|children) /u,
  ],
  ['employer', / works? (?:for|at|as) /u],
  ['place', / (?:lives? (?:in|at|near|above|with)|living (?:in|at)) /u],
  [
    'place',
    / (?:number|no|flat|house) \d|\d\p{L}? (?:\p{L}+ ){1,3}(?:road|street|lane|avenue|close|drive|way|court|crescent|terrace|grove|row|gardens) /u,
  ],
  ['door', / (?:it's|is) the (?:\p{L}+ ){1,4}door /u],
  ['bedding', / (?:bedroom|twin room|double room|single room) /u],
];
const MOST_OF_DETAIL = 9;
/** By its capital only. Whatever moves from a room to a town has left the room. */
const TOWN =
  /\sin\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}\p{L}+/u;

/** That it has a value. */
const STATES =
  / (?:am|is|are|was|(?:i|it|he|she|we|they)'(?:m|s|re)|starts?|leaves?|begins?|weighs?|measures?|down to|come|coming|meet|wears?|works?|lives?|pays?|plays?|booked|i've|we've|got) /u;
/** Whoever says so tells more than a value. */
const ENDS = / (?:cancell?ed|closed|sold|off|over|no|not|never|any ?more|stopped|quit|left|moved|gone|died|lost) /u;

/** "The meeting is at ten" says nothing of its room: both have values, and none of a kind that the other has. */
export function isOfOtherKind(statement: string, fact: string): boolean {
  const text = wordsOf(statement);
  if (ENDS.test(text) || !STATES.test(text)) return false;
  const kinds = [statement, fact].every(isDetail) ? [...KINDS, ...DETAILS] : KINDS;
  const [said, known] = [kindsOf(statement, kinds), kindsOf(fact, kinds)];
  return said.length > 0 && known.length > 0 && !said.some((kind) => known.includes(kind));
}

function isDetail(text: string): boolean {
  return !/[,;]\s/u.test(text) && spoken(text).length <= MOST_OF_DETAIL;
}

function kindsOf(text: string, kinds: typeof KINDS): string[] {
  const said = wordsOf(text);
  const found = kinds.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return TOWN.test(text) ? [...found, 'place'] : found;
}

/** Of what somebody has or does there can be many. */
const OF_MANY = / (have|has|takes?|plays?|does|speaks?|learns?|learning) (?!the )(.+)$/u;
/** One more of what there is already: "another account", "and all". */
const ADDED =
  / (?:on top of (?:that|it|this|them)|as an extra|in addition(?: to)?) | and all $| (?:have|has|got|i've|we've|opened|bought|taken (?:out|on|up)|took (?:out|on|up)|joined|started|adopted|added|ordered|hired|rented|rent|set up|put in|signed up for) (?:\p{L}+ )??(?:another(?! (?:\p{L}+ )?(?:days?|weeks?|months?|years?) )|a second|a third|an extra|an additional) /u;
const INSTEAD = / (?:instead|switched|changed|no|not|only|just|from|longer|more|new) /u;

/** "Laminated and all" tells of the thing before it. */
function isTail(statement: string): boolean {
  return / and all\W{0,9}$/u.test(statement) && /[,;]\s/u.test(statement);
}

/** How many there are is otherwise with one more. */
const COUNTED = new RegExp(` (?:only|just|${NUMBER}) `, 'u');
/** The one that was has made way: "got another job instead". */
const REPLACED = / (?:instead|switched|swapped|changed|replaced|no longer|any ?more|not|left|sold|lost|from now on) /u;

/** "I have a Kindle now" leaves open whether whatever else somebody has is gone. */
export function isOneMore(statement: string, fact: string): boolean {
  const [said, held] = [wordsOf(statement), wordsOf(fact)];
  if (ADDED.test(said)) return !REPLACED.test(said) && !COUNTED.test(held) && !isTail(statement);
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
