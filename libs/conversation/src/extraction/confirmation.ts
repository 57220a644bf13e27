import { folded } from '#domain/text/folded.js';
import { bareText } from '#domain/text/quote.js';
import { addsNothing, YES_ELSEWHERE } from './assent.js';
import { hasOtherValue, isSaidIn } from './other-value.js';
import { isSameStem, wordsOf } from './words.js';

const YES =
  'yes|yeah|yep|yup|yes please|exactly|absolutely|indeed|definitely|of course|certainly|that s right|thats right|that is right|that s correct|thats correct|that is correct|that s it|that is it|you re right|you are right|haan|haanji|han|ji|ji haan|haan ji|sahi|bilkul|theek|thik';
/** A "yes" counts only as the whole reply or before punctuation: "Correct that to 18" is not a confirmation. */
const YES_ALONE =
  /^\s*(?:(?:correct|right|sure|true)|(?:i do|i am|it is|i did|i have|we do|we are|we did|we have))\s*(?=$|[,.;:!…])/u;
/** "Yes?" asks who is speaking. */
const ONLY_ASKS = /^[^,.;:!?…。、]*[?？]/u;
/** Words that say that the value no longer applies. */
const IS_OVER =
  /(?:^| )(?:used to|left(?! (?:it|them)(?: |$))|moved(?! (?:here|there|in)(?: |$))|until|till|instead|stopped|quit|ended|formerly|previously|before|changed|cancelled|canceled|ex|früher|bis|umgezogen|weggezogen|antes|hasta|mudé|mudado|mudei|até|avant|jusqu|déménagé)(?= |$)/gu;
const NO =
  'no|not|nope|nah|never|but|actually|wrong|the opposite|nahi|nahin|नहीं|lekin|magar|nein|nicht|aber|pero|mas|não|nao|mais|non|нет|いいえ|不|لا';
const BEGINS_WITH_YES = new RegExp(`^(?:${YES})(?= |$)`, 'u');
/** "Si" without its accent means "if" when words follow it. */
const BEGINS_WITH_OTHER = new RegExp(`^(?:${YES_ELSEWHERE})(?= |$)|^si$`, 'u');
const ENDS_WITH_OTHER = new RegExp(`[,.;:!…、]\\s*(?:${YES_ELSEWHERE})$`, 'u');
/** In this language "no" means "in the". */
const IS_PORTUGUESE = /^(?:sim|isso|exato)(?= |$)/u;
/** After punctuation. */
const ENDS_WITH_YES = new RegExp(`[,.;:!…]\\s*(?:${YES})$`, 'u');
const HAS_NO = new RegExp(`(?:^| )(?:${NO}|\\p{L}+n t)(?= |$)`, 'u');

/** Where a clause about the speaker ends; what follows says more. */
const CLAUSE = /[,.;:!?…]|\s(?:and|with|since|because|for|as|near|close to|next to)\s/u;
/** Words that a clause about the speaker may have besides the value and the words of the question, since they add nothing. */
const OWN = new Set(
  'i j we m s ve re am are is was be been have has had do did it that this the a an my me our one at in on to from of yes yeah still also now here right correct just it please main mera hoon hun hai yo soy es mi estoy en eu sou é meu minha estou je suis c est mon ma ich bin habe mein'.split(
    ' ',
  ),
);

/**
 * @param reply what the contact said next.
 * @param value the value or the object, in words; null if there is none.
 * @param asked what somebody else said before.
 * @returns whether the reply confirms what somebody else said: it begins with "yes" and states no other value, or repeats the value as
 * true of the speaker, and denies nothing. In a language without a list of words for endings, the "yes" must stand alone or with words of
 * the question.
 */
export function confirms(reply: string, value: string | null, asked = ''): boolean {
  const words = bareText(reply);
  const foldedReply = folded(reply);
  const denied = IS_PORTUGUESE.test(words) ? words.replaceAll(/(?<=^| )no(?= |$)/gu, ' ') : words;
  if (HAS_NO.test(denied) || isOver(words, asked, value)) return false;
  if (BEGINS_WITH_OTHER.test(words) || ENDS_WITH_OTHER.test(foldedReply))
    return !ONLY_ASKS.test(reply) && addsNothing(reply, `${asked} ${value ?? ''}`);
  if (!reply.includes('?') && repeats(reply, value, asked)) return true;
  const isYes = BEGINS_WITH_YES.test(words) || YES_ALONE.test(foldedReply) || ENDS_WITH_YES.test(foldedReply);
  return isYes && !ONLY_ASKS.test(reply) && !hasOtherValue(reply, value, asked);
}

/**
 * Whether the reply says that it is over. Somebody asked whether they moved may answer that they did, and "I moved to Rome" means that
 * they live there.
 */
function isOver(reply: string, asked: string, value: string | null): boolean {
  const before = ` ${bareText(asked)} `;
  const rest = value === null ? reply : reply.replaceAll(`moved to ${bareText(value)}`, '');
  return [...rest.matchAll(IS_OVER)].some(([word]) => !before.includes(` ${word.trim()} `));
}

/** The value must be in a clause that otherwise has only words about the speaker and words of the question. */
function repeats(reply: string, value: string | null, asked: string): boolean {
  const known = wordsOf(`${asked} ${value ?? ''}`);
  const isKnown = (word: string): boolean => OWN.has(word) || known.some((other) => isSameStem(other, word));
  return reply.split(CLAUSE).some((clause) => isSaidIn(clause, value) && wordsOf(clause).every(isKnown));
}
