import type { Expression } from '#dates/expression.js';

const NOT = String.raw`(?<!(?:n['’]t|(?<!\p{L})(?:not|never|cannot))\s+(?:\p{L}+\s+)?)`;
/** "The end", "a stop", "my finish" are not verbs. */
const A_VERB = String.raw`(?<!(?<!\p{L})(?:the|an?|this|that|each|every|other|last|first|next|final|my|our|your|his|her|their|bus|week)\s+)`;
const BEING = String.raw`(?:is|are|am|be|['’](?:s|re|m))\s+(?:\p{L}+ly\s+|now\s+)?`;
const STOPS = String.raw`(?:stops?|ceases?)|(?<=${BEING})(?:stopping|ceasing)`;
const ENDS = [
  String.raw`ends?|finish(?:es)?|expires?|lapses?|concludes?|terminates?|runs? out|wraps? up|comes? to an end`,
  String.raw`(?<=${BEING})(?:ending|finishing|expiring|lapsing|concluding|terminating|running out|wrapping up|coming to an end)`,
  // "She is over this week" is a visit.
  String.raw`(?<=(?<!(?<!\p{L})(?:i|you|he|she|we|they|who)\s*)(?:(?<!\p{L})(?:is|are|be)|['’](?:s|re))\s+(?:\p{L}+ly\s+)?)(?:over|up|done|finished)`,
].join('|');
/** The object may follow the verb: "finish my antibiotics", "stop taking metformin". */
const WHAT = String.raw`(?:\s+(?:(?:the|my|our|your|his|her|their|its|this|that)\s+\p{L}+|\p{L}+ing(?!\p{L}))(?:\s+(?!(?:and|but|or|so|that|which|if|when|because|to|until|till|before|after|from|at|on|in|by)\s)[\p{L}'’]+){0,2}?)?`;
const HOW = String.raw`(?:\s+(?:\p{L}+ly|for good|altogether|some ?time|again|later))?`;
const TOWARDS = String.raw`(?:\s+(?:on|in|at|by|during|with|towards?))?(?:\s+the)?\s+$`;
const LEADS = new RegExp(
  String.raw`${NOT}${A_VERB}(?<!\p{L})(?:(?<stops>${STOPS})|${ENDS})${WHAT}${HOW}${TOWARDS}`,
  'iu',
);
/** In UTF-16 units, from the verb to the time. */
const LONGEST_LEAD = 80;

/**
 * "The antibiotics finish this week", "my visa expires in 2027": if the stated time is a period, the end is the end of
 * that period. What stops on a day stops as the day begins; what ends, expires, or is over on a day lasts through it.
 *
 * @param time the words of a time in an English text.
 * @returns when it ends, if that is still to come; `null` if the words state no end, or an hour.
 */
export function toldEnd(text: string, time: Expression, reference: Date): Date | null {
  const { index, start, end, precision, open, ongoing, isRange } = time;
  if (open || ongoing || isRange || precision === 'hour' || precision === 'instant' || end <= reference) return null;
  const lead = LEADS.exec(text.slice(Math.max(0, index - LONGEST_LEAD), index));
  if (!lead) return null;
  const isDone = lead.groups?.['stops'] !== undefined && precision === 'day' && start > reference;
  return isDone ? start : end;
}
