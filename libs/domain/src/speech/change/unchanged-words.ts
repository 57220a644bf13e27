/**
 * Patterns by which a statement plainly leaves a known fact as it was. In the text every word has a blank on both
 * sides.
 */

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const LENGTH = String.raw`(?:an?|one|two|three|four|five|six|several|some|\d+) (?:days?|weeks?|months?|years?|while)`;
const TO_END = '(?:cancel|quit|stop|give up|sell|leave|drop|end|close|get rid)';
const PART = '(?:mornings?|evenings?|afternoons?|nights?)';
const SEASON = '(?:winter|summer|spring|autumn)';
const MEAL = '(?:breakfast|lunch|dinner|meals|work|school)';

/** Somebody ended something. */
export const ENDED = / (?:stopped|quit|gave up|given up|cancell?ed|dropped|left the) /u;
/** The same beside words that only sound like it. */
export const ENDED_FOR_SURE = / (?:stopped|quit|cancell?ed|sold|left (?:the|my|our)|instead|gone) /u;
/** It is no longer so. */
export const NO_MORE = / (?:no longer|any ?more|any longer) /u;
/** What follows is done less, or not any more. */
export const LESS = / (?:no longer|stopped|quit|gave up) /u;
export const NEGATED = / (?:don't|doesn't|not|can't|won't) /u;
/** It is over for long. */
export const FOR_GOOD =
  / (?:for good|from now on|no longer|any ?more|any longer|permanently|forever|as of|from today|from tomorrow|starting|since|another) /u;

/** It did not end. */
export const FAILED = pattern(
  `(?:(?:failed|forgot|forgotten|refused|refuses|tried|trying|supposed|need|needs|have|has|going|about|meant) to|can't|cannot|couldn't) ${TO_END}`,
);
/** Sounds like an end, and is none: "dropped the car off", "cut down on sugar", "gave up my Saturday". */
export const NO_END =
  / (?:drop|drops|dropped|dropping) (?:(?:my|our|his|her|their|the|it|him|them|a) ?(?:\p{L}+ ){0,3}?off (?!the list |my list )|(?:in|by|round|around|past) (?!(?:price|value|the bin) ))| (?:cut|cutting) (?:down|back) (?:a (?:bit|little) )?on | (?:gave|given|give|giving) up (?:my|our|his|her|a|an|the|one) (?:whole |last )?(?:seat|(?:mon|tues|wednes|thurs|fri|satur|sun)day|day|evening|afternoon|morning|night|weekend|lunch|lunchtime|hour|turn) | told \p{L}+ off | (?:nodded|dozed|showed|rushed|dashed|headed) off | stepped (?:down )?(?:from|off|onto|on to) (?:the|a|my) (?:ladder|stage|kerb|curb|bus|train|step|platform|podium) | (?:took|taken) (?:my|our|his|her|the) (?:\p{L}+ ){1,2}out (?:to|for|into|on) /u;

/** Why somebody or something did not come, and will not again: "she's retired". */
export const LASTING_REASON =
  /^ (?:(?:because|as|since|and|but|turns out) )?(?:he|she|it|they)(?:'s|'ve| has| have)? (?:(?:just|now|finally|actually|only) )?(?:been )?(?:retired|left (?!(?:his|her|their|its|it|my|our|a|an|in|at|on|early|late) )|moved |quit |packed (?:it )?(?:in|up) |given (?:it |that )?up |stopped (?!(?:at|by|off|to) )|resigned|died|passed (?:away|on) |emigrated|folded|disbanded|sacked|let go|made redundant|closed (?:down|for good) |shut (?:down|for good) )/u;

