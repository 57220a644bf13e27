import type { Range } from '#domain/text/pattern.js';
import { Writing, type Written } from './written.js';

/**
 * What speakers and recognisers put between the parts of a number: blanks, dashes, commas and stops, and fillers
 * between them.
 */
export const FILLER = '(?:[Uu]hm?|[Uu]mm?|[Ee]rm?|[Ee]h|[Hh]mm?|[Mm]m|[Ää]hm?|[Ee]hm|[Ee]uh|[Ee]ste)';
const BETWEEN = '[\\s,.;…、。،-]{1,6}';
const PAUSE = new RegExp(`(?<=[A-Z\\d)])${BETWEEN}(?:${FILLER}${BETWEEN})?(?=[A-Z\\d])`, 'g');
/** Without a blank or a filler it may be 1,234.56 or a version. */
const TIGHT = /^[,.;]{1,2}$/;
const FOUR = 4;

/** @returns the text with one blank for each pause between two parts of a number; `null` if there is none. */
export function withoutPauses(text: string): Written | null {
  return joined(text, ({ start, end }) => {
    const isTight = TIGHT.test(text.slice(start, end));
    return (
      !isTight ||
      (/\d{4}$/.test(text.slice(Math.max(0, start - FOUR), start)) && /^\d{4}/.test(text.slice(end, end + FOUR)))
    );
  });
}

/** @returns the same, only for numbers that are said digit by digit: "4, 4, 7, 1". */
export function digitsTogether(text: string): Written | null {
  return joined(text, ({ start, end }) => {
    const isAlone = /(?:^|[^\w.,])\d$/.test(text.slice(Math.max(0, start - 2), start));
    return isAlone && !TIGHT.test(text.slice(start, end)) && /^\d(?![\w%]|[.,:]\d)/.test(text.slice(end, end + 3));
  });
}

function joined(text: string, isWithin: (place: Range) => boolean): Written | null {
  const writing = new Writing(text);
  let isJoined = false;
  for (const { 0: pause, index: start } of text.matchAll(PAUSE)) {
    const place = { start, end: start + pause.length };
    if (pause === ' ' || pause === '-' || !isWithin(place)) continue;
    isJoined = true;
    writing.put(' ', place);
  }
  return isJoined ? writing.end() : null;
}
