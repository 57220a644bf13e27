import type { Version } from '#domain/memory/memory.js';
import type { Statement } from '#domain/memory/statement.js';
import { findTime, holdsFromThenOn } from '#domain/speech/time-words.js';
import { contentStems, spokenWords } from '#domain/speech/words.js';

/** Words that say that something begins, or when, but not what. */
const BEGINNINGS = stemsOf(
  `i'll we'll you'll he'll she'll they'll it'll will going go goes gone move moves moved moving start starts started starting begin begins beginning come comes
  coming join joins joining instead rather actually already earlier later sooner after all only until till before not bring brought put back push pushed
  forward postpone postponed postponing delay delayed delaying change changed date day week month year quarter weekend the monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december spring summer autumn winter st nd rd th`,
);
const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*`;
/** "Instead of 1 July": a number beside a month is a part of its day. */
const DATES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?${MONTH}|${MONTH}\s\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])`,
  'giu',
);

/**
 * "I'm moving to Leeds on 1 August instead", where "From 1 July I'll live in Leeds" is known: the same for another day.
 *
 * @param before what the announced version replaces. Words that it shares with the announced version are not new.
 * @returns whether a statement about an announced change that is still to come only gives it another day.
 */
export function isRescheduled(
  { text, expression }: Pick<Statement, 'text' | 'expression'>,
  announced: Pick<Version, 'text' | 'expression'>,
  before: readonly Pick<Version, 'text'>[],
): boolean {
  const [said, known] = [sayingOf(text, expression), sayingOf(announced.text, announced.expression)];
  const news = newsOf(announced, before);
  const left = leftBehind(announced.text);
  return (
    news.length > 0 &&
    news.every((word) => said.has(word)) &&
    [...said].every((word) => known.has(word)) &&
    leftBehind(text).every((word) => !news.includes(word) || left.includes(word))
  );
}

/** @returns whether a statement takes an announced change back: "I'm not moving to Leeds after all". */
export function isTakenBack(
  { text, expression }: Pick<Statement, 'text' | 'expression'>,
  announced: Pick<Version, 'text' | 'expression'>,
  before: readonly Pick<Version, 'text'>[],
): boolean {
  const said = sayingOf(text, expression);
  const news = newsOf(announced, before);
  return news.length > 0 && news.every((word) => said.has(word)) && NOT_TO_COME.test(text);
}

const NOT_TO_COME =
  /(?<!\p{L})(?:not|never|no longer|without|cancel\p{L}*|called off|is off|fell through|fallen through|scrapped|abandoned|\p{L}+n['’]t)(?!\p{L})/iu;

/** Words of the announced version that are not in the version it replaces. */
function newsOf(
  { text, expression }: Pick<Version, 'text' | 'expression'>,
  before: readonly Pick<Version, 'text'>[],
): string[] {
  const old = new Set(before.flatMap((version) => [...contentStems(spokenWords(version.text))]));
  return [...sayingOf(text, expression)].filter((word) => !old.has(word));
}

/**
 * @returns whether the words leave no doubt of that: both state a start, or the statement says that the day is another
 * one.
 */
export function isPlainlyRescheduled(
  statement: Pick<Statement, 'text' | 'expression' | 'validTo'>,
  announced: Pick<Version, 'text' | 'expression' | 'validTo'>,
  before: readonly Pick<Version, 'text'>[],
): boolean {
  if (statement.validTo !== null || announced.validTo !== null) return false;
  const isSince = [statement, announced].every(({ text, expression }) => {
    const place = findTime(text, expression);
    return place !== null && holdsFromThenOn(text, place.index);
  });
  return (isSince || ANOTHER_DAY.test(statement.text)) && isRescheduled(statement, announced, before);
}

const ANOTHER_DAY =
  /(?<!\p{L})(?:instead|rather than|not (?:on|from|in|before|until|till)|postpon\p{L}+|delay\p{L}*|(?:put|push\p{L}*) (?:\p{L}+ )?back|brought forward|later|earlier|sooner|already)(?!\p{L})/iu;

/** The content of a text without its time. */
function sayingOf(text: string, expression: string | null): ReadonlySet<string> {
  const place = findTime(text, expression);
  const rest = place ? `${text.slice(0, place.index)} ${text.slice(place.index + place.text.length)}` : text;
  const said = contentStems(spokenWords(rest.slice(0, ENOUGH).replaceAll(DATES, ' ')));
  return new Set([...said].filter((word) => !BEGINNINGS.has(word)));
}

/** "In September I move from Leeds": what is said to be left. */
function leftBehind(text: string): string[] {
  const words = spokenWords(text);
  return words.flatMap((word, place) => {
    const [two = '', one = ''] = [words[place - 2], words[place - 1]];
    return FROM.has(one) || (one === 'of' && OF.has(two)) ? [...contentStems([word])] : [];
  });
}

const ENOUGH = 1_000;
const FROM = new Set(['from', 'than', 'leaving', 'leave']);
const OF = new Set(['out', 'instead']);

function stemsOf(words: string): ReadonlySet<string> {
  return contentStems(words.split(/\s+/u));
}

const AWAITS_DAY =
  /(?<!\p{L})(?:not|never|no|yet to|awaiting|waiting (?:for|on|to)|\p{L}+n['’]t)(?: [\p{L}'’]+){0,6}? (?:date|day|time|appointment|slot|word|news|letter|answer|decision)(?!\p{L})|(?<!\p{L})(?:date|day|time) (?:to be (?:confirmed|decided|agreed|set)|tbc|tba)(?!\p{L})/iu;

/** @returns whether a text says that a day is still to be told: "I've not been given a date for the operation". */
export function awaitsDay(text: string): boolean {
  return AWAITS_DAY.test(text.slice(0, LONGEST));
}

const LONGEST = 500;
