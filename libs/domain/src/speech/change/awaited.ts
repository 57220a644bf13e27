import { contentStems, spokenWords, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';
import { canBeOfSameHolder } from './same-holder.js';

/** Somebody waits for something, seeks it or has not got it yet; what, comes after. */
const AWAITS =
  / (?:waiting (?:for|on)|awaiting|(?:on|in) (?:the|a) (?:\p{L}+ )?(?:waiting list|queue|list) for|looking for|trying to (?:find|get|buy|sell|book)|on order|needs?(?: to have| to get)?|overdue for|due (?:for|a|an|my|our|his|her)|(?:haven't|hasn't|not) (?:yet )?(?:had|got|received|been given|heard about) |still no )/u;
/** "My MOT's due in March", "I've a filling booked for Wednesday", "my scan is on Monday". */
const DAY = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|the \p{N}+\p{L}*|tomorrow|next \p{L}+|this \p{L}+)`;
const DUE = new RegExp(
  ` (?:my|our|his|her|the|an?) (?<thing>(?:\\p{L}+ ){0,2}?\\p{L}+?)(?:(?:'s| is| are) (?:over)?due|(?:'s| is|) booked (?:in )?(?:for|on)|(?:'s| is) (?:on )?${DAY}) `,
  'u',
);
/** What is needed again and again is never there for good. */
const ALWAYS = / (?:every|each|daily|weekly|monthly|always|regularly|often|usually|twice|a day|a week) /u;
const LONG_AGO = / (?:ago|last year|in (?:19|20)\d\d|before) /u;
const BEFORE = '(?:a|an|the|my|our|his|her|its|their|that|new|another|one)';
const GOT =
  '(?:got|have got|has got|received|found|bought|been given|was given|were given|been offered|was offered|given)';
const OF = '(?:place|appointment|date|slot|spot|space|decision|answer|letter|offer|copy)';

/**
 * "I got a place with the dentist" ends "I'm on the waiting list for a dentist". English only.
 *
 * @returns the change if a clause tells that what somebody waits for or seeks is there.
 */
export function endedWait(sentence: string, fact: KnownFact & { readonly fact: string }): PlainChange | null {
  const held = withBlanks(fact.words);
  const awaits = AWAITS.exec(held) ?? DUE.exec(held);
  if (!awaits || ALWAYS.test(held)) return null;
  const { thing = held.slice(awaits.index + awaits[0].length) } = awaits.groups ?? {};
  const sought = contentStems(thing.split(' '));
  if (sought.size === 0) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    if (isDoubtful(said) || LONG_AGO.test(withBlanks(said)) || !canBeOfSameHolder(clause, fact.fact, fact)) continue;
    const what = whatIsThere(withBlanks(said));
    if (what !== null && what.size > 0 && [...what].every((stem) => sought.has(stem)))
      return { relation: 'replaces', cue: awaits[0].trim(), saysMore: true };
  }
  return null;
}

const IS_OF = new RegExp(`^${OF}$`, 'u');
const OBJECT = new RegExp(
  ` ${GOT} (?<what>(?:${BEFORE} ){0,2}(?:${OF} (?:with|at|for|on|in|of) (?:${BEFORE} ){0,2})?(?:[\\p{L}\\p{N}-]+ ){1,3}?)(?=(?:at|in|on|from|for|last|this|yesterday|today|now|and|with|down|through|near|by|here|there|back)? ?)`,
  'u',
);
const HAD_DONE =
  / (?:had|have had) (?<what>(?:(?!(?:on|in|at|with|by|for|from|to|off) )\p{L}+ ){1,4}?)(?:done|replaced|fitted|removed|put in|out|taken out|sorted|last|yesterday|today|this (?:morning|afternoon|week)|on \p{L}+day|in (?:january|february|march|april|may|june|july|august|september|october|november|december|the (?:spring|summer|autumn|winter))|$) ?| (?<thing>(?:\p{L}+ ){1,3}?)(?:'s been|has been|was|got|is|have been|were) (?:all )?(?:done|replaced|fitted|removed|sorted) /u;
const CAME =
  / (?<what>(?:[\p{L}\p{N}-]+ ){1,4}?)(?:has |have |'s )?(?:just |finally |now )*(?:came|come|arrived|turned up|sold|landed|came through|come through|been granted|was granted) /u;

/** The stems of what a clause says somebody got, had done, or has come. */
function whatIsThere(text: string): ReadonlySet<string> | null {
  for (const pattern of [HAD_DONE, OBJECT, CAME]) {
    const { what, thing = what } = pattern.exec(text)?.groups ?? {};
    if (thing !== undefined)
      return contentStems(
        thing
          .trim()
          .split(' ')
          .filter((word) => !IS_OF.test(word)),
      );
  }
  return null;
}
