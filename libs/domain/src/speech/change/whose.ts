import { pluralRoleOf, roleOf } from '#domain/people/roles.js';
import { ENGLISH } from '../languages/english.js';
import { spokenText, spokenWords, withBlanks } from '../words.js';
import { isInFirstPerson, isInThirdPerson, namesSomebody } from './persons.js';

const DOES = String.raw`(?:['’]s|['’]ve| is| are| was| were| got| has| have| had| came| went| ends?| ended)`;
/** As the subject: "mine's granted". */
const MINE = new RegExp(String.raw`(?:^|[,.:;!?]\s|\s[–—-]\s|\s(?:and|but|so)\s)(?:mine|ours)${DOES}(?!\p{L})`, 'iu');
const OTHERS = /(?<!\p{L})(?:hers|theirs|his own|her own|their own)(?!\p{L})/iu;
const HIS = new RegExp(String.raw`(?:^|[,.:;!?]\s|\s[–—-]\s)his${DOES}(?!\p{L})`, 'iu');
const ANY_MINE = /(?<!\p{L})(?:mine|ours|my|our|me|us|i|we)(?!\p{L})/iu;
/** "My brother's application". */
const OF_OTHERS =
  /^ (?:(?:my|our|his|her|their|the) )?(?<who>[\p{L}-]+)'s (?!(?:a|an|the|in|on|at|called|got|been|not|my|our|still|just|now) )/u;

/**
 * "Mine's granted" does not change "my brother's application has been refused", "hers ends 2286" not "my card ends
 * 4417", "Rosa's got a new number" not "my number's 020", and "Sue's manager is Grant" not "my manager is Sue". English
 * only.
 *
 * @returns whether a statement says whose thing it is about, and the fact is about somebody else's.
 */
export function isAboutOnesOther(statement: string, fact: string): boolean {
  return OF_OTHER_OWNER.some((is) => is(statement, fact));
}

function isByPronoun(statement: string, fact: string): boolean {
  const words = spokenWords(fact);
  const isOfOthers = OTHERS.test(statement) || HIS.test(statement);
  const isMine = MINE.test(statement);
  if (isMine && !isOfOthers) {
    const who = OF_OTHERS.exec(spokenText(fact))?.groups?.['who'];
    return who !== undefined && namesSomebody([who], ENGLISH) && !MINE.test(fact);
  }
  return isOfOthers && !ANY_MINE.test(statement) && isInFirstPerson(words, ENGLISH) && !namesSomebody(words, ENGLISH);
}

const OF_OTHER_OWNER = [isByPronoun, isNewOfAnother, tellsOfAnotherSelf, haveOtherOwners] as const;

/** "My lad's got himself a new doctor": who, and nobody that acts for the speaker. */
const HAS_NEW =
  /^(?:(?:oh|well|so|and|but)[,\s]+)*(?<who>(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir)\s(?:\p{L}+\s)?\p{L}+|\p{Lu}\p{L}+)(?:['’]s| has) (?:got |bought |found )?(?:himself |herself |themselves )?an? (?:brand )?new (?!(?:one|idea|plan|way|rule|time|date|slot|opening)(?!\p{L}))/u;

function isNewOfAnother(statement: string, fact: string): boolean {
  const who = HAS_NEW.exec(statement)?.groups?.['who'];
  const words = spokenWords(fact);
  if (who === undefined || OF_SPEAKER.test(spokenText(statement).replace(/^ (?:my|our) /u, ' '))) return false;
  const isNamed = spokenWords(who).some((word) => word !== 'my' && word !== 'our' && words.includes(word));
  const role = roleOf(spokenWords(who).at(-1) ?? '');
  const isPerson = role === null ? /^\p{Lu}/u.test(who) : namesSomebody([role.role], ENGLISH) && !ACTS.has(role.group);
  return isPerson && !isNamed && isInFirstPerson(words, ENGLISH) && !words.some(isKin);
}

function isKin(word: string): boolean {
  const role = roleOf(word.replace(/'s$/u, ''));
  return role !== null && namesSomebody([role.role], ENGLISH) && !ACTS.has(role.group);
}

/** What only the speaker has in this sentence: "my surname's Walsh". */
const OF_SELF =
  /^ my (?:(?:full|first|last|middle) )?(?:name|surname|age|birthday|job|nationality|star sign|blood (?:type|group))(?:'s| is) /u;

/** "Orla got married, so she's Mrs Okafor now". */
function tellsOfAnotherSelf(statement: string, fact: string): boolean {
  const said = spokenWords(statement);
  if (!OF_SELF.test(spokenText(fact)) || OF_SPEAKER.test(withBlanks(said))) return false;
  return isInThirdPerson(said, ENGLISH) && !namesSomebody(spokenWords(fact), ENGLISH);
}

const OF_SPEAKER = / (?:i|i'm|i've|me|my|mine|we|we've|us|our|ours) /u;
/** What they do affects the speaker. */
const ACTS = new Set(['doctor', 'helper', 'colleague', 'neighbour']);

/** "Sue's line manager is": whose, and what. */
const OWNED =
  /^(?<owner>(?:(?:my|our|his|her)\s)?\p{L}+['’]s|my|our|his|her|their)\s(?:own\s)?(?<what>(?:[\p{L}-]+\s){0,2}?[\p{L}-]+)(?:['’]s|\s(?:is|has|have|are)(?!\p{L}))/iu;

/** The same of two people, one of whom the other sentence names. */
function haveOtherOwners(statement: string, fact: string): boolean {
  const [said, held] = [OWNED.exec(statement)?.groups, OWNED.exec(fact)?.groups];
  const [owner = '', own = ''] = [said, held].map((groups) => groups?.['owner']?.toLowerCase() ?? '');
  if (!owner || !/^(?:my|our)$/u.test(own) || /^(?:my|our)$/u.test(owner)) return false;
  const [what = '', known = ''] = [said?.['what']?.toLowerCase(), held?.['what']?.toLowerCase()];
  if (/^(?:his|her|their)$/u.test(owner)) return isKinOf(what, known);
  const name = owner.replace(/^(?:my|our|his|her)\s|['’]s$/gu, '');
  return what === known && (spokenWords(fact).includes(name) || namesSomebody([name], ENGLISH));
}

/** "His parents" and "my own mother". */
function isKinOf(what: string, known: string): boolean {
  const [one, other] = [roleOf(what) ?? pluralRoleOf(what), roleOf(known) ?? pluralRoleOf(known)];
  return one !== null && other !== null && one.group === other.group && KIN.has(one.group);
}

const KIN = new Set(['parent', 'sibling', 'grandparent', 'relative']);
