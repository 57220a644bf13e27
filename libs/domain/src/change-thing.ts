import { JOINT, type Known } from './change-clause.js';
import { endingIn } from './ending-words.js';
import type { PlainChange } from './plain-change.js';
import { RELATIONS } from './relations.js';
import { pluralRoleOf, roleOf } from './roles.js';
import { contentOf, spoken } from './spoken.js';

/** What somebody has, or what there is, stands behind it. */
const HAS =
  /^ (?:(?:i|we|you|they|he|she)(?:'ve got|'ve|'s got| have got| have| has got| has)|(?:my |our |his |her |the )?\p{L}+(?:'s got| has| owns| keeps)|there's|there is|there are|(?:i|we|i'm|we're)(?: am| are)? (?:own|keep|run|rent|drive|driving|use|using|wear|wearing|ride|riding|renting|running|have|had|got|get|getting)|(?:he|she) (?:owns|keeps|runs|rents|drives|uses|wears|rides)) (?!(?:been|booked|to|a lot|no) )(.+)$/u;
/** What is somewhere. */
const IS =
  /^ (?:my|our|the|\p{L}+'s) ((?:\p{L}+ ){0,2}\p{L}+?)(?:'s| is| are) (?:kept |parked |stored )?(?:in|on|at|under|out|behind|round|by|with|an?|(?:mon|tues|wednes|thurs|fri|satur|sun)day) /u;
const CLAUSES = /\s(?:and|but|so|because|once|when|after|since)\s/u;
/** A part of it, or one beside it. */
const PARTIAL = new Set(
  'half some two three few part parts most nearly almost another old other previous spare key keys'.split(' '),
);
/** Of what comes again and again. */
const COMES = new Set(['get', 'gets', 'getting', 'take', 'takes', 'taking']);
const OWNED = /^(?:his|her|their|your)$|'s$/u;
const ENDS_NOUN = new Set(
  'coming out under which that who called near by going up at on in to with from for as and or but since now out above below between opposite outside inside i we'.split(
    ' ',
  ),
);
/** "Two dogs, Max and Bella". */
const LISTED =
  /\b(?:two|three|four|five|\d)\s(?:\p{Ll}+\s){0,2}\p{Ll}+,?\s(?:called\s|named\s)?(\p{Lu}\p{Ll}+(?:,\s\p{Lu}\p{Ll}+){0,4},?\sand\s\p{Lu}\p{Ll}+)/u;

/** "We filled in the pond": of a fact that there is one. In English. */
export function thingEnded(
  sentence: string,
  { fact, words }: Pick<Known, 'words'> & { readonly fact: string },
): PlainChange | null {
  const told = ` ${words.join(' ')}`;
  const text = HAS.exec(told)?.[1] ?? IS.exec(told)?.[1];
  if (text === undefined) return null;
  const held = nounOf(text.split(' '));
  const listed = (LISTED.exec(fact)?.[1] ?? '')
    .toLowerCase()
    .split(/,\s|,?\sand\s/u)
    .filter(Boolean);
  for (const clause of sentence.split(JOINT).flatMap((one) => one.split(CLAUSES))) {
    const said = spoken(clause);
    const { cue, what = [] } = endingIn(said) ?? {};
    if (cue === undefined || !isOwn(what, words) || !isOfSame(words, said, cue) || isElsewhere(said, words)) continue;
    if (!isPossible(cue, what, words)) continue;
    const isListed = listed.includes(what.join(' '));
    if (isListed || isThat(what, held)) return { relation: 'ends', cue, saysMore: true };
  }
  return null;
}

/** Words up to the noun, with it. */
function nounOf(words: readonly string[]): string[] {
  const end = words.findIndex(
    (word, place) => place > 0 && (ENDS_NOUN.has(word) || (word === 'of' && !/s$/u.test(words[place - 1]!))),
  );
  return (end < 0 ? words : words.slice(0, end)).filter((word) => word !== 'of');
}

function isOwn(what: readonly string[], fact: readonly string[]): boolean {
  if (what.length === 0 || (what[0] === 'one' && what.length > 1)) return false;
  return !what.some((word) => PARTIAL.has(word) || (OWNED.test(word) && !fact.includes(word)));
}

/** Whoever stopped a car, or called off a dog, has it still. */
function isPossible(cue: string, what: readonly string[], fact: readonly string[]): boolean {
  if (cue === 'stopped') return fact.some((word) => COMES.has(word));
  const noun = what.at(-1) ?? '';
  return !cue.startsWith('called') || (roleOf(noun) ?? pluralRoleOf(noun))?.kind !== 'animal';
}

/** "I cancelled the table for Friday" is not of that for Saturday, and the shed in the garden is not that at the allotment. */
function isElsewhere(said: readonly string[], fact: readonly string[]): boolean {
  const [one, other] = [said, fact].map((words) => ` ${words.join(' ')} `) as [string, string];
  return [DAYS, SPOTS].some((pattern) => {
    const [told, known] = [one, other].map((text) => [...text.matchAll(pattern)].map(([, where]) => where));
    return told!.length > 0 && known!.length > 0 && !told!.some((where) => known!.includes(where));
  });
}

const DAYS = / ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?= )/gu;
const SPOTS = / (?:at|in|on) (?:my|our|the) (\p{L}+)(?= )/gu;

/** "My brother has one as well" and "My brother sold the van" are of his. */
function isOfSame(fact: readonly string[], said: readonly string[], cue: string): boolean {
  const [owner] = relationsIn(fact.slice(0, 2));
  if (owner !== undefined) return relationsIn(said).includes(owner);
  const verb = said.indexOf(cue.split(' ')[0]!);
  return DISPOSES.test(cue) ? relationsIn(said.slice(0, verb)).every((word) => fact.includes(word)) : true;
}

const DISPOSES = /^(?:sold|gave|given|handed|traded|scrapped|threw|wrote|had|have|got)\b/u;

function relationsIn(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/'s?$/u, '')).filter((word) => RELATIONS.has(word));
}

/** "The grey one" is "the grey estate". */
function isThat(what: readonly string[], held: readonly string[]): boolean {
  const [one, other] = [[...contentOf(what)], [...contentOf(held)]];
  if (one.length === 0 || other.length === 0) return false;
  if (what.at(-1) === 'one') return one.every((word) => other.includes(word));
  if (held.at(-1) === 'one') return one.slice(0, -1).join(' ') === other.join(' ');
  return one.at(-1) === other.at(-1) && one.every((word) => other.includes(word));
}
