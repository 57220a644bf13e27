import { roleOf } from '#domain/people/roles.js';

/**
 * A question for something that everybody has one of, and the sentence of its answer. The value is the last group of `value`;
 * `$value` stands for it.
 */
interface Slot {
  readonly question: RegExp;
  readonly value: RegExp;
  readonly sentence: string;
}

const NOW = String.raw`(?:\s(?:now|nowadays|these days|at the moment|currently|at present|again|then|please|for me))*`;
const NAME = String.raw`\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s(?:(?:and|&|of|the|de|la|von|van|upon|on)\s)?\p{Lu}[\p{L}\p{N}&'’.-]*){0,3}`;
const SINCE = String.raw`(?:,?\s(?:now|nowadays|these days|at the moment|currently|actually|still))*`;
const OCCUPATION = String.raw`(?:an?\s)\p{Ll}+(?:\s\p{Ll}+(?:er|or|ist|ian|ant|man|woman|eer))?`;
const NUMBER = String.raw`\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[-\s]\p{Ll}+)?|eighteen|nineteen`;

/** Plain questions, of which the answer is in the plain form from which its attribute is read. */
const SLOTS: readonly Slot[] = [
  {
    question: new RegExp(
      String.raw`^(?:where|what (?:city|town)) (?:do you(?: currently)? live(?: in)?|are you(?: currently)? (?:living|based)(?: in)?)${NOW}\?$`,
      'iu',
    ),
    value: new RegExp(String.raw`^(?:[Ii]n )?(${NAME})${SINCE}$`, 'u'),
    sentence: 'I live in $value.',
  },
  {
    question: new RegExp(
      String.raw`^(?:who(?:m)? do you(?: currently)? work for|who are you(?: currently)? (?:working|employed) (?:for|by|with)|who(?:['’]s| is) your(?: current)? employer)${NOW}\?$`,
      'iu',
    ),
    value: new RegExp(String.raw`^(?:(?:[Ff]or|[Aa]t|[Ww]ith) )?(${NAME})${SINCE}$`, 'u'),
    sentence: 'I work for $value.',
  },
  {
    // "Leeds." would be where the work is.
    question: new RegExp(String.raw`^where do you(?: currently)? work${NOW}\?$`, 'iu'),
    value: new RegExp(String.raw`^(?:[Ff]or|[Aa]t) (${NAME})${SINCE}$`, 'u'),
    sentence: 'I work for $value.',
  },
  {
    question: new RegExp(
      String.raw`^(?:what do you do(?: for (?:a living|work))?|what(?:['’]s| is) your (?:job|occupation|profession|line of work))${NOW}\?$`,
      'iu',
    ),
    value: new RegExp(String.raw`^(${OCCUPATION})${SINCE}$`, 'u'),
    sentence: 'I work as $value.',
  },
  {
    question: new RegExp(
      String.raw`^(?:are you(?: still)? (?:married|single|divorced|widowed|separated|engaged)(?:,? or (?:married|single))?|what(?:['’]s| is) your marital status)${NOW}\?$`,
      'iu',
    ),
    value: new RegExp(
      String.raw`^(?:[Nn]o,? )?(?:actually,? )?(married|single|divorced|widowed|separated|engaged)${SINCE}$`,
      'u',
    ),
    sentence: 'I am $value.',
  },
  {
    question: new RegExp(String.raw`^(?:how old are you|what(?:['’]s| is) your age)${NOW}\?$`, 'iu'),
    value: new RegExp(String.raw`^(${NUMBER})(?: years old)?${SINCE}$`, 'u'),
    sentence: 'I am $value years old.',
  },
  {
    question: new RegExp(String.raw`^where are you(?: originally)? from(?: originally)?${NOW}\?$`, 'iu'),
    value: new RegExp(String.raw`^(?:[Ff]rom )?(${NAME})(?: originally)?$`, 'u'),
    sentence: 'I am from $value.',
  },
  {
    question: /^where were you born\?$/iu,
    value: new RegExp(String.raw`^(?:[Ii]n )?(${NAME})$`, 'u'),
    sentence: 'I was born in $value.',
  },
];
/** "Is your address still 14 Tanner Street?" */
const IS_STILL =
  /^(?:is|are) your (?<noun>(?:(?!(?:is|are|still)\s)[\p{L}'’-]+\s){0,3}?(?!(?:is|are|still)\s)[\p{L}-]+) (?:still (?!(?:at|in|on|with|from|for|to|under|off|\p{L}+ing)(?!\p{L}))|the same|correct|right|up to date|unchanged)/iu;
/** "No, it's 3 Orchard Mews now." */
const IT_IS_NOW =
  /^(?:(?:oh|ah|um|uh|er|well|actually|sorry)[\s,.…]+)*(?:no|nope)[\s,.…]+(?:(?:no|actually|sorry|we(?:['’]ve)? moved|it(?:['’]s| has) changed)[\s,.…]+)*(?:(?:it|that|they)(?:['’]s| is|['’]re| are))\s(?:now\s)?(?<value>(?!(?:not|n['’]t|been|gone|changed|changing|the same|all|just|only|old|wrong|different|still|no|a|an|because|complicated)(?!\p{L}))\S+(?:\s\S+){0,7}?)(?:\snow|\sthese days)?$/iu;

/**
 * @param question of an agent, with its mark.
 * @param answer without the words before it, and without the mark at its end.
 * @returns the sentence of the contact in which a well-known attribute can be read: "Where do you live?" – "Bristol." is "I live in
 * Bristol."; `null` for other questions, and if the answer is more than the value.
 */
export function slotSentence(question: string, answer: string): string | null {
  for (const { question: asks, value, sentence } of SLOTS) {
    if (!asks.test(question)) continue;
    const told = (value.exec(answer) ?? value.exec(inSentence(answer)))?.at(-1);
    if (told !== undefined) return sentence.replace('$value', () => told);
  }
  return null;
}

/** As it stands within a sentence. */
function inSentence(answer: string): string {
  return answer.charAt(0).toLowerCase() + answer.slice(1);
}

/**
 * @param said the first sentence of the answer, as it was said.
 * @returns "My address is 3 Orchard Mews." for "Is your address still 14 Tanner Street?" – "No, it's 3 Orchard Mews now."; `null`
 * otherwise.
 */
export function otherThanAsked(question: string, said: string): string | null {
  const noun = IS_STILL.exec(question)?.groups?.['noun'];
  const value = IT_IS_NOW.exec(said.replace(/[\s,.!…]+$/u, ''))?.groups?.['value'];
  // What somebody is called or goes to is not who they are.
  if (noun === undefined || value === undefined || roleOf(noun.split(' ').at(-1) ?? '')) return null;
  return `My ${noun} is ${value}.`;
}
