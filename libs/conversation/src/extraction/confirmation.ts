import { bare } from '#domain/quote.js';
import { folded } from '#domain/sameness.js';
import { isSameStem, tellingWords, wordsOf } from './words.js';

const YES =
  'yes|yeah|yep|yup|yes please|exactly|absolutely|indeed|definitely|of course|certainly|that s right|thats right|that is right|that s correct|thats correct|that is correct|that s it|that is it|you re right|you are right|haan|haanji|han|ji|ji haan|haan ji|sahi|bilkul|theek|thik|si|sí|sì|claro|correcto|exacto|sim|certo|isso|exato|oui|exact|ja|genau|richtig|stimmt|esatto|tak|evet|da|हाँ|हां|जी|सही|да|верно|はい|そうです|是|是的|对|对的|對|نعم';
/** A yes only as the whole reply, or before a stop: "It is Bosch now" and "Correct that to 18" are none. */
const YES_ALONE =
  /^\s*(?:(?:correct|right|sure|true)|(?:i do|i am|it is|i did|i have|we do|we are|we did|we have))\s*(?=$|[,.;:!…])/u;
/** After these the value is no longer what the contact says of it now. */
const IS_OVER =
  /(?:^| )(?:used to|left|moved|until|till|instead|stopped|quit|ended|formerly|previously|before|changed|cancelled|canceled|ex)(?= |$)/u;
const NO =
  'no|not|nope|nah|never|but|actually|wrong|nahi|nahin|नहीं|lekin|magar|nein|nicht|aber|pero|mas|não|nao|mais|non|нет|いいえ|不|لا';
const BEGINS_WITH_YES = new RegExp(`^(?:${YES})(?= |$)`, 'u');
const HAS_NO = new RegExp(`(?:^| )(?:${NO}|\\p{L}+n t)(?= |$)`, 'u');

/**
 * @param reply what the contact said next.
 * @param said the value or the object, in words; null where there is none.
 * @returns whether the reply confirms what somebody else said: it begins with a yes, or says the value again as what is so, and
 * denies nothing.
 */
export function confirms(reply: string, said: string | null): boolean {
  const words = bare(reply);
  if (HAS_NO.test(words)) return false;
  const isYes = BEGINS_WITH_YES.test(words) || YES_ALONE.test(folded(reply));
  return isYes || (!reply.includes('?') && !IS_OVER.test(words) && repeats(words, said));
}

function repeats(reply: string, said: string | null): boolean {
  const telling = tellingWords(said ?? '', null);
  const words = wordsOf(reply);
  return telling.length > 0 && telling.every((word) => words.some((other) => isSameStem(word, other)));
}
