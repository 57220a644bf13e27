const CHILD = '(?:baby|babies|little (?:girl|boy|one)|girl|boy|son|daughter|twins|child)';
const OWN = '(?:my|our|his|her|their|the)';
/** "I've", "she has", "we": what precedes a verb of something done. */
const DONE = String.raw`(?: |'ve |has |have |'s )(?:(?:just|now|finally|already|since|both) )*`;

/** The clause ends, or says when: not "had the baby scan". */
const THERE =
  '(?=$|(?:last|this|on|at|in|yesterday|today|now|and|early|finally|safely|two|three|a (?:week|month|few)) )';

/** What can be little and arrive, and is no child. */
const NO_CHILD =
  '(?:parcel|package|box|thing|gift|present|order|card|bag|bit|something|surprise|cot|pram|dog|puppy|cat|kitten)';
/** Not "at nursery". */
const BORN_WHEN = '(?=$|(?:\\p{L}+day|last|this|yesterday|today|on|early|safely|at \\p{N}+) )';

/** Of two who are together no more. */
const PARTED = '(?:split(?: up)?|broke up|broken up|(?:went|gone) our separate ways|parted ways)';

/** A child has just come: whose, is not said. */
const IS_CHILD =
  /^ (?:(?:oh|well|so|and|our|my|the|little) )*(?:baby|babies|son|daughter|twins|little|boy|girl|child) /u;

/**
 * What happens to people, and the states that it ends whatever else is known. In the texts every word has a blank on
 * both sides. A finite list of what everybody knows of; whatever is doubtful is left to the model.
 */
export const EVENTS: readonly (readonly [event: RegExp, state: RegExp, others?: RegExp])[] = [
  [
    / (?:had|gave birth to) (?:(?:her|the|a|an|some|\p{L}+) )?(?:kittens|puppies|pups|litter|foal|calf|lambs?) (?=$|(?:last|this|on|in|yesterday|today|now|and) )/u,
    / (?:pregnant|expecting|in (?:kitten|foal|calf|lamb|pup)|due) /u,
  ],
  [
    / (?:renewed(?: (?:it|the (?:contract|policy|licen[cs]e|membership|subscription)))?|signed the renewal) (?=$|(?:in|on|last|this|for|yesterday|today|until|with|early|at) )/u,
    / (?:renewal (?:is |'s )?due|due for renewal|up for renewal|needs? renewing) /u,
  ],
  [
    new RegExp(
      `${DONE}(?:had|delivered) (?:(?:the|our|my|her|a|an) )(?:\\p{L}+ )?${CHILD} ${THERE}|${DONE}(?:gave|given) birth | ${CHILD} (?:was|were|is|has been) born | ${CHILD} (?:arrived|came|has arrived|'s arrived) |^ (?:our )?little (?!${NO_CHILD} )\\p{L}+ (?:arrived|was born) ${BORN_WHEN}`,
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
    / (?:(?:got|have got|'ve got|met|found|has|have|i've|seeing) (?:a (?:new )?(?:girlfriend|boyfriend|partner|fianc[eé]e?) |(?:somebody|someone) (?=$|(?:new|now|special|else|lovely|nice|last|recently|and) ))|got engaged (?!(?:to|in|with|by|on) (?:the|this|that|it|all|an?) (?!(?:love|girl|boy|man|woman|guy|lad|lass|lady|one|most|lovely|nice|wonderful|gorgeous) )))/u,
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
    / (?:moved (?:back )?in (?:with (?:me|us)|together|now|last|this|on|in|yesterday|today|at the) |moved (?:back )?in $|(?:living|lives) with me )/u,
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
  [
    new RegExp(
      `^ (?:(?:oh|well|so|and|but|yes|no|sadly|actually|unfortunately) )*(?:(?:(?:me|i) and (?:my )?\\p{L}+|(?:my )?\\p{L}+ and (?:i|me)) (?:have |both |just |finally )*(?:${PARTED}|called it (?:a day|quits))|(?:we|we've) (?:have |both |just |finally )*${PARTED}) (?=$|(?:last|this|in|on|yesterday|a|two|three|at|after|for|and|so|now) )`,
      'u',
    ),
    / (?:seeing (?:someone|somebody)|going out with|dating|in a relationship) /u,
    / (?:i|me|we|we've) /u,
  ],
  [
    new RegExp(
      `(?: (?:my|our|his|her|their)| the|^) first (?:day|week) back (?:at (?:(?:my|the|his|her) )?\\p{L}+ |in (?:the|my) \\p{L}+ )?(?:was|went|today|yesterday|done|$)|(?:^| (?:am|is|i'm|he's|she's|\\p{L}+'s|went|been|got|came|gone|now|finally|just)) back (?:at|in|to) (?:(?:my|the|his|her) )?(?:work|desk|office|job) (?:(?:now|again|today|yesterday|full time|part time) )*(?:$|(?:since|after|last) )`,
      'u',
    ),
    / (?:on (?:(?:maternity|paternity|parental|adoption|sick|compassionate|annual|unpaid|study|gardening) leave|leave|sabbatical|furlough|holiday|a career break)|furloughed|(?:off|signed off) (?:sick|work|ill)) /u,
  ],
];
