import { spokenWords, withBlanks } from '../words.js';
import type { KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import { stemsOfThing } from './cues.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

const ON = / on (?:the |my |his |her |our |a )?(?<thing>(?:\p{L}+ ){1,2})$/u;
const OFF =
  /(?:^| )(?:i'm|i am|he's|she's|we're|is|am|are|been|come|came|gone|finally|now) off (?!.* for (?:now|a|the|this) )(?:of )?(?:the |my |his |her |our )?(?!(?:work|sick|school|duty|ill) )(?<thing>(?:\p{L}+ ){1,2}?)(?:now |at last |for good |altogether |completely )?$/u;

/** @returns the end of what somebody is on: "I'm off the crutches". */
export function offIt(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = stemsOfThing(ON, withBlanks(fact.words));
  const said = spokenWords(sentence);
  const off = stemsOfThing(OFF, withBlanks(said));
  const isIt = held.length > 0 && off.length > 0 && off.every((stem) => held.includes(stem));
  if (!isIt || isDoubtful(said) || !canBeOfSameHolder(sentence, fact.fact, fact)) return null;
  return { relation: 'ends', cue: 'off', saysMore: true };
}
