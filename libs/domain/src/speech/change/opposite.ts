import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
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
