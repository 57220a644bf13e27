import { contentStems, spokenText, spokenWords, stem } from '../words.js';
import { ON_SHIFT } from './other-shift.js';

const NUMBER = String.raw`(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;

const ONES = '(?:one|two|three|four|five|six|seven|eight|nine)';
const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen)';

/** "Got a kitten, Luna" says nothing about a dog. */
function animal(names: string): RegExp {
  return new RegExp(
    ` (?:has|have|got|gets?|adopted|i've|we've|keeps?) (?:now )?(?:an?|two|three) (?:\\p{L}+ ){0,2}?(?:${names})(?: (?:called|named|now|too|and))?(?: \\p{L}+)? $`,
    'u',
  );
}

/** Kinds of values that one thing can have at the same time, by their spoken forms. */
const KINDS: readonly (readonly [kind: string, spoken: RegExp])[] = [
  ['weight', new RegExp(` (?:${NUMBER} (?:kilos?|kg|kilograms|stone)|weighs?) `, 'u')],
  ['height', new RegExp(` (?:tall|${NUMBER} (?:foot|feet|ft)) `, 'u')],
  [
    'hour',
    new RegExp(` (?:at ${NUMBER} (?:$|am|pm|now|and|on|instead|sharp|today|tomorrow|in|with|for)|o'clock )`, 'u'),
  ],
  [
    'guests',
    new RegExp(
      ` (?:(?:is|are|it's|\\p{L}+'s|table|booking|reservation|room|dinner|lunch|meal|us) for ${NUMBER} (?:now )?$|${NUMBER} (?:people|persons|guests) )`,
      'u',
    ),
  ],
  ['place', / (?:room|gate) \p{L}*\d/u],
  ['floor', / floor /u],
  ['sugar', / blood sugar /u],
  ['pressure', / blood pressure /u],
  ['pulse', / pulse /u],
  ['first name', / (?:first|given|christian|middle) name |forename /u],
  ['surname', / (?:last|family|married) name | surname | (?:it's|i'm|she's|he's) (?:now )?(?:mrs|mr|ms|miss) \p{L}/u],
  ['maiden name', / maiden name /u],
  [
    'email',
    /(?: \p{L}[\p{L}\p{N}.+-]*@\p{L}\S* | at \p{L}[\p{L}\p{N}-]* dot (?:com|net|org|co|uk|ie|in|de|fr|es) | e-?mail(?: address)? )/u,
  ],
];
/** Having one kind does not end having another. */
const ANIMALS: typeof KINDS = [
  ['dog', animal('dogs?|pupp(?:y|ies)')],
  ['cat', animal('cats?|kittens?')],
  ['rabbit', animal('rabbits?')],
  ['horse', animal('horses?|ponies|pony')],
  ['bird', animal('birds?|parrots?|budgies?|canar(?:y|ies)')],
  ['rodent', animal('hamsters?|guinea pigs?|gerbils?')],
];
const AGED = `(?:\\d{1,3}|${TENS}(?: ${ONES})?)(?: years old)? $`;
const AGE: (typeof KINDS)[number] = [
  'age',
  new RegExp(` (?:i'm|he's|she's|aged|turned) ${AGED.replace('(?: years old)', '(?: now| years old)')}`, 'u'),
];
/** Nothing else is said: "She's 61". */
const IS_AGE = new RegExp(`^ (?:and )?(?:i'm|he's|she's) ${AGED}`, 'u');
/**
 * Details that people give about themselves one after another, in sentences that say nothing else: "I'm 42", "my
 * number's 07700 900123".
 */
