import { ENGLISH } from './speech/english.js';
import type { Speech } from './speech/speech.js';

/** What begins a clause longer than this asks nothing that can be told, and its end is looked at apart. */
const [BEGINNING, END] = [300, 60];

/** Said before somebody comes to it: "hi yes um". */
const FILLER = [
  'hi|hello|hey|hiya|there|yes|yeah|yep|no|um+|uh+|er+m?|hm+|ah|oh|so|well|and|but|ok|okay|right|alright|please|sorry|excuse me|thanks|thank you',
  'actually|also|just|then|now|anyway|basically|quick question|good (?:morning|afternoon|evening)|i mean|you know|listen|look|tell me|remind me',
].join('|');
const FILLERS = new RegExp(String.raw`^(?:(?:${FILLER})(?!['\p{L}])[\s,.!:…-]*)+`, 'u');
/** "It's Susan here, is my …": who calls. */
const CALLER =
  /^(?:it's|it is|this is) (?:\p{L}+ ){1,2}?(?:(?:here|calling|speaking),? )?(?=(?:is|are|am|was|do|does|did|has|have|can|could|will|would) (?:i|my|our|the|you|we)\b)/u;

const BE = "(?:is|are|was|were|isn't|aren't|wasn't|weren't)";
const DO = "(?:do|does|did|don't|doesn't|didn't)";
const HAVE = "(?:have|has|haven't|hasn't)";
const MODAL = "(?:can|could|would|should|shall|can't|couldn't|wouldn't|shouldn't|won't)";
const ANY = `(?:${BE}|${DO}|${HAVE}|${MODAL}|am|will|had|may|might|must|hadn't)`;
const WHO = '(?:i|we|you|he|she|they)';
/** It follows a verb as well: "did it yesterday", "have that already". */
const IT =
  "(?:it|this|that|these|those|there)(?!'| (?:yesterday|today|already|again|myself|ourselves|last|on|in|at|by|for|with|since|from|too|once|twice|every)\\b|$)";
const OWN = '(?:my|our|your|dr|mr|mrs|ms|mum|mom|dad|gran|grandma|grandad|nan|any|anyone|anybody|anything)';
const OTHERS = '(?:the|a|an|his|her|their|some|all|every)';
const NOUN = String.raw`(?:[\p{L}'-]+ ){1,4}?`;
/** Names with their capitals, since "is french" and "has asthma" begin notes. */
const NAME = String.raw`(?:\p{Lu}[\p{L}'-]+ ){1,3}`;
const DONE = String.raw`(?:been|had|gone|come|left|got|begun|broken|lost|made|paid|sent|sold|taken|told|changed|\p{L}+ed)\b`;
const STATE = String.raw`(?:\p{L}{2,}ing|\p{L}{3,}ed|open|shut|free|available|still|okay|ok|ready|full|due|done|gone|back|correct|right|wrong|possible|no longer|already)\b`;

/** An auxiliary before its subject; what leaves out who it is of, "is a nurse", "has the flu", "did the dishes", is none. */
const INVERTED = new RegExp(
  [
    String.raw`^${ANY} ${WHO}(?=[\s'.,!]|$)`,
    String.raw`^(?:${BE}|${MODAL}|does|doesn't|did|didn't|has|hasn't|will) ${IT}\b`,
    String.raw`^(?:${BE}|${MODAL}|will|does|doesn't|did|didn't) ${OWN}\b`,
    String.raw`^(?:${MODAL}|will) ${OTHERS}\b`,
    String.raw`^(?:do|don't) (?:any|anyone|anybody|my|our|your) ${NOUN}`,
    String.raw`^(?:has|hasn't) (?:${OWN}|the|his|her|their) ${NOUN}${DONE}`,
    String.raw`^has (?:anyone|anybody|anything)\b`,
    String.raw`^(?:have|haven't) (?:my|our|your|the|his|her|their|any|all) (?:[\p{L}'-]+ ){0,2}?[\p{L}-]+s ${DONE}`,
    String.raw`^${BE} ${OTHERS} ${NOUN}${STATE}`,
    String.raw`^(?:does|did|doesn't|didn't) (?:the|his|her|their) ${NOUN}(?!(?:on|in|at|for|with|and|yesterday|today|last)\b)\p{L}+ (?:\p{L}|$)`,
  ].join('|'),
  'u',
);
const OF_A_NAME = new RegExp(
  String.raw`^(?:[Ii]s|[Ww]as|[Ii]sn't|[Ww]asn't) ${NAME}${STATE}|^(?:[Hh]as|[Hh]asn't) ${NAME}${DONE}|^(?:[Dd]oes|[Dd]id|[Dd]oesn't|[Dd]idn't) ${NAME}(?!(?:on|in|at|for|with|and|yesterday|today|last)\b)\p{Ll}+|^(?:[Cc]an|[Cc]ould|[Ww]ould|[Ss]hould) ${NAME}`,
  'u',
);
const AFTER_WORD = `(?:${WHO}|it|there|this|that|these|those|${OWN}|${OTHERS})`;
const WORD_FIRST = new RegExp(
  [
    String.raw`^(?:who|whose|whom|why|how come|how about|what about)\b`,
    String.raw`^(?:what|when|where|which|how)'s\b`,
    String.raw`^(?:what|when|where|how) (?:${ANY}) `,
    String.raw`^(?:what|which|how) (?!i\b|we\b|the\b|my\b|an?\b)(?:[\p{L}-]+ ){1,3}?${ANY} ${AFTER_WORD}\b`,
  ].join('|'),
  'u',
);
const WORD = '(?:if|whether|when|what|where|which|who|how|why|about)';
/** "I was wondering whether …", "I'm calling to ask if …". */
const ASKS_ABOUT = new RegExp(
  String.raw`^(?:i|we)(?:'m|'re|'d| am| are| was| were| would)? (?:just )?(?:(?:wonder|wondering|curious|asking|checking) ${WORD}|(?:calling|ringing|phoning|writing|like|want|wanted|need|here|trying) to (?:ask|know|check|find out|see) ${WORD})\b|^wondering ${WORD}\b`,
  'u',
);
/** "…, haven't I", "… is that right"; "and so do I" states it. */
const TAG = new RegExp(
  String.raw`(?<!\b(?:so|neither|nor|as|than|what|who|where|when|how)) (?:${BE}|${DO}|${HAVE}|${MODAL}|am|will|had|hadn't) (?:${WHO}|it|there)[\s.!]*$|\b(?:is|isn't) (?:that|this|it) (?:right|true|correct|so|okay|ok|possible)[\s.!]*$`,
  'u',
);
/** It asks for something by saying it. */
const TELLS =
  /^(?:can|could|will|would) you (?:please )?(?:(?:note|remember|record|mention) (?:that )?|(?:write|put|note) (?:it )?down )(?:that )?(?:i|we|my|our)\b|^did you know (?:that )?(?:i|we|my|our)\b/u;

/**
 * Recognisers of speech often write no question mark, so the order of the words counts as well: an auxiliary before its subject, a
 * question word before an auxiliary, also after what only opens the sentence, and a question at its end.
 *
 * @returns whether a clause asks, and so states nothing; in another language than English only by its mark.
 */
export function asks(clause: string, speech: Speech = ENGLISH): boolean {
  if (/[?？]\s*$/u.test(clause)) return true;
  if (speech !== ENGLISH) return false;
  const plain = clause.slice(0, BEGINNING).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
  const lower = plain.toLowerCase();
  const opened = FILLERS.exec(lower)?.[0].length ?? 0;
  const said = lower.slice(opened).replace(CALLER, '');
  if (TELLS.test(said)) return false;
  const ending = clause
    .slice(-END)
    .replaceAll('’', "'")
    .replaceAll(/[\s,]+/gu, ' ')
    .toLowerCase();
  return (
    INVERTED.test(said) ||
    WORD_FIRST.test(said) ||
    ASKS_ABOUT.test(said) ||
    OF_A_NAME.test(plain.slice(opened)) ||
    TAG.test(ending)
  );
}
