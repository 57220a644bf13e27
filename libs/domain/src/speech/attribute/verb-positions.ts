import { ownRolesIn } from '#domain/people/mentions.js';
import { roleOf } from '#domain/people/roles.js';
import { isName } from '../places/name-shapes.js';

/** A position in a sentence where the subject has been named and a verb may follow. */
export interface VerbPosition {
  /** The words between the subject and the position. */
  readonly words: string;
  readonly at: number;
  readonly isElided: boolean;
  /** The subject is the speaker: "I live", but not "I lives". */
  readonly isSpeaker: boolean;
}

/** Where a separate statement may begin or end. */
const BOUNDARY = /[,;:()–—]|\s-\s|\s(?:and|but|because|cause|so|although|though|while|whereas|then|or)(?=\s)/giu;
const SPEAKER = /(?<![\p{L}\p{N}'’-])(?:I|i|we|We)(?=['’\s])/gu;
/** Words between the subject and the verb that are neither. */
const BETWEEN =
  /^\s*(?:['’](?:m|s|re|ve|d|ll)(?!\p{L})|(?:am|is|are|was|were|be|been|being|have|has|had|do|does|did|can|could|will|would|shall|should|may|might|must)(?:n['’]t)?(?![\p{L}'’])|(?:can['’]t|cannot|won['’]t|ain['’]t|no longer|used to|stopped|quit|gave up|given up|not|never|now|just|also|still|ever|even|both|all|always|already|almost|actually|originally|hardly|only|once|\p{L}+ly)(?![\p{L}'’]))/iu;
const MOST_BETWEEN = 5;
/** Somebody only thinks, wishes, says or supposes it, or it is about others. */
const OTHERWISE =
  /\b(?:when|where|think|thought|thinks|guess|hope|hopes|hoping|wish|wishes|want|wants|wanted|would|might|may|maybe|could|should|almost|heard|pretend|pretended|like to|love to|going to|gonna|plan|planning|who|people|someone|somebody|everyone|you|your|he|she|his|her|they|their)\b/iu;
const CONDITION = /\b(?:if|unless|whether|suppose|imagine)\b/iu;
/** Before an elided subject: "Just moved to Rome." */
const OPENING = /^(?:(?:and|but|so|just|recently|now|currently|still|also|finally|well|yes|yeah|originally)[,\s]+)*/iu;
/** "I got married and moved to Rome": both have the same subject. */
const AND = /\s(?:and|but)(?:\s(?:now|then|recently|also|just|finally|currently))?(?=\s)/giu;
const GOVERNS =
  /\b(?:used to|stopped|quit|not|never|no longer|can|could|will|would|should|may|might|want|like|love)\b|n['’]t\b|['’](?:d|ll)\b|\bto\s/iu;
const OF_ANOTHER = /\b(?:he|she|they|you|it|who|which|that|his|her|their|your)\b/iu;
const [MOST_BEFORE, MOST_SUBJECT] = [10, 5];

/**
 * @returns the positions where the speaker is the subject of what follows; for each subject, the nearest to the verb
 * first.
 */
export function verbPositionsOfSpeaker(sentence: string): VerbPosition[] {
  const named = [...sentence.matchAll(SPEAKER)].flatMap(({ index, 0: word }) => {
    const lead = clauseBefore(sentence.slice(0, index));
    if (lead === null || ownRolesIn(lead).some(({ kind }) => kind === 'person')) return [];
    const from = index + word.length;
    return [...headsFrom(sentence, from, false, true), ...joined(sentence, from)];
  });
  return [...named, ...elided(sentence, true)];
}

/** @returns the positions where the subject is somebody else, with whom the sentence begins. */
export function verbPositionsOfOther(sentence: string): VerbPosition[] {
  const found = elided(sentence, false);
  let at = 0;
  for (let count = 0; count < MOST_SUBJECT; count += 1) {
    const word = /^\s*[\p{L}.-]+/u.exec(sentence.slice(at))?.[0];
    // Words that deny or date it are not part of a name, though "Emily" ends like an adverb.
    const isBetween = BETWEEN.test(sentence.slice(at, at + 40)) && (count > 0 || !/ly$/u.test(word ?? ''));
    if (word === undefined || isBetween) break;
    at += word.length;
    if (isSomebody(sentence.slice(0, at))) found.push(...headsFrom(sentence, at, false, false));
  }
  return found;
}

/** @returns the words of the clause before a position; `null` if what follows is only thought, or about others. */
export function clauseBefore(before: string): string | null {
  const start = [...before.matchAll(BOUNDARY)].at(-1);
  const lead = start ? before.slice(start.index + start[0].length) : before;
  const isMeant = !OTHERWISE.test(lead) && !CONDITION.test(before) && lead.split(' ').length <= MOST_BEFORE;
  return isMeant ? lead : null;
}

/** @returns the rest of the clause after a position. */
export function clauseAfter(after: string): string {
  const [end] = after.matchAll(BOUNDARY);
  return end ? after.slice(0, end.index) : after;
}

function elided(sentence: string, isSpeaker: boolean): VerbPosition[] {
  const start = OPENING.exec(sentence)?.[0].length ?? 0;
  return headsFrom(sentence, start, true, isSpeaker);
}

/** The furthest first: "have | a dog" is tried after "have a dog |". */
function headsFrom(sentence: string, from: number, isElided: boolean, isSpeaker: boolean): VerbPosition[] {
  const heads: VerbPosition[] = [];
  let at = from;
  for (let count = 0; count <= MOST_BETWEEN; count += 1) {
    const blank = /^\s*/u.exec(sentence.slice(at, at + 3))?.[0].length ?? 0;
    heads.unshift({ words: sentence.slice(from, at), at: at + blank, isElided, isSpeaker });
    const between = BETWEEN.exec(sentence.slice(at, at + 40))?.[0];
    if (between === undefined) break;
    at += between.length;
  }
  return heads;
}

function joined(sentence: string, from: number): VerbPosition[] {
  return [...sentence.slice(from).matchAll(AND)].slice(0, MOST_BETWEEN).flatMap(({ index, 0: word }) => {
    const first = sentence.slice(from, from + index);
    if (GOVERNS.test(first) || OF_ANOTHER.test(first)) return [];
    return headsFrom(sentence, from + index + word.length, true, true);
  });
}

/** Whether the words can name a subject: not the speaker or the listener, not a thing, and not a day. */
function isSomebody(words: string): boolean {
  const [first = '', ...rest] = words.trim().split(' ');
  const meant = /^(?:he|she|they|his|her|their)$/iu.test(first) ? rest.join(' ') : words;
  if (OTHERWISE.test(meant) || CONDITION.test(words)) return false;
  if (/\b(?:I|i|we|We|you|it|this|that|there|which)\b/u.test(words)) return false;
  const capital = first.charAt(0).toUpperCase() + first.slice(1);
  if (!isName(capital) || /^(?:it|its|these|those|what|how|my own|an?)$/iu.test(first)) return false;
  const role = rest.toReversed().flatMap((word) => roleOf(word) ?? [])[0];
  if (role) return role.kind === 'person' || role.kind === 'animal';
  return !/^(?:the|an?|my|our|his|her|their)$/iu.test(first);
}
