import { ENGLISH } from '../languages/english.js';
import type { Lexicon } from '../languages/lexicon.js';
import { isInverted } from './inverted.js';
import { endsWithTagQuestion, hasQuestionWord, isAgreement } from './question-words.js';
import { asksToNote } from './telling.js';
import { FILLERS } from './words.js';

/** The number of characters read at the beginning and at the end of a clause to decide whether it is a question. */
const [BEGINNING, END] = [300, 60];

/** "It's Susan here, is my …": the caller says who they are. */
const CALLER =
  /^(?:it's|it is|this is) (?:\p{L}+ ){1,2}?(?:(?:here|calling|speaking),? )?(?=(?:is|are|am|was|do|does|did|has|have|can|could|will|would) (?:i|my|our|the|you|we)\b)/u;

/**
 * Speech recognisers often write no question mark, so the order of words counts as well: an auxiliary before its
 * subject, a question word before an auxiliary, also after opening words, and a tag question at the end.
 *
 * @returns whether a clause is a question, and so states nothing. In other languages than English by its mark, or by a
 * plain order of words.
 */
export function isQuestion(clause: string, lexicon: Lexicon = ENGLISH): boolean {
  if (/[?？]\s*$/u.test(clause)) return true;
  if (lexicon !== ENGLISH) return lexicon.questions?.test(clause.slice(0, BEGINNING).replaceAll('’', "'")) ?? false;
  const plain = clause.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
  const lower = plain.toLowerCase().replace(/[\s,.!;:…]+$/u, '');
  const opened = FILLERS.exec(lower)?.[0].length ?? 0;
  const said = lower.slice(opened).replace(CALLER, '');
  if (asksToNote(said) || isAgreement(lower)) return false;
  const ending = clause
    .slice(-END)
    .replaceAll('’', "'")
    .replaceAll(/[\s,]+/gu, ' ')
    .toLowerCase();
  return isInverted(said, plain.slice(opened)) || hasQuestionWord(said) || endsWithTagQuestion(ending);
}
