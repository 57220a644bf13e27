import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';
import { OCCASION } from './unchanged-words.js';

/** The shifts that somebody can be on, by their spoken forms: one at a time. */
const SHIFTS: readonly (readonly [shift: string, spoken: string])[] = [
  ['early', 'earlies|early shifts?|mornings|morning shifts?'],
  ['day', 'days(?! (?:a|off|per|every|this|next|in a|from) )|day shifts?'],
  ['late', 'lates|late shifts?|backs|back shifts?|afternoons|afternoon shifts?|twilights|evenings|evening shifts?'],
  ['night', 'nights(?! (?:a|out|off|per|every|this|next|in a|from) )|night shifts?'],
];
/** "On nights", "works nights", "do the early shift". */
const HELD = '(?:on|works?|working|do|does|doing) (?:the )?(?:permanent |regular )?';
/** Somebody's shift and no more, in spoken words: "I work nights". */
export const ON_SHIFT = new RegExp(
  ` ${HELD}(?:${SHIFTS.map(([, spoken]) => spoken).join('|')}) (?:now |these days )?$`,
  'u',
);
const PUT =
  '(?:put|moved|switched|swapped|changed|shifted|transferred|gone|went|come|came) (?:me |us |him |her |them )?(?:back |over )?(?:on to|onto|on|to) (?:the )?(?:permanent )?';

/**
 * "They've put me on earlies" replaces "I work nights". English only.
 *
 * @returns the change, if somebody is now on another shift than the fact says, and not for one time.
 */
export function otherShift(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = shiftsIn(withBlanks(fact.words), HELD);
  if (held.length !== 1) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    if (isDoubtful(said) || OCCASION.test(text) || FOR_ONCE.test(text)) continue;
    const [put, ...more] = shiftsIn(text, PUT);
    if (put === undefined || more.length > 0 || put === held[0] || !canBeOfSameHolder(clause, fact.fact, fact))
      continue;
    return { relation: 'replaces', cue: `on another shift: ${put}`, saysMore: true };
  }
  return null;
}

const FOR_ONCE = / (?:just|only|cover|covering|used to|was on|were on|week|fortnight|month) /u;

function shiftsIn(text: string, before: string): string[] {
  return SHIFTS.filter(([, spoken]) => new RegExp(` ${before}(?:${spoken}) `, 'u').test(text)).map(([shift]) => shift);
}