/** It nearly ended, but did not. "Nearly forgot to say" does not count. */
export const NEARLY =
  / (?:(?:nearly|almost) (?:\p{L}+ )?(?:didn't|lost|left|got|gave|quit|sold|had|went|split|broke|missed|moved|stopped|cancell?ed|resigned|retired|dropped|lapsed)|came (?:that|this|so|very|too|pretty|really)? ?close to|came within|(?:was|were) (?:all )?set to|(?:was|were) on the (?:point|verge|brink) of) /u;
/** Somebody does it again, or now and then, and so does it: "back on the metformin", "on and off the steroids". */
export const RESUMED =
  / (?:(?:am|is|are|been|\p{L}+'(?:m|s|re)) (?:now )?back (?:on|at|in|with|into|doing|using|taking)|on and off|off and on|in and out of) /u;
export const AGAIN = / again(?: now| from today)? $/u;
/** Facts of what was lacking; these are over once it is there again. */
export const LACKING =
  / (?:not|no|never|off|out|without|closed|broken|lost|missing|waiting|separated|leaving|left|fell|banned|barred|suspended|disqualified|forbidden|unable|\p{L}+n't) /u;
/** It is over despite words of doing it again. */
export const OFF_IT =
  / (?:not|no|never|off|from|without|stopped|quit|left|sold|lost|isn't|aren't|don't|doesn't|won't|can't|cannot) /u;
/** Something is not over. It does not count if the fact contains the denied verb: "doesn't finish at six". */
export const NOT_OVER =
  / (?:don't|doesn't|didn't|won't|isn't|aren't|hasn't|haven't|not) (?:yet )?(ends?|ended|ending|expired?|expiring|finish|finished|finishing|lapsed?|cancel|cancell?ed|resign|resigned) /u;
export const MANAGED = / (?:managed|finally|succeeded) /u;

/** It was over only for a time. */
export const FOR_A_TIME = pattern(
  `(?:twice|once (?:stopped|quit|gave|cancell?ed|left)|for ${LENGTH}|not for long|never lasted|didn't last|for lent|as a (?:child|kid|teenager|student)|when i was|during the \\p{L}+)`,
);
/** It still goes on: "I've stopped for two weeks now". */
export const UNTIL_NOW = / (?:have|has|i've|we've|he's|she's|they've|now|haven't|hasn't|no longer) /u;
export const BACK_AGAIN =
  / (?:start(?:ed)? (?:it )?again|came back(?! to )|rejoined|resumed|but (?:i|we|he|she|they) kept|(?:more|another (?:lot|batch|one|delivery)|new ones) (?:is |are |'s )?(?:coming|arriving|due|on (?:the way|its way|order))) /u;

/** It is lacking, which more of it ends. */
export const RAN_OUT = / (?:ran|run|running|sold) out /u;

/** When, where or how much of something is no longer done. */
export const LIMIT = new RegExp(
  ` (?:(?:on|in|at|after|before|during|for) (?:the )?(?:${DAY}s?|weekends?|${PART}|${SEASON}|${MEAL})|(?:in|at) (?:the|my|our|his|her|their) (?!(?:end|moment|meantime|new year) )\\p{L}+|(?:by|with) (?!(?:the way|immediate effect) )(?:the |my |our |his |her |their )?\\p{L}+|(?:as|so|that|too|quite) (?:much|many|often))(?= )`,
  'gu',
);
/** After "stopped" the same words can say when it was. */
export const WHEN_IT_ENDED = new RegExp(
  ` (?:on ${DAY}|(?:in|at|during) (?:the )?(?:${SEASON}|end|start|beginning|past|week|month|year)|(?:by|with) .*)$`,
  'u',
);

const TO_COME = `(?:today|tonight|tomorrow|(?:this|next) (?:week|weekend|month|${DAY}))`;
const THIS_ONE = `(?:${TO_COME}|${DAY}|this (?:morning|afternoon|evening)|the (?:day|week|weekend|night))`;
/** One time, and not always. */
export const OCCASION = pattern(
  `(?:${TO_COME}|yesterday|last night|this (?:morning|afternoon|evening)|on ${DAY}|for (?:two|three|a few|\\d+) (?:days|weeks)(?! now ))`,
);
/** Something is different for one time only. "Just this week we moved" says when it happened. */
export const THIS_TIME_ONLY = new RegExp(
  [
    `(?<! not|n't) (?:just|only) for ${THIS_ONE} `,
    `(?<! not|n't) (?:just|only) (?:the |this )once `,
    '(?<! not) (?:just|only) this (?:one )?time ',
    ` for ${THIS_ONE} only `,
    ` for (?:${DAY}|tonight|tomorrow|today|this week|this weekend)'s (?:game|match|show|concert|gig|party|dinner|lunch|meeting|class|lesson|session|trip|race|event) $`,
    ` ${TO_COME} only (?:please |thanks )?$`,
    `^ ${TO_COME} only `,
    `^ (?:just|only) ${TO_COME} (?:please|let's|(?:i|we|he|she|it|they)'ll|make|leave|send|bring|deliver|put|do|call|come) `,
    ' (?:send|deliver|ship|post|drop|leave|put|bring|bill|charge) (?:just )?this one ',
    ' (?:for once|this once|(?:as an?|an?) (?:exception|one-off)) (?!and )',
  ].join('|'),
  'u',
);
/** One of several recurring times. */
export const THIS_TIME = / this time (?:please |thanks |round |around )?$/u;
/** A fact about one day only. */
export const OF_ONE_DAY = pattern(`(?:${TO_COME}|on (?:${DAY}|the \\d+\\p{L}*))`);
/** It did not take place. */
export const CALLED_OFF =
  /(?: (?:is|are|was|were|been|got) (?:cancell?ed|called off|closed|off) | cancell?ed | called (?:\p{L}+ ){0,4}off |(?:^| so| and)(?: so| well)? no (?!longer )\p{L}+ | (?:there's|there is|there was) no (?!longer ))/u;
/** "I cancelled Netflix yesterday" ends it; "the teacher cancelled the lesson" does not. */
export const BY_SPEAKER = /^ (?:i|i've|we|we've) (?:\p{L}+ )?cancell?ed /u;
/** Somebody did not do it. */
export const LACKED =
  / (?:forgot|forgotten|skip|skipped|miss|missed|pause|leave out|hold off|didn't|did not|wouldn't|couldn't|could not|can't make it|never (?:came|come|turned|showed|arrived|got)|(?:was|were|is|are|been) (?:poorly|ill|sick(?! of )|unwell|away|off sick|late|busy)|(?:isn't|aren't|not) (?!cancell)\p{L}+ing) /u;
/** Somebody did something else. */
export const INSTEAD = / instead of /u;
/** It may last: "I started at the bank instead of the shop today". */
export const BEGUN =
  / (?:start|started|begin|began|switch|switched|move|moved|change|changed|join|joined|hired|bought|got) /u;
/** Mishaps of people who continue. */
export const MISHAP =
  / (?:(?:ran|run) out of|forgot my|forgot to (?!(?:tell|say|mention|add) )|left my (?!(?:job|post|position|role|company|wife|husband|partner) )\p{L}+ (?:at|in|on)) /u;

/** Done once, but not for good. "Had my operation", "took the job" and "worked my last shift" do not count. */
export const DONE_ONCE =
  /(?:^| (?:i|we|he|she|they|and))(?: just| only| both| all)? (?:charged|trained|practi[sc]ed|ate|drank|ran|swam|cycled|walked|slept|stayed|played|watched|drove|rode|parked|shopped|cooked|ordered|worked|visited|used|wore|went (?:to(?! (?:live|work|stay|be|university|uni|college|prison|jail) )|for|with|by|via|round)|(?:took|got|caught) (?:the|a) (?:bus|train|tram|tube|metro|taxi|cab|car|bike|ferry|plane|lift)|flew|left (?:the|my) (?:car|bike|van) (?:at home|in the garage|on the drive)|had (?:\p{L}+ ){1,3}for (?:breakfast|lunch|dinner|supper|tea)) (?!.* (?:last|final|first) (?!(?:night|week|weekend|month) ))/u;
/** Taken because there was nothing better: "took the window since nothing else was left". */
export const FOR_WANT =
  / (?:since|because|cos|as) (?:nothing (?:else|better)|no other|that (?:was|were|is) (?:all|the only)|that's (?:all|the only)|it was (?:all|the only)|they (?:only )?had (?:nothing|no other|only)|there (?:was|were) (?:nothing|none|no other|only)) /u;
/** One of many payments, and nothing more: neither the last one, nor what it costs to leave. */
export const PAID_ONE =
  / paid (?:the|my|our|his|her|their|this|last) (?!(?:\p{L}+ )?(?:last|final|whole|full|remaining|exit|cancellation|termination|early|release|settlement) )(?:\p{L}+(?:'s)? ){0,2}?(?:instal(?:l)?ment|bill|rent|premium|fee|subscription|payment)(?: (?:today|yesterday|already|this morning|on \p{L}+day))? $/u;
/** A fact that a payment settles. */
export const OWED =
  / (?:owes?|owing|owed|due|overdue|unpaid|outstanding|behind|arrears|late|waiting|awaiting|dispute|disputing|lapsed|expired|suspended|needs?|has to|have to|not|hasn't|haven't) /u;
/** A fact of what somebody does not or cannot do is changed by doing it once. */
export const NOT_DONE = / (?:not|never|no|can't|cannot|don't|doesn't|won't|isn't|aren't|too|unable) /u;
/** A time in the past. */
export const ON_A_DAY_PAST = new RegExp(
  ` (?:yesterday|last (?:night|week|weekend|${DAY})|this morning|earlier|today|the other (?:day|night|week)|on ${DAY}|at the weekend) `,
  'u',
);
/** Something cannot be found; it still exists. */
export const MISLAID =
  / (?:mislaid|misplaced|(?:can't|cannot|couldn't|can not) find|lost (?:my|our|his|her|their|the) (?:\p{L}+ )?(?:keys?|phone|mobile|glasses|specs|aids?|wallet|purse|umbrella|inhaler|charger|passport|ticket|pass|badge|fob|bag|remote|retainer|dentures|stick|gloves|headphones|earphones)) /u;
/** A fact of what somebody has or wears. */
export const HAVING = / (?:has|have|i've|we've|owns?|wears?|uses?|got) /u;

/** A fact about something that recurs. */
export const SERIES = pattern(`(?:every|each|daily|weekly|usually|${DAY}s|weekends|${PART.replaceAll('?', '')})`);
/** A fact about a habit. */
export const HABIT =
  / (?:takes?|goes|go|flies|fly|charges?|parks?|sleeps?|stays?|shops?|cooks?|orders?|plays?|drinks?|eats?|wears?|uses?|smokes?|drives?|rides?|walks?|runs?|swims?|sings?|sees?|attends?|trains?|jogs?|cycles?|commutes?|works?|comes?|visits?|reads?|watches|watch) /u;
/** A fact about where somebody works. */
export const EMPLOYED = / works? (?:at|for|as) /u;
/** A fact about what somebody likes. */
export const LIKING = / (?:favou?rite|likes?|loves?|prefers?) /u;
/** A fact about what somebody would rather have. */
export const WISH = / (?:wants?|prefers?|likes?|favou?rite|always|usually) /u;
/** A fact about a certain day or hour. */
export const DATED = pattern(
  `(?:(?:at|from|until|by) (?:\\d[\\d.]*|noon|midnight|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)|on (?:${DAY}|the \\d+\\p{L}*)|today|tonight|tomorrow|this week)`,
);

/** How it is in general. */
export const THESE_DAYS = / (?:now|nowadays|these days|any ?more) /u;
/** Nobody in particular. */
export const OF_ALL =
  /^ (?:nobody|no one|(?:most |some |many )?people|everybody|everyone|everybody's|everyone's|hardly anyone|kids) /u;
export const WEATHER = /^ (?:the weather|it's (?:raining|snowing|getting (?:dark|cold|hot|warm)|so (?:hot|cold))) /u;
/** Said about everything of a kind. */
export const OPINION =
  /^ (?!(?:my|our|his|her|their|your) )(?:\p{L}+ ){1,3}?are (?:so|too|very|really|hard|easy|cheap|expensive|crazy) /u;

/** What somebody does, or where they are, at this moment. */
export const AT_IT =
  /^ (?:i'm|i am|we're|we are) (?:eating|drinking|watching|reading|playing|having|listening to) (?:.+ )?now /u;
export const WHEREABOUTS =
  /^ (?:i'm|i am|we're|we are) (?:on the (?:bus|train|tram|plane|road)|at the \p{L}+) (?:right )?now /u;

/** Somebody or something is not in the usual place, for once. */
export const AWAY_TODAY =
  / (?:not|isn't|aren't|wasn't|weren't) (?:\p{L}+ )?(?:here|in|at|on) (?:.* )?(?<! (?:after|from|since|of) )(?:today|tonight|this (?:morning|afternoon|evening)) /u;

function pattern(words: string): RegExp {
  return new RegExp(` ${words} `, 'u');
}
