import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful, mayBeUnreal } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** What is not so, or not yet, of a thing or somebody: "isn't neutered", "hasn't arrived", "haven't been paid". */
const IS_NOT =
  / (?:isn't|aren't|hasn't|haven't|(?:is|are|has|have|'s|i'm|am|it's|he's|she's|we're|they're|been) not|never been|not been) /u;
const IS =
  / (?:is|are|am|i'm|has|have|had|got|been|was|were|i've|we've|he's|she's|it's|they're|we're|came|\p{L}+ed|\p{L}+'s) /u;
/** Another one of the kind, or so only in part. */
const OTHER =
  / (?:other|old|second|almost|nearly|half|partly|only|just|except|until|till|too|as well|always|once|being|next|tomorrow|soon|booked|due|going) /u;
const MOST_STEMS = 4;

/**
 * "We had the rabbit neutered" ends "The rabbit isn't neutered": it says of the same thing what was denied. English
 * only.
 *
 * @returns the change, if the words of the fact are all there and nothing denies them.
 */
export function endedDenial(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const denial = IS_NOT.exec(held);
  if (!denial || fact.known.size < 2) return null;
  const known = contentStems(fact.words.filter((word) => !/n't$|^(?:not|never|yet|still)$/u.test(word)));
  if (known.size < 2 || known.size > MOST_STEMS) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    if (isDoubtful(said) || OTHER.test(text) || !IS.test(text)) continue;
    const told = contentStems(said.map((word) => word.replace(/'s$/u, '')));
    const isAll = [...known].every((stem) => told.has(stem));
    if (isAll && told.size <= known.size + 2 && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: denial[0].trim(), saysMore: true };
  }
  return null;
}

const NEGATED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ "don't": '', "doesn't": '', do: '', does: '', not: '', never: '' },
    ...{
      "isn't": 'is',
      "aren't": 'are',
      "can't": 'can',
      cannot: 'can',
      "won't": 'will',
      "haven't": 'have',
      "hasn't": 'has',
    },
  }),
);
const BEFORE_OR_AFTER =
  /^ (?:(?:no|yes|well|so|but|actually|oh|and|sorry) )*|(?: (?:now|any ?more|these days|at all|actually|really|after all)){0,3} $/gu;

/**
 * "I like spicy food" replaces "I don't like spicy food", and the other way round: word by word the same, but for the denial. English only.
 */
export function endedByOpposite(sentence: string, { words }: KnownFact): PlainChange | null {
  const held = undenied(words);
  for (const clause of sentence.split(JOINT)) {
    const told = undenied(spokenWords(clause));
    const isOpposite = told.isDenied !== held.isDenied && told.rest.length > 1;
    if (isOpposite && !mayBeUnreal(clause) && told.rest.join(' ') === held.rest.join(' '))
      return { relation: 'replaces', cue: told.isDenied ? 'not' : 'the opposite', saysMore: true };
  }
  return null;
}

/** "The printer's working" says that it works. */
const IS_DOING = /(?:'s| is|'re| are) (?<denied>not )?(?<doing>\p{L}{3,})ing /u;
const IS_NOT_DOING = / (?:isn't|aren't) (?<doing>\p{L}{3,})ing /u;

/** @returns the words without a denial, and without the endings of verbs and plurals that it takes away. */
function undenied(words: readonly string[]): { readonly isDenied: boolean; readonly rest: readonly string[] } {
  const plain = withBlanks(words).replace(IS_NOT_DOING, " doesn't $<doing> ").replace(IS_DOING, ' $<denied>$<doing> ');
  const said = plain.replaceAll(BEFORE_OR_AFTER, ' ').trim().split(' ');
  const denials = said.filter((word) => NEGATED.has(word) && word !== 'do' && word !== 'does');
  const rest = said.flatMap((word) => NEGATED.get(word) ?? word).filter((word) => word !== '');
  return {
    isDenied: denials.length === 1,
    rest: rest.map((word) => (word.length > 3 ? word.replace(/s$/u, '') : word)),
  };
}
