import { isSameStem, tellingWords, wordsOf } from './words.js';

const DATES = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december today tomorrow tonight yesterday'.split(
    ' ',
  ),
);
/** Words that are written like names. */
const NO_NAMES = new Set(['ok', 'okay', 'mr', 'mrs', 'ms', 'dr']);
const CLAUSE = /[^,.;:!?…\n]+/gu;
/** A sentence, whose first word is capitalized whatever it is. */
const SENTENCE = /[^.!?…\n]+/gu;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** A year says since when. Only a house number makes it another value. */
const YEAR = /\b(?:since|in|from) (?:19|20)\d\d\b/giu;

/** People who are thanked or named by their relation are not values: "yes, thanks Anna", "and my wife Anna too". */
const SOMEBODY =
  /\b(?:[Tt]hanks|[Tt]hank you|[Cc]heers|my (?:wife|husband|partner|son|daughter|mother|father|mum|mom|dad|sister|brother|friend|colleague|boss)),? \p{Lu}\p{L}+/gu;
/** An hour is another value only if an hour was asked about. */
const HOUR = /\b(?:at \d{1,2}(?:[:.]\d\d)?|\d{1,2}(?:[:.]\d\d)?(?= ?(?:am|pm|o['’]clock)))/giu;

/** The words of a text that look like values. */
interface Values {
  readonly names: readonly string[];
  readonly dates: readonly string[];
  readonly numbers: readonly string[];
}

/**
 * @param value the value that was asked about; null if there is none.
 * @param asked what was said before the reply.
 * @returns whether a reply has a different name, date or number than the question, if the question had one of that kind.
 */
export function hasOtherValue(reply: string, value: string | null, asked: string): boolean {
  const question = valuesOf(asked);
  const isOfHours = asked.search(HOUR) >= 0;
  const { dates, numbers } = valuesOf(isOfHours ? reply : reply.replaceAll(HOUR, ' '));
  // "At Siemens in Munich" says more about Siemens.
  const { names } = valuesOf(
    reply.replaceAll(SOMEBODY, ' ').replaceAll(CLAUSE, (clause) => (isSaidIn(clause, value) ? '' : clause)),
  );
  const known = wordsOf(`${asked} ${value ?? ''}`);
  const isOther = (word: string): boolean => !known.some((other) => isSameStem(other, word));
  const isName = value === null ? question.names.length > 0 : /\p{Lu}/u.test(value);
  const counted = [...question.numbers, ...valuesOf(value ?? '').numbers];
  return (
    (isName && names.some(isOther)) ||
    (question.dates.length > 0 && dates.some(isOther)) ||
    (counted.length > 0 && numbers.some((number) => !counted.includes(number)))
  );
}

/** @returns whether the words contain the value, ignoring endings. */
export function isSaidIn(words: string, value: string | null): boolean {
  const valueWords = tellingWords(value ?? '', null);
  const saidWords = wordsOf(words);
  return valueWords.length > 0 && valueWords.every((word) => saidWords.some((other) => isSameStem(word, other)));
}

function valuesOf(text: string): Values {
  const sentences = (text.replaceAll(YEAR, ' ').match(SENTENCE) ?? []).map((sentence) => sentence.match(WORD) ?? []);
  const isDate = (word: string): boolean => DATES.has(word.toLowerCase());
  const isName = (word: string): boolean => /^\p{Lu}\p{L}/u.test(word) && !NO_NAMES.has(word.toLowerCase());
  return {
    names: sentences.flatMap(([, ...words]) => words.filter((word) => isName(word) && !isDate(word)).flatMap(wordsOf)),
    dates: sentences.flat().filter(isDate).flatMap(wordsOf),
    numbers: sentences.flat().flatMap((word) => word.normalize('NFKC').match(/\p{N}+/gu) ?? []),
  };
}
