import { spokenWords, withBlanks } from '../words.js';
import { EVENTS } from './life-event-words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

const LONG_AGO =
  / (?:ago|used to|when (?:i|we|he|she) (?:was|were)|in (?:19|20)\d\d|before (?:that|then)|last time|my first (?!(?:day|week) back )|my last|our first) /u;

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
