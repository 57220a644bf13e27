import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';

/** A plan stated in a sentence. */
export interface Plan {
  readonly verb: string;
  readonly object: string | null;
  /** The words for its time. */
  readonly startsAt: string;
}

/** Expressions with lower confidence are guesses. */
const SURE = 0.5;
/** Words for a day or longer: "at 5" alone is not the time of a plan. */
const OF_A_DAY =
  /\d{4}|\d(?:st|nd|rd|th)\b|\b(?:days?|weeks?|weekend|months?|years?|tomorrow|yesterday|tonight|today|ago|spring|summer|autumn|fall|winter|christmas|easter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|morning|evening)\b/iu;
/** Words for a state since then, or a recurring event. */
const LASTS =
  /\b(?:every|always|usually|often|since|for the (?:past|last)|for (?:\p{L}+ )?(?:years|months|weeks|days)|used to|lately|each|(?:mon|tues|wednes|thurs|fri|satur|sun)days|mornings|afternoons|evenings|on an? (?:mon|tues|wednes|thurs|fri|satur|sun)day|of (?:every|each) month|years? old)\b|^i(?:['’]m| am) an? /iu;
const HAPPENED =
  /\b(?:(?<!(?:['’](?:m|re)|\b(?:am|is|are|be)) )\p{L}{3,}ed|went|got|had|took|made|bought|met|spent|saw|found|won|lost|came|left|gave|quit|broke|began|taught|sold|wrote|read|ran|hurt|drove|flew|ate|brought|built|fell|was|were|did|sang|swam|caught|told|heard)\b/iu;
const BE = String.raw`(?:['’]m|['’]re|['’]s|\s+am|\s+are|\s+is)`;
/** "I'm flying to Madrid", "we are going to see the lawyer", "I'll pick it up", "I have an appointment". */
const AHEAD = new RegExp(
  String.raw`^(?:I|[Ww]e|[Mm]y\s[\p{L}\s-]{2,30}?|\p{Lu}[\p{L}-]+)(?:${BE}\s+(?:going\s+to|gonna|planning\s+to|about\s+to)\s+(\p{L}+)|['’]ll\s+(?:be\s+)?(\p{L}+)|\s+(?:will(?:\s+be)?|plan\s+to|decided\s+to|want\s+to)\s+(\p{L}+)|${BE}\s+(\p{L}+ing)|(?:['’]ve\s+got|\s+(?:have|has|booked))(?=\s+(?:an?|my|the)\s))(.*)$`,
  'u',
);
const NO_DOING = new Set(['being', 'feeling', 'thinking', 'having', 'let', 'be', 'not', 'never']);

/** @returns what is planned for a future time, if a sentence says so plainly. */
export function planIn(text: string, heard: Heard): Plan | null {
  const [, intended, will, shall, doing, rest = ''] = AHEAD.exec(text) ?? [];
  if (rest === '' || LASTS.test(text) || /\b(?:cancel|if|not|n['’]t|maybe|might)\b/iu.test(text)) return null;
  const verb = intended ?? will ?? shall ?? doing ?? 'have';
  const ahead: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  const said = timeIn(resolve(rest, ahead));
  // Checked separately, because "getting married on 20 June" contains a word of the past.
  const [read] = said ? resolve(said.text, ahead) : [];
  const time = read && said ? { ...said, start: read.start } : undefined;
  if (!time || time.start <= heard.reference || NO_DOING.has(verb)) return null;
  const object = (rest.slice(0, time.index) + rest.slice(time.index + time.text.length))
    .replace(/(?:\s(?:on|in|at|for|by|this|the))?\s*[.!]*\s*$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return { verb, object: object === '' ? null : object, startsAt: time.text };
}

/** @returns whether it happened at the time stated, rather than having held since then. */
export function happened(text: string, heard: Heard): boolean {
  const time = timeIn(resolve(text, heard));
  return time !== undefined && time.start <= heard.reference && !LASTS.test(text) && HAPPENED.test(text);
}

function timeIn(expressions: readonly Expression[]): Expression | undefined {
  return expressions.find(
    ({ confidence, text, open }) => confidence >= SURE && OF_A_DAY.test(text) && open === undefined,
  );
}
