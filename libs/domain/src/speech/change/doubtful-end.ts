import { contentStems, spokenText, spokenWords } from '../words.js';
import { NO_MORE } from './unchanged-words.js';

const DENIED = String.raw` (?:not|no longer|hardly|barely|never|\p{L}+n't) (?:(?:really|actually|even|exactly|quite|so|at all|get|got|getting|feel|feeling) )*`;
/** What somebody feels or thinks about something: "I don't mind living here any more". */
const FELT = String.raw`(?:notic|mind|car(?=e|es|ed)|worr|bother|realis|realiz|remember|tired|nervous|scared|afraid|frighten|asham|embarrass|worried|anxious|surpris|jealous|shy|stress|upset|sorry|sick|the same|different|strange|odd|weird)\p{L}*`;
const ATTITUDE = new RegExp(`${DENIED}(?<felt>${FELT}) `, 'u');
/** "It's not that I can't run any more." */
const NOT_THAT = /^ (?:(?:well|so|but|and|no) )*(?:it's not|it isn't|it is not|not) (?:that|like|as if|because) /u;
/** "I'm not just doing Tuesdays any more, I do Thursdays as well." */
const NOT_ONLY = new RegExp(` (?:not|\\p{L}+n't) (?:just|only|merely|simply) (?!.* (?:instead|at all) )`, 'u');

/** Who has given notice, and says no more, is still there until it is over: "I've handed my notice in." */
const NOTICE =
  / (?:hand(?:ed|ing)?|g[ai]v(?:e|en|ing)|tendered|put(?:ting)?(?= in | (?:my|his|her|their|our) ))(?: (?!no |any )[\p{L}\p{N}']+){0,4} notice (?:in )?(?:(?:at|on|to|with) (?:\p{L}+ ){1,4})?(?:today |yesterday |(?:this|last|on) \p{L}+ )?$/u;
const MORE = /[,;:]\s|(?<!\p{L})(?:and|but|so|because|left|leave|leaving|gone|no longer)(?!\p{L})/iu;

const ONLY = / (?:only|just|solely|nothing but) /u;

/**
 * @returns whether words of an end only tell how somebody feels about what the fact says, that it is not all of it, or that notice was
 * given: the fact may well go on.
 */
export function isDoubtfulEnd(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  if (NOTICE.test(text) && !MORE.test(statement)) return true;
  // Of "only takes cash" it is the end that it isn't just cash now.
  if (NOT_ONLY.test(text) && / (?:now|these days|nowadays) /u.test(text) && !ONLY.test(spokenText(fact))) return true;
  if (!NO_MORE.test(text) && !text.includes(' hardly ')) return false;
  if (NOT_THAT.test(text) || NOT_ONLY.test(text)) return true;
  const felt = ATTITUDE.exec(text)?.groups?.['felt'];
  const known = contentStems(spokenWords(fact));
  return felt !== undefined && [...contentStems(felt.split(' '))].every((word) => !known.has(word));
}
