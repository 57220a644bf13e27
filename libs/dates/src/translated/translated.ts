import { english } from '../english/english.js';
import type { Found, Locale } from '../found.js';
import type { TimeWords } from './time-words.js';
import { formsOf, type Piece, translate } from './translate.js';

/**
 * A language whose words of time are translated to English words in English order, so that one grammar reads all
 * languages: periods, open ranges, precision and tense are then the same. Results are shown in the words of the text.
 */
export function translatedFrom(words: TimeWords): Locale {
  const forms = formsOf(words);
  return (text, context) => {
    const pieces = translate(text, words, forms);
    const { written, places } = joined(pieces);
    const dayFirst = { ...context, options: { ...context.options, dayFirst: true } };
    return english(written, dayFirst).map((found) => inTheText(found, text, pieces, places));
  };
}

function joined(pieces: readonly Piece[]): { written: string; places: number[] } {
  let written = '';
  const places = pieces.map(({ text, glued }) => {
    if (!glued && written !== '') written += ' ';
    const place = written.length;
    written += text;
    return place;
  });
  return { written, places };
}

function inTheText(found: Found, text: string, pieces: readonly Piece[], places: readonly number[]): Found {
  const end = found.index + found.text.length;
  const meant = pieces.filter((piece, i) => places[i]! < end && places[i]! + piece.text.length > found.index);
  const index = Math.min(...meant.map(({ from }) => from));
  return { ...found, inEnglish: found.text, index, text: text.slice(index, Math.max(...meant.map(({ to }) => to))) };
}
