import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

const CHILD = '(?:baby|babies|little (?:girl|boy|one)|girl|boy|son|daughter|twins|child)';
const OWN = '(?:my|our|his|her|their|the)';
/** "I've", "she has", "we": what precedes a verb of something done. */
const DONE = String.raw`(?: |'ve |has |have |'s )(?:(?:just|now|finally|already|since|both) )*`;

/** The clause ends, or says when: not "had the baby scan". */
const THERE =
  '(?=$|(?:last|this|on|at|in|yesterday|today|now|and|early|finally|safely|two|three|a (?:week|month|few)) )';

/** A child has just come: whose, is not said. */
const IS_CHILD =
  /^ (?:(?:oh|well|so|and|our|my|the|little) )*(?:baby|babies|son|daughter|twins|little|boy|girl|child) /u;

/**
 * What happens to people, and the states that it ends whatever else is known. In the texts every word has a blank on
 * both sides. A finite list of what everybody knows of; whatever is doubtful is left to the model.
 */
const EVENTS: readonly (readonly [event: RegExp, state: RegExp, others?: RegExp])[] = [
  [
    new RegExp(
      `${DONE}(?:had|delivered) (?:(?:the|our|my|her|a|an) )(?:\\p{L}+ )?${CHILD} ${THERE}|${DONE}(?:gave|given) birth | ${CHILD} (?:was|were|is|has been) born | ${CHILD} (?:arrived|came|has arrived|'s arrived) `,
      'u',
    ),
    / (?:pregnant|expecting (?:a (?:baby|boy|girl|child)|twins|our|in|again|$)|(?:having|carrying) (?:a|our) (?:\p{L}+ )?(?:baby|boy|girl|child)|baby (?:is|'s)? ?due) ?/u,
    IS_CHILD,
  ],
  [
    new RegExp(
      `${CHILD} (?:was|were|has been) born |${DONE}(?:had|adopted) (?:our|my|her|a|an) (?:\\p{L}+ )?${CHILD} ${THERE}`,
      'u',
    ),
    / (?:no|don't have (?:any )?|haven't (?:got )?(?:any )?|without) ?(?:kids|children) | childless /u,
    IS_CHILD,
  ],
  [
    new RegExp(
      `${DONE}(?:graduated|dropped out|left (?:${OWN} )?(?:uni|university|college)(?! early| late| today| at)|(?:finished|completed|quit|done with) (?:${OWN} )?(?:uni|university|college|degree|masters|phd|doctorate|course|studies|a-levels|apprenticeship|training)(?! of| early| late| today| at))(?: |$)| (?:fully )?qualified (?:now |as |last |in |this |$)|${DONE}got (?:my|his|her|their) (?:degree|masters|phd|doctorate) `,
      'u',
    ),
    / (?:student|undergraduate|apprentice|apprenticeship|trainee|studying|studies|(?:at|in|doing) (?:a |my |his |her )?(?:uni|university|college|degree|masters|phd|a-levels|(?:first|second|third|final) year (?:at|of) (?:uni|university|college))) /u,
  ],
  [
    / (?:passed (?:my|his|her|their|the) (?:driving )?test|(?:got|have|has) (?:my|his|her|their|a) (?:full |driving )(?:driving )?licen[cs]e) /u,
    / (?:learning to drive|learner|provisional|driving lessons|(?:don't|doesn't|can't|not) drive|(?:no|not have a|don't have a|doesn't have a|hasn't got a|haven't got a) (?:driving )?licen[cs]e) /u,
  ],
  [
    / (?:got married|got hitched|tied the knot|(?:'re|are|am|is|i'm|we're|he's|she's) married (?:now)?|got wed) /u,
    / (?:engaged|single|getting married|my fianc[eé]e?) /u,
  ],
  [
    / (?:(?:got|have got|'ve got|met|found|has|have|i've|seeing) (?:a (?:new )?(?:girlfriend|boyfriend|partner|fianc[eé]e?) |(?:somebody|someone) (?=$|(?:new|now|special|else|lovely|nice|last|recently|and) ))|got engaged )/u,
    / single /u,
  ],
  [
    / (?:divorce (?:came|went|is|has come|has gone|'s|got) (?:through|finali[sz]ed|final|complete|settled)|decree absolute (?:came|arrived|is)|(?:i'm|we're|got|are|is|he's|she's) divorced) /u,
    / (?:married|separated|divorcing|getting (?:a )?divorced?|divorce (?:is|'s) going) /u,
  ],
  [
    new RegExp(
      `${DONE}(?:got|found|landed|started|taken|took|accepted)(?: (?:myself|himself|herself))? (?:a|the|my|his|her|that) (?:new |part-time |full-time )*job (?!(?:interviews?|offers?|applications?|cent(?:re|er)|adverts?|fair|search|coach|description|done|to) )| (?:been|was|were|got) (?:taken on|hired) `,
      'u',
    ),
    / (?:unemployed|out of work|between jobs|job[- ]?hunting|(?:looking for|need|without) (?:a |any )?(?:work|job)|jobseeker's|on the dole|no job) /u,
  ],
  [
    / (?:discharged(?! from (?!(?:the )?(?:hospital|ward|infirmary) ))|(?:came|got|is|'s|am|i'm|he's|she's|are|been|back) (?:back )?(?:home|out)(?: from| of)? (?:the )?(?:hospital|ward|infirmary)(?! (?:food|beds?|parking|appointments?) )|(?:was|been|got|were) (?:sent|let) (?:home|out)|(?:sent|let) (?:me|him|her|them) (?:home|out)) /u,
    / (?:in (?:the )?(?:hospital|infirmary|intensive care|icu|a&e)|on (?:the )?ward|ward \p{N}+) /u,
  ],
  [
    / (?:moved in (?:with (?:me|us)|together|now|last|this|on|in|yesterday|today|at the) |moved in $|(?:living|lives) with me )/u,
    / (?:live|lives|living) (?:alone|by (?:myself|himself|herself)|on (?:my|his|her) own) /u,
    /^ (?:my|our) /u,
  ],
  [
    / (?:(?:is|are|am|i'm|he's|she's|we're|they're|got|came|\p{L}+'s) (?:now |just |finally )*(?:home|back)(?: now| again| today| from(?!.* (?:on|next|tomorrow|this) ) .*)? $|(?:got|came) (?:home|back) (?:from|yesterday|last|on|this|today|in) |(?:is|are|i'm|we're) (?:home|back) from (?!.*(?:^| )(?:on|next|tomorrow|this) ))/u,
    / (?:away|abroad|overseas|on holiday|on vacation|out of the country) /u,
  ],
  [
    / (?:started|starts|moved up to|gone up to|went up to) (?:at )?(?:big |primary |infant )?(?:school|reception|primary|year (?:one|1)) /u,
    / (?:nursery|preschool|pre-school|kindergarten|playgroup|childminder|childminder's) /u,
  ],
  [
    / (?:started|moved up to|gone up to|went up to) (?:at )?(?:secondary|high school|big school|senior school|year (?:seven|7)) /u,
    / (?:primary|junior school|infants|reception|year (?:[1-6]|one|two|three|four|five|six)) /u,
  ],
  [
    / (?:started|gone off to|went off to|gone to|off to) (?:at )?(?:uni|university|(?:\p{L}+ ){1,2}uni(?:versity)?) /u,
    / (?:sixth form|(?:upper|lower) sixth|a-levels|at school|year (?:1[123]|eleven|twelve|thirteen)) /u,
  ],
  [
    / (?:made (?:me|us|him|her|them) permanent|(?:been made|went|gone|am|i'm|is|are) permanent|(?:passed|finished) (?:my|his|her|the) probation) /u,
    / (?:temp|temping|agency|probation|on trial|casual|fixed[- ]term|zero[- ]hours) /u,
  ],
];
const LONG_AGO =
  / (?:ago|used to|when (?:i|we|he|she) (?:was|were)|in (?:19|20)\d\d|before (?:that|then)|last time|my first|my last|our first) /u;

/**
 * "We've had the baby" ends "I'm pregnant", "I graduated" ends "I'm at uni". English only.
 *
 * @returns the change if a clause tells of an event of the same person that ends what the fact says.
 */
export function endedByEvent(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const states = EVENTS.filter(([, state]) => state.test(withBlanks(fact.words)));
  if (states.length === 0) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    if (isDoubtful(said) || LONG_AGO.test(text)) continue;
    const found = states.find(([event]) => event.test(text));
    const isSame =
      found !== undefined &&
      ((isOwn(fact.words) && (found[2]?.test(text) ?? false)) || canBeOfSameHolder(clause, fact.fact, fact));
    if (isSame) return { relation: 'replaces', cue: wordsOf(found[0], text), saysMore: true };
  }
  return null;
}

/** Of the speaker, or of who has a child with the speaker. */
function isOwn(words: readonly string[]): boolean {
  return OWN_STATE.test(withBlanks(words));
}

const OWN_STATE =
  /^ (?:(?:well|so|and|oh|yes|actually) )*(?:i|i'm|i've|we|we're|we've|(?:my|the) (?:wife|partner|girlfriend|missus|fianc[eé]e)(?:'s)?) /u;

function wordsOf(event: RegExp, text: string): string {
  return event.exec(text)?.[0].trim() ?? '';
}
