import { roleOf } from '#domain/people/roles.js';
import { contentStems, spokenText, spokenWords } from '../words.js';
import { isDoubtful } from './doubtful.js';

/**
 * "Our dog's a whippet called Fern" takes it for granted that there is a dog, "Orla got married" that there is a sister
 * Orla, and "leave the direct debit as it is" says so. English only.
 *
 * @returns whether a statement presupposes what the fact says, or says that it stays as it is.
 */
export function takesForGranted(statement: string, fact: string): boolean {
  return GRANTED.some((takes) => takes(statement, fact));
}

const GRANTED = [
  tellsMoreOfIt,
  tellsOfKin,
  leavesAsItIs,
  goesOnWithIt,
  livesThere,
  happenedBefore,
  isRetiredAlready,
] as const;

/** The whole fact: somebody has a thing or an animal. */
const HAS_ONE =
  /^ (?:i|we|i've|we've|she|he|they|she's|he's) (?:have |has |have got |has got |got )?(?:an?|one) (?<what>\p{L}+) $/u;
/** What it is like, or what it is called. */
const IT_IS =
  /^ (?:(?:and|oh|well|so|yes) )*(?:our|my|his|her|their|the) (?<what>\p{L}+?)(?:'s| is) (?:an? |called |named |\p{N}|very |really |quite )/u;
const GONE =
  / (?:dead|died|gone|lost|missing|sold|stolen|no|not|never|n't|any ?more|no longer|now|instead|left|over|write[- ]off|scrapped) /u;

function tellsMoreOfIt(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  const [is, has] = [IT_IS.exec(text)?.groups?.['what'], HAS_ONE.exec(spokenText(fact))?.groups?.['what']];
  return is !== undefined && is === has && !GONE.test(text);
}

/** The whole fact: that there is somebody, and how they are called. */
const KIN =
  /^ (?:(?:i|we|i've|we've) (?:have |have got |got )?(?:an?|one) (?:(?:little|big|older|younger|baby|twin) )?(?<has>[\p{L}-]+)(?: called)?(?: \p{L}+)?|(?:my|our) (?:(?:little|big|older|younger|baby|twin) )?(?<whose>[\p{L}-]+?)(?:'s| is) (?:called|named) \p{L}+) $/u;
const KIN_GROUPS = new Set(['child', 'parent', 'sibling', 'grandparent', 'grandchild', 'relative']);
/** What can end or correct it. */
const OF_KIN =
  / (?:died|dead|death|passed|lost|funeral|born|birth|arrived|adopted|adoption|disowned|changed|deed|called|call|calls|named|name|renamed|goes|known|spelt|spelled|actually|sorry|meant|mistake|wrong|not|never|no|isn't|another|second|twins|only) /u;

function tellsOfKin(statement: string, fact: string): boolean {
  const { has, whose = has } = KIN.exec(spokenText(fact))?.groups ?? {};
  const role = whose === undefined ? null : roleOf(whose);
  return role !== null && KIN_GROUPS.has(role.group) && !OF_KIN.test(spokenText(statement));
}

/** "Leave the direct debit as it is", "the Monday class stays the same". */
const LEAVE =
  / (?:leave|leaving|left|keep|keeping|kept) (?<thing>(?:[\p{L}\p{N}'-]+ ){1,5}?)(?:as (?:it is|it's|they are|is|it was|before|usual|normal)|the same|unchanged|in place|where it is) /u;
const STAYS =
  /^ (?:(?:and|but|so) )?(?<thing>(?:[\p{L}\p{N}-]+ ){1,5}?)(?:(?:stays|stay|staying|remains|is|are|is staying|will stay) )(?:just |exactly |still )?(?:the same|as (?:it is|they are|before|usual)|unchanged) /u;

function leavesAsItIs(statement: string, fact: string): boolean {
  const known = contentStems(spokenWords(fact));
  return statement.split(CLAUSES).some((clause) => {
    const text = spokenText(clause);
    const thing = (LEAVE.exec(text) ?? STAYS.exec(text))?.groups?.['thing'];
    const named = thing === undefined ? [] : [...contentStems(thing.trim().split(' '))];
    return named.length > 0 && named.every((stem) => known.has(stem)) && !isDoubtful(spokenWords(clause));
  });
}

const CLAUSES = /[,;:.!]\s+|\s[–—-]\s|\s(?:but|and|so)\s/iu;

/** "Carries on as an ordinary member", "kept the darts": what somebody goes on with beside what ends. */
const GOES_ON =
  / (?:(?:carry|carries|carrying) on (?:as|with|at|in|doing)|(?:stay|stays|staying|remain|remains|remaining) (?:on )?(?:as|with|at|in)|(?:keep|keeps|keeping|kept) (?:on )?(?:the|my|our|his|her|their|as|with|at|doing|going to)) (?<thing>(?:[\p{L}\p{N}'-]+ ){1,4})/u;
const NOT_SO = / (?:not|no|never|cannot|\p{L}+n't|until|till|if|stopped|for now|used to|used) /u;

function goesOnWithIt(statement: string, fact: string): boolean {
  const known = contentStems(spokenWords(fact));
  // "Keep the Tuesday slot, but make it four."
  if (/ (?:it|them|that|one|make|move|moved|change|changed) /u.test(spokenText(statement))) return false;
  return statement.split(CLAUSES).some((clause) => {
    const text = spokenText(clause);
    const { thing = '' } = GOES_ON.exec(text)?.groups ?? {};
    if (thing === '' || NOT_SO.test(text)) return false;
    return [...contentStems(thing.trim().split(' '))].some((stem) => known.has(stem));
  });
}

/** The whole statement: where somebody lives. */
const LIVES_IN =
  /^(?:\p{L}+ ){1,2}(?:live|lives|are based|is based|am based) in (?<place>\p{Lu}[\p{L}'’-]*(?:,? \p{Lu}[\p{L}'’-]*){0,3})[.!]?$/u;
const OF_HOME = / (?:live|lives|living|home|house|flat|rent|address|based|moved|moving|stay|staying) /u;

/** "We live in Dayton, Ohio" leaves what else somebody has or does in Ohio. */
function livesThere(statement: string, fact: string): boolean {
  const place = LIVES_IN.exec(statement.slice(0, LONGEST))?.groups?.['place'];
  if (place === undefined || OF_HOME.test(spokenText(fact))) return false;
  const held = spokenText(fact);
  return place.split(/, /u).some((name) => held.includes(` in ${name.toLowerCase()} `));
}

const LONGEST = 200;

/** What happened, and is not undone by what happens later. */
const HAPPENED =
  / (?:(?:has|have|had) (?:already |just |once )?)?(?:broke (?:my|his|her|their|an?|both)|broken (?:my|his|her|their)|fractured|fell (?:off|down|over|on|in)|was born|graduated|studied|grew up|went to (?:school|uni|university|college)|passed (?:my|his|her|their|the|grade|an?)|baptised|baptized|christened|proposed|(?:ran|run) (?:the|a|an|two|three|\p{N}+) (?:\p{L}+ )?marathons?|won (?:the|an?)|been to|climbed|visited|emigrated|served in|trained as|had (?:an? |the |my |his |her )?(?:\p{L}+ )?(?:operation|surgery|stroke|heart attack|fall|accident|transplant|bypass|miscarriage|caesarean|twins)) /u;
/** It may be put right, or the rest of the fact is about now. */
const PUT_RIGHT = / (?:actually|not|never|wrong|sorry|meant|mistake|was|were|turns|no|\p{L}+n't) /u;
const ABOUT_NOW = / (?:is|are|am|has|have|still|now|\p{L}+'(?:s|m|re|ve)|needs?|uses?|takes?|can't|cannot) /u;

function happenedBefore(statement: string, fact: string): boolean {
  const held = spokenText(fact);
  const [event] = HAPPENED.exec(held) ?? [];
  // "Graduated from Stanford" and "graduated from MIT" tell of the same event: one may put the other right.
  if (event === undefined || spokenText(statement).includes(event)) return false;
  const rest = held.replace(event, ' ').replace(/^ (?:\p{L}+'s|i've|we've) /u, ' ');
  return !ABOUT_NOW.test(rest) && !PUT_RIGHT.test(spokenText(statement));
}

/** Who is retired does not work any more. */
function isRetiredAlready(statement: string, fact: string): boolean {
  const text = spokenText(statement);
  const isEnd = / (?:(?:don't|do not|doesn't|no longer|not) work(?:ing)?|retired|stopped working|pension) /u.test(text);
  return / retired /u.test(spokenText(fact)) && isEnd && !/ (?:back|un-?retired|unretired|again|job) /u.test(text);
}
