import { bare } from '#domain/quote.js';
import { isSameStem, tellingWords, wordsOf } from './words.js';

const YES =
  'yes|yeah|yep|yup|yes please|correct|right|exactly|absolutely|indeed|definitely|of course|sure|certainly|true|that s right|thats right|that is right|that s correct|thats correct|that is correct|that s it|that is it|you re right|you are right|i do|i am|it is|i did|i have|haan|haanji|han|ji|ji haan|haan ji|sahi|bilkul|theek|thik|si|sí|sì|claro|correcto|exacto|sim|certo|isso|exato|oui|exact|ja|genau|richtig|stimmt|esatto|tak|evet|da|हाँ|हां|जी|सही|да|верно|はい|そうです|是|是的|对|对的|對|نعم';
const NO =
  'no|not|nope|nah|never|but|actually|wrong|nahi|nahin|नहीं|lekin|magar|nein|nicht|aber|pero|mas|não|nao|mais|non|нет|いいえ|不|لا';
const BEGINS_WITH_YES = new RegExp(`^(?:${YES})(?= |$)`, 'u');
const HAS_NO = new RegExp(`(?:^| )(?:${NO}|\\p{L}+n t)(?= |$)`, 'u');

/**
 * @param reply what the contact said next.
 * @param said the value or the object, in words; null where there is none.
 * @returns whether the reply confirms what somebody else said: it begins with a yes, or says the value again, and denies nothing.
 */
export function confirms(reply: string, said: string | null): boolean {
  const words = bare(reply);
  if (HAS_NO.test(words)) return false;
  return BEGINS_WITH_YES.test(words) || repeats(words, said);
}

function repeats(reply: string, said: string | null): boolean {
  const telling = tellingWords(said ?? '', null);
  const words = wordsOf(reply);
  return telling.length > 0 && telling.every((word) => words.some((other) => isSameStem(word, other)));
}
