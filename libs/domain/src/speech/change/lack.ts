import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful, mayBeUnreal } from './doubtful.js';
import { stemsOfThing } from './cues.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** What somebody does not have: "I don't have a GP", "we've no alarm". */
const HAS_NONE =
  / (?:(?:don't|doesn't|do not|does not) (?:have|own)|(?:haven't|hasn't) got|(?:have|has|got|i've|we've) (?:got )?no|without)(?: an?| any| the| my| our)? (?<thing>(?:\p{L}+ ){1,3}?)(?:yet|at the moment|right now|at present|here|$)/u;
const GETS =
  / (?:have|has|got|i've|we've|he's got|she's got|bought|put in|put up|installed|registered with|signed up with|signed up for|taken out|took out|joined|set up|opened|been given|adopted|hired|found|rolled out|brought in|introduced|made|filed|submitted) (?:an?|the|my|our|some|another) (?<thing>(?:\p{L}+ ){1,3}?)(?:(?:at|in|on|with|from|last|this|yesterday|today|now|and|near|by|called|since|through|of|for (?:my|his|her|our|their) birthday|for christmas) |$)/u;

/**
 * @returns the change if somebody who has none of something tells that they have, or got, one: "I registered with a GP".
 */
export function endedLack(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const lacked = stemsOfThing(HAS_NONE, withBlanks(fact.words));
  if (lacked.length === 0) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const got = stemsOfThing(GETS, withBlanks(said));
    const isIt = got.at(-1) === lacked.at(-1) && lacked.every((stem) => got.includes(stem));
    if (isIt && !isDoubtful(said) && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: said.find((word) => GOT.has(word)) ?? 'got', saysMore: true };
  }
  return null;
}

const GOT = new Set(
  'have has got bought put installed registered signed taken took joined set opened given adopted hired found rolled brought introduced made filed submitted'.split(
    ' ',
  ),
);

/** Says no more than that there is none: "I don't have a dog". */
const ONLY_NONE =
  / (?:(?:don't|doesn't|do not|does not) (?:have|own)|(?:haven't|hasn't) got|(?:have|has|i've|we've) (?:got )?no)(?: an?| any)? (?<thing>(?:\p{L}+ ){1,3}?)(?:any ?more |at all |actually |these days )?$/u;
const HAS_SOME =
  /^ (?:\p{L}+ ){0,3}?(?:have|has|got|i've|we've|own|owns|keep|keeps) (?:got )?(?:an?|some|one|two|three|four|five|\d+|several) (?<thing>(?:\p{L}+ ){1,3}?)(?:(?:called|named|and|at|in|on|with|from|for|who|that) |$)/u;
/** What somebody has who speaks of it: "my wife is Anna", "our dog's called Rex". */
const OWN =
  /^ (?:(?:my|our) )(?<thing>(?:\p{L}+ ){1,2}?)(?:is|are|has|have|called|named|lives?|works?|needs?|likes?|eats?|goes) /u;
/** "I've no problem" answers what was asked. */
const IDIOM = new Set(
  'problem problems issue issues idea ideas doubt doubts objection objections choice intention time clue question questions complaint complaints worries plan plans'.split(
    ' ',
  ),
);

/**
 * @returns the change if somebody plainly has none of what they were known to have: "I don't have a dog" ends "I have a dog called Rex" and
 * "My dog is called Rex".
 */
export function endedPossession(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const some = stemsOfThing(HAS_SOME, held);
  const had = some.length > 0 ? some : stemsOfThing(OWN, held.replace(/'s /u, ' is '));
  if (had.length === 0) return null;
  for (const clause of sentence.split(JOINT)) {
    const none = ONLY_NONE.exec(withBlanks(spokenWords(clause)));
    const denied = none?.groups?.['thing']?.trim();
    if (!none || denied === undefined || IDIOM.has(denied)) continue;
    const whose = contentStems(none.input.slice(0, none.index).split(' '));
    if ([...whose].some((stem) => !fact.known.has(stem))) continue;
    const things = denied.split(' ');
    const lacked = things.flatMap((word) => [...contentStems([word])]);
    // "With me" and "today" are no part of a thing.
    const isThing = lacked.length === things.length;
    const isIt = isThing && lacked.at(-1) === had.at(-1) && lacked.every((stem) => had.includes(stem));
    if (isIt && !mayBeUnreal(clause) && canBeOfSameHolder(clause, fact.fact, fact))
      return { relation: 'replaces', cue: "don't have", saysMore: true };
  }
  return null;
}

const SPOUSE = /^ my (?:wife|husband|spouse|missus)(?:'s)? /u;
const NOT_MARRIED =
  /^ (?:(?:no|well|so|actually|and|but) )*(?:i'm|i am) (?:not married|unmarried|single|divorced|widowed|a (?:widow|widower))(?: (?:now|any ?more|actually|these days|at all))*$/u;

/** @returns the change if somebody whose wife or husband was told of says that they have none: "I'm not married". */
export function endedMarriage(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  if (!SPOUSE.test(withBlanks(words))) return null;
  const isTold = sentence.split(JOINT).some((clause) => NOT_MARRIED.test(withBlanks(spokenWords(clause)).trimEnd()));
  return isTold ? { relation: 'replaces', cue: 'not married', saysMore: true } : null;
}
