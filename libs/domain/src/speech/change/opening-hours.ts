import { spokenWords, stem, withBlanks } from '../words.js';
import { JOINT, type KnownFact } from './clause.js';
import { isDoubtful } from './doubtful.js';
import type { PlainChange } from './plain-change.js';

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const NUMBER = String.raw`(?:\d{1,2}(?:[:.]\d\d)?|${NUMBERS.slice(1).join('|')}|noon|midnight)`;
const HOUR = String.raw`(?<hour>(?:half (?:past )?|quarter (?:past|to) )?${NUMBER}(?: thirty| fifteen| forty-five)?)(?: ?(?:am|pm|o'clock))?`;
/** Who opens or closes, and at what hour; "open till" tells when it closes. */
const HOURS = new RegExp(
  String.raw`^ (?:(?:oh|well|so|and|but|yes|no|actually|sorry|please|note|that) )*(?<who>(?:[\p{L}-]+ ){0,3}?(?:we|they|it|we're|they're|it's|[\p{L}-]+(?:'s)?)) (?:(?:now|usually|always|only) )*(?:(?:is|are) )?(?:(?<open>opens?(?: up)?(?: at| from)?)|(?<close>(?:closes?|shuts?|closing|shutting)(?: at)?|(?:opens?|stays? open) (?:till|til|until|up to))) (?:now )?${HOUR}(?<rest> .*)$`,
  'u',
);
/** Words that say nothing of when. */
const LIGHT = new Set(
  'now nowadays these days instead from on onwards already again sharp in the morning evening at night am pm o clock every day'.split(
    ' ',
  ),
);
/** For once, or not sure. */
const ONCE = / (?:today|tonight|tomorrow|yesterday|this|next|last|just|until|for) /u;

/**
 * "We shut at seven" replaces "We close at six": there is one hour at which the same place closes. English only.
 *
 * @returns the change, if the same opens or closes at another hour, on the same days.
 */
export function otherHours(sentence: string, { words }: Pick<KnownFact, 'words'>): PlainChange | null {
  const held = hoursIn(withBlanks(words));
  if (!held) return null;
  for (const clause of sentence.split(JOINT)) {
    const said = spokenWords(clause);
    const told = isDoubtful(said.filter((word) => word !== 'until')) ? null : hoursIn(withBlanks(said));
    const isOther = told?.who === held.who && told.isOpening === held.isOpening && told.hour !== held.hour;
    if (isOther && told.rest === held.rest) return { relation: 'replaces', cue: 'at another hour', saysMore: true };
  }
  return null;
}

interface Hours {
  readonly who: string;
  readonly isOpening: boolean;
  readonly hour: string;
  /** The days, and whatever else is said of when. */
  readonly rest: string;
}

function hoursIn(text: string): Hours | null {
  const { who = '', open, hour = '', rest = '' } = HOURS.exec(text)?.groups ?? {};
  if (hour === '' || ONCE.test(rest)) return null;
  const days = rest.split(' ').filter((word) => word !== '' && !LIGHT.has(word));
  return {
    who: who.replace(/'(?:s|re)$/u, '').replace(/^(?:the|our|my) /u, ''),
    isOpening: open !== undefined,
    hour: digitsOf(hour),
    rest: days.map((word) => stem(word)).join(' '),
  };
}

/** "Half past eight" and "half eight" are one hour, as are "six" and "6". */
function digitsOf(hour: string): string {
  return hour
    .replace('half past', 'half')
    .replace(/^half (.+)$/u, '$1 thirty')
    .replace(/[:.]30$/u, ' thirty')
    .replace(/[:.]00$/u, '')
    .split(' ')
    .map((word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word)) : word))
    .join(' ');
}