const DETAILS: typeof KINDS = [
  ['size', / (?:size|shirt|shoes?|collar|waist) /u],
  AGE,
  ['telephone', / \d{5,} /u],
  ['payment', / (?:direct debit|standing order|by (?:card|cheque|cash|bank transfer)) /u],
  ['wages', / paid (?:weekly|monthly|fortnightly|hourly) /u],
  ['spouse', / (?:i'm|i am|he's|she's|is) married to /u],
  [
    'child',
    / (?:have|has|got|i've|we've) (?:an?|two|three|four|\d) (?:\p{L}+ )?(?:daughters?|sons?|boys?|girls?|kids?|children) /u,
  ],
  ['employer', / works? (?:for|at|as) /u],
  ['shift', ON_SHIFT],
  ['place', / (?:lives? (?:in|at|near|above|with)|living (?:in|at)) /u],
  [
    'place',
    / (?:number|no|flat|house) \d|\d\p{L}? (?:\p{L}+ ){1,3}(?:road|street|lane|avenue|close|drive|way|court|crescent|terrace|grove|row|gardens) /u,
  ],
  ['door', / (?:it's|is) the (?:\p{L}+ ){1,4}door /u],
  ['bedding', / (?:bedroom|twin room|double room|single room) /u],
];
const MOST_OF_DETAIL = 9;
/** Recognised only by its capital. Something that moves from a room to a town has left the room. */
const TOWN =
  /\sin\s(?!(?:January|February|March|April|May|June|July|August|September|October|November|December)(?!\p{L}))\p{Lu}\p{L}+/u;

/** The sentence states a value. */
const STATES =
  / (?:am|is|are|was|(?:i|it|he|she|we|they)'(?:m|s|re)|starts?|leaves?|begins?|weighs?|measures?|down to|come|coming|meet|wears?|works?|lives?|pays?|plays?|booked|i've|we've|got) /u;
/** Words that say more than a value. */
const ENDS = / (?:cancell?ed|closed|sold|off|over|no|not|never|any ?more|stopped|quit|left|moved|gone|died|lost) /u;

/**
 * @returns whether each has a value of a kind that the other has not: "The meeting is at ten" says nothing about its
 * room.
 */
export function hasOtherKindOfValue(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  if (ENDS.test(text) || !STATES.test(text)) return false;
  const details = [statement, fact].every(isDetail) ? DETAILS : IS_AGE.test(text) ? [AGE] : [];
  const kinds = [...KINDS, ...details, ...(REPLACED.test(text) || CORRECTS.test(text) ? [] : ANIMALS)];
  const [said, known] = [kindsOf(statement, kinds), kindsOf(fact, kinds)];
  return said.length > 0 && known.length > 0 && !said.some((kind) => known.includes(kind));
}

function isDetail(text: string): boolean {
  return !/[,;]\s/u.test(text) && spokenWords(text).length <= MOST_OF_DETAIL;
}

function kindsOf(text: string, kinds: typeof KINDS): string[] {
  const said = spokenText(text);
  const found = kinds.filter(([, pattern]) => pattern.test(said)).map(([kind]) => kind);
  return TOWN.test(text) ? [...found, 'place'] : found;
}

/** People can have or do several of these. */
const OF_MANY = / (have|has|takes?|plays?|does|speaks?|learns?|learning) (?!the )(.+)$/u;
/** Another one in addition: "another account", "and all". */
const ADDED =
  / (?:on top of (?:that|it|this|them)|as an extra|in addition(?: to)?) | and all $| (?:have|has|got|i've|we've|opened|bought|taken (?:out|on|up)|took (?:out|on|up)|joined|started|adopted|added|ordered|hired|rented|rent|set up|put in|signed up for) (?:\p{L}+ )??(?:another(?! (?:\p{L}+ )?(?:days?|weeks?|months?|years?) )|a second|a third|an extra|an additional) /u;
/**
 * Somebody asks for somebody or something to be noted in addition: "put down Meena as well", "please also add my brother". "Also note that we've
 * moved" tells of a change.
 */
const TO_BE_ADDED =
  /^ (?:and )?(?:please )?(?:also (?:add|include) |(?:(?:put|note|write|jot) down|add|include) (?=.* (?:as well(?! as )|also|too(?! \p{L}+ )) ))(?!that |(?:i|we|he|she|they)(?:'\p{L}+)? |.* (?:off|remove|delete|cancel) )/u;
/** Of services there can be several: "signed up for Disney", where Netflix is known. */
const SIGNED_UP = / (?:signed up (?:for|to|with)|subscribed to|taken out a subscription (?:to|with)) (.+)$/u;
const SERVICE = / (?:subscription|subscriptions|subscribes?|account|accounts) /u;
const INSTEAD = / (?:instead|switched|changed|no|not|only|just|from|longer|more|new) /u;

/** "Laminated and all" is about the thing before it. */
function isTail(statement: string): boolean {
  return / and all\W{0,9}$/u.test(statement) && /[,;]\s/u.test(statement);
}

/** A stated number changes if there is one more. */
const COUNTED = new RegExp(` (?:only|just|${NUMBER}) `, 'u');
/** The old one was replaced: "got another job instead". */
const REPLACED = / (?:instead|switched|swapped|changed|replaced|no longer|any ?more|not|left|sold|lost|from now on) /u;
/** The old one was a mistake: "it's actually a cat". */
const CORRECTS = / (?:actually|really|meant|mistake|wrong|sorry|rather) /u;

/**
 * @returns whether a statement adds one more to what the fact says: "I have a Kindle now" does not say whether
 * anything else is gone.
 */
export function isAddition(statement: string, fact: string): boolean {
  const [said, held] = [spokenText(statement), spokenText(fact)];
  if (ADDED.test(said) || TO_BE_ADDED.test(said))
    return !REPLACED.test(said) && !COUNTED.test(held) && !isTail(statement);
  const [, service] = SIGNED_UP.exec(said) ?? [];
  if (service !== undefined && SERVICE.test(held)) return !REPLACED.test(said) && isOther(service, held);
  if (INSTEAD.test(said)) return false;
  if (!said.includes(' now ')) return isOfUse(said, held);
  const [one, other] = [OF_MANY.exec(said), OF_MANY.exec(held)];
  if (!one || !other || verbOf(one[1]!) !== verbOf(other[1]!)) return false;
  return isOther(one[2]!, other[2]!);
}

/** "Acme uses Slack" says not whether it still uses Salesforce. */
function isOfUse(said: string, held: string): boolean {
  const [one, other] = [USES.exec(said)?.groups, USES.exec(held)?.groups];
  return one !== undefined && one['who'] === other?.['who'] && isOther(one['what'] ?? '', other?.['what'] ?? '');
}

const USES = /^ (?<who>(?:\p{L}+ ){1,3}?)(?:use|uses) (?<what>(?:[\p{L}\p{N}]+ ){1,3})$/u;

/** @returns whether both have content words, and none of them in common. */
export function isOther(said: string, held: string): boolean {
  const [objects, known] = [said, held].map((text) => contentStems(text.trim().split(' ')));
  return objects!.size > 0 && known!.size > 0 && [...objects!].every((word) => !known!.has(word));
}

/** Somebody who learns a language will speak it. */
function verbOf(word: string): string {
  return stem(word).replace('learn', 'speak').replace(/^has$/u, 'hav');
}
