import { contentStems, spokenWords, stem, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import { isInThirdPerson } from './persons.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** Forms of one verb, or of verbs that tell of the same: who went somewhere has been there. */
const DONE = `been was were
been went gone visited
had got caught
done did
seen saw
met
flown flew
eaten ate tried tasted
drunk drank tried
ridden rode
driven drove
run ran
swum swam
broken broke
taken took
worn wore
written wrote
spoken spoke
sung sang
sold
bought
paid
made
left
lost
won
heard
held
slept
given gave`
  .split('\n')
  .map((line) => new Set(line.split(' ')));
/** What somebody has not done so far, after at most a few words of who. */
const NOT_YET =
  /^(?:(?<who>(?: \p{L}[\p{L}'-]*){0,3}? (?:(?:have|has|\p{L}+'ve|\p{L}+'s) (?:never|not)|haven't|hasn't))|(?<plain>(?: \p{L}[\p{L}'-]*){0,3}? never))(?: (?:yet|ever|actually|even|really|once))*(?<did> \p{L}+)(?<what> .*)$/u;
/** How long it has not been so: a habit, which once does not end. */
const SINCE = / (?:since|for|in (?:\p{L}+ )?(?:days|weeks|months|years|ages)|lately|recently|this|today|yesterday) /u;
/** What comes after what was done: when, where, how often. */
const THEN =
  '(?:in|on|at|for|with|from|to|into|last|this|yesterday|today|once|twice|again|now|and|but|so|when|after|back|over|during|while|two|three|ages|years|earlier|finally|already|just|there|myself|because|as)';
const AFTERWARDS = new RegExp(`^(?:${THEN} .*)?$`, 'u');
/** Words between the verb and its object: "ran the London marathon". */
const MOST_BETWEEN = 3;
const OTHERS = new Set(['except', 'other', 'another', 'second']);
/** What somebody only took to be so. */
const TAKEN_FOR = new Set('thought think believed suspected feared reckoned reckon guess guessed supposed supposedly convinced dreamt dreamed'.split(' ')); // prettier-ignore
const LITTLE = new Set('yet before ever any an a the my our his her their to either'.split(' '));

/**
 * "I had covid in March" replaces "I've never had covid": it was done after all. English only.
 *
 * @returns the change, if a clause tells that the same person did just what the fact says was never done so far.
 */
export function endedNever(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const { who = '', plain, did = '', what = '' } = NOT_YET.exec(withBlanks(fact.words))?.groups ?? {};
  // "I was in Spain" is not what "been to Spain" says in any case, but "went" is.
  const verb = did.trim() === 'been' && what.startsWith(' to ') ? 'gone' : did.trim();
  if (verb === '' || SINCE.test(what) || (plain !== undefined && !isPast(verb))) return null;
  const object = what
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !LITTLE.has(word));
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    if (isDoubtful(said) || said.some((word) => OTHERS.has(word) || TAKEN_FOR.has(word)) || !isOfWhom(said, who, fact))
      continue;
    const isDone = said.some((word, at) => isSameVerb(word, verb) && isObject(said.slice(at + 1), object));
    if (isDone && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: `${verb} after all`, saysMore: true };
  }
  return null;
}

/** "My parcel" has to be named again, if nobody is meant by "he" or "she". */
function isOfWhom(said: readonly string[], who: string, { lexicon }: KnownFact): boolean {
  const subject = who.replace(DENIAL, ' ').trim().split(' ');
  const told = contentStems(said);
  return isInThirdPerson(said, lexicon) || [...contentStems(subject)].every((stem) => told.has(stem));
}

const DENIAL = /(?:'s|'ve)? (?:never|not|haven't|hasn't)$/u;

/** "I never had it" tells of what was, "I never eat breakfast" of a habit. */
function isPast(verb: string): boolean {
  return verb.endsWith('ed') || DONE.some((forms) => forms.has(verb));
}

function isSameVerb(word: string, verb: string): boolean {
  if (word === verb) return isPast(word);
  return DONE.some((forms) => forms.has(word) && forms.has(verb));
}

/** The rest of a clause names the whole object soon, and nothing that makes another thing of it: not "covid jab". */
function isObject(rest: readonly string[], object: readonly string[]): boolean {
  const wanted = [...contentStems(object)];
  if (wanted.length === 0) return AFTERWARDS.test(rest.join(' '));
  const places = wanted.map((one) => rest.findIndex((word) => stem(word) === one));
  const last = Math.max(...places);
  const isNear = places.every((place) => place >= 0) && last < object.length + MOST_BETWEEN;
  return isNear && AFTERWARDS.test(rest.slice(last + 1).join(' '));
}
