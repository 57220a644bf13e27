import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';
import type { SaidRecurrence } from './recurrence-words.js';
import { isTimeOfDay } from './time-of-day.js';

/** The period in which something recurs, as its words state it. */
export interface SeriesWindow {
  readonly text: string;
  readonly start: Date;
  readonly end: Date;
}

const LONG: readonly string[] = ['week', 'month', 'quarter', 'season', 'year', 'decade'];
/** Another clause begins here. */
const CLAUSE = /[.;,!?]|\s(?:and|but|because|so|while|if)\s/iu;
const LED = /(?:^|\s)(?:in|during|throughout|through|over|of|all)(?: the| of)?\s+$/iu;
/** A start or end of the series follows. */
const EDGE = /(?:^|\s)(?:from|starting|beginning|until|till|since|by|before|after)(?: on)?\s+$/iu;
const POINTED = /^(?:this|next|the (?:next|coming|rest))\s/iu;
const LENGTH =
  /(?<!\p{L})(?:for|over)\s+(?:the (?:next|coming) )?((?:\p{L}+|\d{1,3})(?: (?!days?|weeks?|months?|years?)\p{L}+)? (?:days?|weeks?|fortnights?|months?|years?))(?!\p{L})/iu;
/** "I've been swimming every Friday for two years": the two years are over, the series is not. */
const HAS_LASTED = /(?:(?<!\p{L})(?:have|has)|['’](?:ve|s))\s+(?:been|gone|done|taken|had|\p{L}{2,}ed)(?!\p{L})/iu;

/** "Every Friday in July", "this week every day": the longer period next to the words of a series. */
export function windowOf(text: string, { index, words }: SaidRecurrence, heard: Heard): SeriesWindow | null {
  const behind = text.slice(index + words.length).split(CLAUSE)[0] as string;
  return longIn(behind, heard) ?? opening(text.slice(0, index), heard);
}

function longIn(behind: string, heard: Heard): SeriesWindow | null {
  const isBeside = ({ index, text }: Expression): boolean => {
    const lead = behind.slice(0, index);
    return LED.test(lead) || (POINTED.test(text) && !EDGE.test(lead));
  };
  return ahead(behind, heard).find(isBeside) ?? null;
}

/** "In August I swim every Friday". */
function opening(before: string, heard: Heard): SeriesWindow | null {
  const isFirst = (one: Expression): boolean => {
    const lead = before.slice(0, one.index);
    return LED.test(lead) ? lead.replace(LED, '').trim() === '' : lead === '' && POINTED.test(one.text);
  };
  return ahead(before, heard).find(isFirst) ?? null;
}

function ahead(text: string, heard: Heard): Expression[] {
  const future: Heard = { ...heard, options: { ...heard.options, prefer: 'future' } };
  return resolve(text, future).filter(
    (one) => LONG.includes(one.precision) && one.open === undefined && !one.ongoing && !isTimeOfDay(one),
  );
}

/** @returns the words of such a length. */
export function lengthIn(rest: string): string | null {
  return HAS_LASTED.test(rest) ? null : (LENGTH.exec(rest)?.[0] ?? null);
}

/**
 * @param first the first occurrence, from which the length counts.
 * @returns the end of the length that a text states for a series: "every Tuesday for six weeks"; `null` if it states
 * none.
 */
export function lengthEnd(rest: string, first: Date, heard: Heard): Date | null {
  const length = HAS_LASTED.test(rest) ? undefined : LENGTH.exec(rest)?.[1];
  const [end] = length === undefined ? [] : resolve(`in ${length}`, { ...heard, reference: first });
  return end?.start ?? null;
}
