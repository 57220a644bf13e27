import { Writing, type Written } from './written.js';

/** Signs that are no letters of ASCII, or blanks that are none; a line's end stays. */
const OTHER = /[^\p{ASCII}]|[\t\v\f]/gu;
const [DIGIT, BLANK, DASH] = [/^\p{Nd}$/u, /^\s$/, /^[\p{Pd}\u2212]$/u];
/** What is not seen, such as a soft hyphen or the frame of a key that is drawn. */
const UNSEEN = /^[\p{Cf}\uFE0F\u20E3]$/u;
/** The full-width forms of ASCII stand in one row, that far from it. */
const [WIDE, WIDER, FROM_ASCII] = [0xff01, 0xff5e, 0xfee0];

/**
 * Writes digits of any script as those of ASCII, every dash as a hyphen, every blank as a space, and leaves out what is not seen.
 * @returns `null` where all of it is plain.
 */
export function inPlainSigns(text: string): Written | null {
  const writing = new Writing(text);
  let isPlain = true;
  for (const { 0: sign, index: start } of text.matchAll(OTHER)) {
    const place = { start, end: start + sign.length };
    const plain = plainOf(sign);
    if (plain === sign) continue;
    isPlain = false;
    if (plain === '') writing.skip(place);
    else writing.put(plain, place);
  }
  return isPlain ? null : writing.end();
}

function plainOf(sign: string): string {
  if (UNSEEN.test(sign)) return '';
  if (DIGIT.test(sign)) return digitOf(sign);
  if (DASH.test(sign)) return '-';
  if (BLANK.test(sign)) return sign === '\u2028' || sign === '\u2029' ? '\n' : ' ';
  const code = sign.charCodeAt(0);
  return WIDE <= code && code <= WIDER ? String.fromCharCode(code - FROM_ASCII) : sign;
}

/** The ten digits of a script follow each other, in some cases behind those of another; those of mathematics are compatible with ASCII. */
function digitOf(sign: string): string {
  const same = sign.normalize('NFKC');
  if (/^\d$/.test(same)) return same;
  const code = sign.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
