import { namesByPronounAlone } from '#domain/speech/change/pronoun-alone.js';
import { spokenWords } from '#domain/speech/words.js';
import { THRESHOLDS } from './thresholds.js';
import { gone, type Weighed } from './weigh.js';

/**
 * "I sold it" is left open unless exactly one fact can be meant: no other may have a noticeable probability, or begin as
 * that one does ("I have a caravan", "I have a motorbike"). A word of one fact alone names it: "She's out of hospital".
 *
 * @returns the facts with their probabilities; each as open if the statement has only a pronoun for several of them.
 */
export function withOneMeant(statement: string, all: readonly Weighed[]): readonly Weighed[] {
  if (all.length < 2 || !namesByPronounAlone(statement)) return all;
  const [likeliest] = all.toSorted((a, b) => gone(b) - gone(a));
  const others = all.filter((one) => one !== likeliest);
  const isNamed = ({ candidate }: Weighed): boolean => !namesByPronounAlone(statement, candidate.text);
  if (likeliest && isNamed(likeliest) && !others.some(isNamed)) return all;
  const isOneMeant = others.every((one) => gone(one) < THRESHOLDS.meant && beginningOf(one) !== beginningOf(likeliest));
  return isOneMeant ? all : all.map((one) => ({ ...one, isOpen: true }));
}

function beginningOf(weighed: Weighed | undefined): string {
  return spokenWords(weighed?.candidate.text ?? '')
    .slice(0, 2)
    .join(' ');
}
