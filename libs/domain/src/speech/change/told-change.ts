import { leadingName, namesIn } from '#domain/people/names-in-text.js';
import { ENGLISH } from '../languages/english.js';
import { contentStems, spokenText, spokenWords } from '../words.js';
import { namesOtherPerson } from './persons.js';
import { FOR_GOOD, LASTING_REASON, OCCASION } from './unchanged-words.js';

/** Words of a change that lasts: "now", "instead", "put me on days", "down to one", "given up". */
const LASTS = new RegExp(
  [
    'now',
    'nowadays',
    'these days',
    'instead',
    'please',
    'from now on',
    'going forward',
    'no longer',
    'any ?more',
    'back (?:in|at|on|to (?:work|school|uni|college|days|nights|normal|full time|part time))',
    '(?:down|up) to',
    '(?:put|moved|swapped|switched|shifted|changed|transferred) (?:me|us|him|her|them) (?:on|onto|to|over|up|down|into)',
    '(?:gone|went|put|been put|moved|dropped) (?:up|down|back|over) to',
    '(?:given|gave) up',
    'packed in',
    "(?:put|pushed|moved|brought|shifted|set) (?:[\\p{L}'-]+ ){1,4}?(?:back|forward)",
    "let's (?:say|do|make it|go for)",
    "(?:no good|(?:can't|won't|doesn't) (?:do|make|work))",
    'finished',
    'quit',
    'for good',
    'at last',
    'finally',
    'in the end',
    'from here on',
    'switched',
    'swapped',
    'replaced',
  ]
    .map((words) => ` ${words} `)
    .join('|'),
  'u',
);

/**
 * @returns whether the words of a statement tell that something changed for good, and name nobody whom the fact does not
 * name: less is then needed to take it for a change of the fact. English only.
 */
export function tellsOfChange(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  const isLasting = LASTS.test(text) && (!OCCASION.test(text) || FOR_GOOD.test(text));
  if (!isLasting && !hasLastingReason(statement)) return false;
  const name = leadingName(statement);
  if (name !== null && !namesIn(fact).some((word) => name.includes(word))) return false;
  const known = contentStems(spokenWords(fact));
  const shared = [...contentStems(spokenWords(statement))].filter((word) => known.has(word)).length;
  return (
    shared > 1 || !namesOtherPerson(statement.replaceAll(/['’]s(?!\p{L})/gu, ''), { fact, known, lexicon: ENGLISH })
  );
}

/** "Sue couldn't come this Monday, she's retired." */
function hasLastingReason(statement: string): boolean {
  const [, ...reasons] = statement.split(/[,;:]\s/u);
  return reasons.some((reason) => LASTING_REASON.test(spokenText(reason)));
}
