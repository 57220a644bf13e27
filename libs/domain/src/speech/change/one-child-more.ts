import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import { isInFirstPerson } from './persons.js';
import type { PlainChange } from './plain-change.js';

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ');
const NTH = 'no first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const COUNTED = new RegExp(
  ` (?:have|has|got|i've|we've) (?:got )?(?:only |just )?(?<number>an?|${NUMBERS.join('|')}|\\p{N}{1,2}) (?:young |small |little |lovely )?(?:kids?|child|children) $`,
  'u',
);
const BORN = new RegExp(
  ` (?<whose>our|my|his|her|their|number) (?<nth>${[...NTH, ...NUMBERS].join('|')})(?: (?:child|baby|one|kid|son|daughter|boy|girl))?(?:'s)? (?:(?:has|is|just|finally|safely) )*(?:arrived|was born|born|here) (?=$|(?:last|this|on|in|at|yesterday|today|now|early|safely) )`,
  'u',
);

/**
 * "Our fourth arrived" replaces "I have three kids": the number is another one since. English only.
 *
 * @returns the change, if the child that was born is the next by number.
 */
export function oneChildMore(sentence: string, fact: KnownFact): PlainChange | null {
  const count = numberOf(COUNTED.exec(withBlanks(fact.words))?.groups?.['number']);
  if (count === null) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const { nth, whose = '' } = BORN.exec(withBlanks(said))?.groups ?? {};
    const isSame = isInFirstPerson(fact.words, fact.lexicon) === OWN.has(whose);
    if (numberOf(nth) === count + 1 && isSame && !isDoubtful(said))
      return { relation: 'replaces', cue: 'one child more', saysMore: true };
  }
  return null;
}

const OWN = new Set(['our', 'my', 'number']);

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  if (word === 'a' || word === 'an') return 1;
  const place = [NUMBERS, NTH].map((words) => words.indexOf(word)).find((at) => at >= 0);
  return place ?? Number.parseInt(word, 10);
}
