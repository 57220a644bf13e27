import { namesIn } from '#domain/people/names-in-text.js';
import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';
const NTH =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth';
const TENS = 'thirty forty fifty sixty seventy eighty ninety';
const NUMBERS = new Map([
  ...[ONES, NTH].flatMap((words) => words.split(' ').map((word, number) => [word, number] as const)),
  ...TENS.split(' ').flatMap((word, place) =>
    [word, word.replace(/y$/u, 'ieth')].map((one) => [one, 10 * (place + 3)] as const),
  ),
]);
const AGE = String.raw`(?<age>\p{N}{1,3}(?:st|nd|rd|th)?|\p{L}+)`;
/** All of the fact: "My daughter Aisha is 7", "Noah's three years old". */
const HELD = new RegExp(
  String.raw`(?: is|'s|'m| am|aged) (?:now |only |just |nearly )?${AGE} (?:years old |yrs? )?$`,
  'u',
);
/** It was the birthday, or somebody turned so old. */
const TURNED = new RegExp(
  String.raw` (?:turned|turns) ${AGE} (?=$|(?:on|last|this|in|yesterday|today|now|at|and|the) )`,
  'u',
);
const BIRTHDAY = new RegExp(
  String.raw` (?:was|had|celebrated|it's) (?:[\p{L}']+ ){0,2}?${AGE} birthday (?!party|present|cake|card|meal)`,
  'u',
);
const TO_COME = / (?:next|tomorrow|soon|going|planning|plans|book|booked|coming|will|'ll|when|before|for) /u;

/**
 * "It was Aisha's eighth birthday on Sunday" replaces "My daughter Aisha is 7". English only.
 *
 * @returns the change, if somebody turned older than the fact says.
 */
export function otherAge(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = ageIn(HELD, withBlanks(fact.words));
  if (held === null) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    const age = ageIn(TURNED, text) ?? ageIn(BIRTHDAY, text);
    if (age === null || age <= held || age > held + MOST_YEARS || isDoubtful(said) || TO_COME.test(text)) continue;
    const isNamed = namesIn(fact.fact).some((name) => namesIn(clause).includes(name));
    if (isNamed || canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: 'a birthday', saysMore: true };
  }
  return null;
}

/** Since it was told. */
const MOST_YEARS = 5;

function ageIn(pattern: RegExp, text: string): number | null {
  const age = pattern.exec(text)?.groups?.['age'];
  if (age === undefined) return null;
  return NUMBERS.get(age) ?? (/^\p{N}/u.test(age) ? Number.parseInt(age, 10) : null);
}
