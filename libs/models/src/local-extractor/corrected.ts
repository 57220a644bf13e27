import { isQuestion } from '#domain/speech/question/question.js';
import type { Sentence } from './sentences.js';

const [LONGEST, MOST_WORDS] = [120, 8];
const CLEARLY = String.raw`(?:sorry|wait|hang on|hold on|scrap that|i mean|i tell a lie|my mistake|make (?:that|it)|let['’]s say|go for|or rather)`;
/** "No" alone may deny what follows it, so it needs a pause or another word of these. */
const MARK = String.raw`(?:(?:oh|ah|er|um|well|but)[\s,]+){0,2}(?:no(?=\s*[,.…-])|(?:no,?\s+)?${CLEARLY})`;
/** Why, as in "that's a Saturday". */
const WHY = String.raw`that(?:['’]s|\sis|\swas)\s(?:an?|the|my)\s(?:[\p{L}\p{N}]+\s){0,2}[\p{L}\p{N}]+`;
const CORRECTS = new RegExp(
  String.raw`^${MARK}(?:[\s,.…-]+(?:${MARK}|${WHY}|it['’]s|actually|you know what))*[\s,.…-]+(?=[\p{L}\p{N}])`,
  'iu',
);
const WITHIN = new RegExp(String.raw`[,.…]\s+(?=${MARK}[\s,])`, 'giu');
const BEGINS = /^(?:(?:oh|yes|yeah|um|uh|er|well|so|it['’]s|that['’]s)[\s,.…]+)+/iu;
const NO_VALUE =
  /^(?:no|not|none|nothing|yes|yeah|yep|thanks?|thank|please|sorry|and|or|but|if|because|what|how|actually|maybe|perhaps|that|this|it|i|we|you|he|she|they)(?![\p{L}-])/iu;
const IS_SENTENCE =
  /(?<![\p{L}'’-])(?:i|we|he|she|they|it|you|that|there|is|are|was|were|has|have|had|do|does|did|can|could|will|would)(?![\p{L}-])|\p{L}['’](?:s|m|re|ve|ll|d|t)(?!\p{L})/iu;

/**
 * @param sentences of an answer, in order.
 * @returns them with only the last of the values where one is plainly put right: of "The 12th. No, sorry, the 13th." only "the 13th."
 */
export function corrected(sentences: readonly Sentence[]): Sentence[] {
  const kept: Sentence[] = [];
  for (const sentence of sentences) {
    const before = kept.at(-1);
    const value = correctionIn(sentence.text);
    if (before && value !== null && isValue(before.text)) kept.pop();
    else if (value !== null) {
      kept.push(sentence);
      continue;
    }
    kept.push({ ...sentence, text: value ?? withinOne(sentence.text) });
  }
  return kept;
}

/** "The 12th, no, sorry, the 13th." */
function withinOne(text: string): string {
  if (text.length > LONGEST) return text;
  const mark = [...text.matchAll(WITHIN)].at(-1);
  if (!mark) return text;
  const value = correctionIn(text.slice(mark.index + mark[0].length));
  return value !== null && isValue(text.slice(0, mark.index)) ? value : text;
}

function correctionIn(text: string): string | null {
  if (text.length > LONGEST || isQuestion(text)) return null;
  const [opening] = CORRECTS.exec(text) ?? [];
  const value = opening === undefined ? '' : text.slice(opening.length);
  return isValue(value) ? value : null;
}

function isValue(text: string): boolean {
  const value = text.replace(BEGINS, '');
  return (
    /[\p{L}\p{N}]/u.test(value) &&
    !isQuestion(value) &&
    !NO_VALUE.test(value) &&
    !IS_SENTENCE.test(value) &&
    value.split(/\s+/u).length <= MOST_WORDS
  );
}
