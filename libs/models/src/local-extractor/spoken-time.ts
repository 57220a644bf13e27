import { numberOfWord } from '#dates/english/numbers.js';
import type { Expression } from '#dates/expression.js';
import type { Heard } from '#dates/moment.js';
import { resolve } from '#dates/resolve.js';

/** A time for which somebody can be booked, in the words that were said. */
export interface SpokenTime {
  /** The words for the day; `null` if only an hour was said. */
  readonly day: string | null;
  /** The words for the hour, or for day and hour together; `null` if only a day was said. */
  readonly hour: string | null;
}

const SURE = 0.5;
const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})`;
const HOUR = String.raw`(?:half|quarter|five|ten|twenty(?:[- ]five)?)\s(?:past|to)\s${NUMBER}|half\s${NUMBER}|${NUMBER}(?:[:.]\d\d|\s(?:fifteen|twenty|thirty|forty|forty[- ]five|fifty|o['’]clock))?(?:\s?[ap]\.?m\b\.?)?|noon|midday`;
/** An hour at the beginning, at the end, between commas, or after "at": "two nights" is none. */
const SPOKEN_HOUR = new RegExp(
  String.raw`(?:^|[,.…]\s|(?<!\p{L})(?:at|say|for|around|about|make it|and|okay|ok|so|yes|yeah|lovely|perfect)[\s,]+)(${HOUR})(?=$|['’]|\s*[,.?!…]|\s(?:it|is|works|suits|on|then|again|so|okay|please|would|will|with|for)(?!\p{L}))`,
  'iu',
);
const OF_A_DAY =
  /\d(?:st|nd|rd|th)(?!\p{L})|(?<!\p{L})(?:tomorrow|tonight|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:\p{L}+-)?(?:first|second|third|\p{L}+th|thirtieth)|january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L})/iu;
/** A day that comes again, or that is only an end or a beginning. */
const NO_APPOINTED_DAY =
  /(?:^|[\s,])(?:by|until|till|since|from|before|after|every|each|of|last|(?<!(?:moved|changed|put|pushed|brought)\s(?:(?:it|you|that|back|forward)\s){0,2})to|through|due|except|not|but)\s(?:the\s)?$/iu;

/**
 * @param heard with a preference for what is to come.
 * @returns the last time in a sentence for which something can be agreed; `null` if it names none, or only one that is past or that is
 * an end or a beginning.
 */
export function spokenTimeIn(sentence: string, heard: Heard): SpokenTime | null {
  const [day] = resolve(sentence, heard)
    .map((time) => {
      // Checked alone, because "I've booked you for Saturday" contains a word of the past.
      const [alone] = resolve(time.text, heard);
      return alone ? { ...time, start: alone.start } : time;
    })
    .filter((time) => isAppointed(time, sentence, heard.reference))
    .slice(-2);
  if (day && isOfHour(day)) return { day: day.text, hour: day.text };
  const without = day ? sentence.replace(day.text, ',').replace(/^[\s,]+/u, '') : sentence;
  const hour = SPOKEN_HOUR.exec(without)?.[1] ?? null;
  return day || hour !== null ? { day: day?.text ?? null, hour } : null;
}

/** @returns day and hour together; `null` if they cannot be read as a time that is to come. */
export function joinedTime(day: string, hour: string | null, heard: Heard): { words: string; start: Date } | null {
  const words = hour === null || hour === day ? day : `${withoutHour(day)} at ${hour.toLowerCase()}`;
  const [time, ...others] = resolve(words, heard);
  if (!time || others.length > 0 || time.confidence < SURE || time.start <= heard.reference) return null;
  return hour === null || isOfHour(time) ? { words, start: time.start } : null;
}

function withoutHour(day: string): string {
  return day.replace(new RegExp(String.raw`(?:,|\sat|\s)\s?(?:${HOUR})(?:\ssharp)?$`, 'iu'), (end) =>
    /\d(?:st|nd|rd|th)|^\s\d{1,2}$/u.test(end) ? end : '',
  );
}

function isAppointed({ text, index, confidence, open, precision, start }: Expression, all: string, now: Date): boolean {
  const next = all.slice(index + text.length);
  return (
    confidence >= SURE &&
    open === undefined &&
    (isOfHour({ precision }) || precision === 'day' || precision === 'part_of_day') &&
    OF_A_DAY.test(text) &&
    start > now &&
    !NO_APPOINTED_DAY.test(all.slice(Math.max(0, index - 40), index)) &&
    !/^s(?!\p{L})/u.test(next)
  );
}

function isOfHour({ precision }: Pick<Expression, 'precision'>): boolean {
  return precision === 'instant' || precision === 'hour';
}

/** The days of a month. */
const MOST = 31;
const TIME_WORD =
  /^(?:half|quarter|fifteen|twenty|thirty|forty|fifty|noon|midday|tomorrow|tonight|today|morning|afternoon|evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/u;

/** "Two nights" is no time of day. */
const LASTING = new RegExp(
  String.raw`${NUMBER}\s(?:nights?|days?|weeks?|hours?|minutes?|people|of us)(?!\p{L})`,
  'giu',
);

/** @returns the words of a text that tell a day or an hour, numbers as digits: "the ninth" and "the 9th" have the same. */
export function timeWords(text: string): string[] {
  return plainWords(withoutLasting(text)).flatMap((word) => {
    const number = TIME_WORD.test(word) ? undefined : numberOfWord(word);
    if (number !== undefined && number <= MOST) return [String(number)];
    const digits = /^(\d+)(?:st|nd|rd|th|[ap]m)?$/u.exec(word)?.[1];
    return digits ?? (TIME_WORD.test(word) ? [word] : []);
  });
}

/** @returns the words of a text in lower case, without what is after an apostrophe. */
export function plainWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];
}

/** @returns the text without how long something lasts, such as "two nights". */
export function withoutLasting(text: string): string {
  return text.replaceAll(LASTING, ' ');
}
