import { bare } from '#domain/quote.js';
import { folded } from '#domain/sameness.js';
import { addsNothing, YES_ELSEWHERE } from './assent.js';
import { hasOtherValue, isSaidIn } from './other-value.js';
import { isSameStem, wordsOf } from './words.js';

const YES =
  'yes|yeah|yep|yup|yes please|exactly|absolutely|indeed|definitely|of course|certainly|that s right|thats right|that is right|that s correct|thats correct|that is correct|that s it|that is it|you re right|you are right|haan|haanji|han|ji|ji haan|haan ji|sahi|bilkul|theek|thik';
/** A yes only as the whole reply, or before a stop: "It is Bosch now" and "Correct that to 18" are none. */
const YES_ALONE =
  /^\s*(?:(?:correct|right|sure|true)|(?:i do|i am|it is|i did|i have|we do|we are|we did|we have))\s*(?=$|[,.;:!…])/u;
/** "Yes?" asks who is speaking. */
const ONLY_ASKS = /^[^,.;:!?…。、]*[?？]/u;
/** After these the value is no longer what the contact says of it now. */
const IS_OVER =
  /(?:^| )(?:used to|left(?! (?:it|them)(?: |$))|moved(?! (?:here|there|in)(?: |$))|until|till|instead|stopped|quit|ended|formerly|previously|before|changed|cancelled|canceled|ex|früher|bis|umgezogen|weggezogen|antes|hasta|mudé|mudado|mudei|até|avant|jusqu|déménagé)(?= |$)/gu;
const NO =
  'no|not|nope|nah|never|but|actually|wrong|the opposite|nahi|nahin|नहीं|lekin|magar|nein|nicht|aber|pero|mas|não|nao|mais|non|нет|いいえ|不|لا';
const BEGINS_WITH_YES = new RegExp(`^(?:${YES})(?= |$)`, 'u');
/** "Si" without its accent is an "if" where words follow it. */
const BEGINS_WITH_OTHER = new RegExp(`^(?:${YES_ELSEWHERE})(?= |$)|^si$`, 'u');
const ENDS_WITH_OTHER = new RegExp(`[,.;:!…、]\\s*(?:${YES_ELSEWHERE})$`, 'u');
/** There "no" is "in the". */
const IS_PORTUGUESE = /^(?:sim|isso|exato)(?= |$)/u;
/** Behind a stop. */
const ENDS_WITH_YES = new RegExp(`[,.;:!…]\\s*(?:${YES})$`, 'u');
const HAS_NO = new RegExp(`(?:^| )(?:${NO}|\\p{L}+n t)(?= |$)`, 'u');

/** Where a clause about the speaker ends; what comes then tells more of it. */
const CLAUSE = /[,.;:!?…]|\s(?:and|with|since|because|for|as|near|close to|next to)\s/u;
/** What a clause about the speaker may have besides the value and the words of the question, since it adds nothing. */
const OWN = new Set(
  'i j we m s ve re am are is was be been have has had do did it that this the a an my me our one at in on to from of yes yeah still also now here right correct just it please main mera hoon hun hai yo soy es mi estoy en eu sou é meu minha estou je suis c est mon ma ich bin habe mein'.split(
    ' ',
  ),
);

/**
 * @param reply what the contact said next.
 * @param said the value or the object, in words; null where there is none.
 * @param asked what somebody else said before it.
 * @returns whether the reply confirms what somebody else said: it begins with a yes and tells no other value, or says the value again
 * as what is so of the speaker; and it denies nothing. In a language whose words of an end are not known a yes has to stand alone, or with
 * words of the question.
 */
export function confirms(reply: string, said: string | null, asked = ''): boolean {
  const words = bare(reply);
  const told = folded(reply);
  const denied = IS_PORTUGUESE.test(words) ? words.replaceAll(/(?<=^| )no(?= |$)/gu, ' ') : words;
  if (HAS_NO.test(denied) || isOver(words, asked, said)) return false;
  if (BEGINS_WITH_OTHER.test(words) || ENDS_WITH_OTHER.test(told))
    return !ONLY_ASKS.test(reply) && addsNothing(reply, `${asked} ${said ?? ''}`);
  if (!reply.includes('?') && repeats(reply, said, asked)) return true;
  const isYes = BEGINS_WITH_YES.test(words) || YES_ALONE.test(told) || ENDS_WITH_YES.test(told);
  return isYes && !ONLY_ASKS.test(reply) && !hasOtherValue(reply, said, asked);
}

/** Who was asked whether they moved may say that they did, and "I moved to Rome" says that they live there. */
function isOver(reply: string, asked: string, said: string | null): boolean {
  const before = ` ${bare(asked)} `;
  const told = said === null ? reply : reply.replaceAll(`moved to ${bare(said)}`, '');
  return [...told.matchAll(IS_OVER)].some(([word]) => !before.includes(` ${word.trim()} `));
}

/** The value has to stand in a clause that has nothing else in it but words about the speaker, and those of the question. */
function repeats(reply: string, said: string | null, asked: string): boolean {
  const known = wordsOf(`${asked} ${said ?? ''}`);
  const isKnown = (word: string): boolean => OWN.has(word) || known.some((one) => isSameStem(one, word));
  return reply.split(CLAUSE).some((clause) => isSaidIn(clause, said) && wordsOf(clause).every(isKnown));
}
