import { namesIn } from '#domain/people/names-in-text.js';
import { spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

/** Somebody or an animal has died: not "put to sleep for the operation", nor "died down". */
const DIED =
  / (?:put to sleep|put down|passed away|passed on|died|has died|'s died) (?!(?:for|down|out|of laughter|laughing|to) )/u;
/** What only the living do, or have done to them. */
const LIVES =
  / (?:is|'s|are) (?:on|having|at|in|living|due|booked|going|eating|allowed|allergic) | (?:takes?|eats?|drinks?|goes|lives|sleeps|weighs|comes|attends|plays|sees|visits|barks|needs|walks|likes|loves|hates|works|wears|uses|gets) | (?:have|has|'ve|keep|keeps|own|owns) (?:an?|the|one) (?:\p{L}+ ){1,3}(?:called|named) /u;

/**
 * "We had to have Biscuit put to sleep" ends "Biscuit is on heart tablets". English only.
 *
 * @returns the end of a fact about how somebody lives, if a clause tells by the name that they died.
 */
export function endedByDeath(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words)
    .replace(/(\p{L})'s /gu, "$1 's ")
    .replace(/'ve /gu, " 've ");
  if (!LIVES.test(held) || / (?:and|both|two|three) /u.test(held)) return null;
  const names = namesIn(fact.fact).map((name) => name.toLowerCase());
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const text = withBlanks(said);
    if (isDoubtful(said) || !DIED.test(text)) continue;
    const name = names.find((one) => text.includes(` ${one} `));
    if (name !== undefined && isOfFact(name, held)) return { relation: 'replaces', cue: 'died', saysMore: true };
  }
  return null;
}

/** The fact begins with whoever it was, or says that there is one of that name. */
function isOfFact(name: string, held: string): boolean {
  return held.startsWith(` ${name} `) || held.includes(` called ${name} `) || held.includes(` named ${name} `);
}
