import { asksByWords, endsAsking, saysTheSame } from './question/asked-by-words.js';
import { isInverted } from './question/inverted.js';
import { tells } from './question/telling.js';
import { FILLERS } from './question/words.js';
import { ENGLISH } from './speech/english.js';
import type { Speech } from './speech/speech.js';

/** How many characters are read of the beginning and of the end of a clause: they tell whether it is a question. */
const [BEGINNING, END] = [300, 60];

/** "It's Susan here, is my …": who calls. */
const CALLER =
  /^(?:it's|it is|this is) (?:\p{L}+ ){1,2}?(?:(?:here|calling|speaking),? )?(?=(?:is|are|am|was|do|does|did|has|have|can|could|will|would) (?:i|my|our|the|you|we)\b)/u;

/**
 * Recognisers of speech often write no question mark, so the order of the words counts as well: an auxiliary before its subject, a
 * question word before an auxiliary, also after what only opens the sentence, and a question at its end.
 *
 * @returns whether a clause asks, and so states nothing; in another language than English by its mark, or plainly by its order of words.
 */
export function asks(clause: string, speech: Speech = ENGLISH): boolean {
  if (/[?？]\s*$/u.test(clause)) return true;
  if (speech !== ENGLISH) return speech.questions?.test(clause.slice(0, BEGINNING).replaceAll('’', "'")) ?? false;
  const plain = clause.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
  const lower = plain.toLowerCase().replace(/[\s,.!;:…]+$/u, '');
  const opened = FILLERS.exec(lower)?.[0].length ?? 0;
  const said = lower.slice(opened).replace(CALLER, '');
  if (tells(said) || saysTheSame(lower)) return false;
  const ending = clause
    .slice(-END)
    .replaceAll('’', "'")
    .replaceAll(/[\s,]+/gu, ' ')
    .toLowerCase();
  return isInverted(said, plain.slice(opened)) || asksByWords(said) || endsAsking(ending);
}
